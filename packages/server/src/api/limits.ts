/** How often somebody may ask what costs something. */
import type { API } from '@nyhavn/protocol';
import { Allowances, type Rate } from '../allowance.ts';

type Name = keyof typeof API;

/** Rates of addresses of the API, and of all of them together for one network address. */
export type Rates = Readonly<Partial<Record<Name | 'together', Rate>>>;

/** Rates for people. */
export const RATES: Rates = {
  together: { burst: 1500, perSecond: 50 },
  becomeGuest: { burst: 600, perSecond: 2 },
  rename: { burst: 20, perSecond: 0.2 },
  myTables: { burst: 60, perSecond: 5 },
  openTable: { burst: 30, perSecond: 0.2 },
  lobby: { burst: 60, perSecond: 5 },
  quickMatch: { burst: 30, perSecond: 0.5 },
  entries: { burst: 60, perSecond: 5 },
  command: { burst: 60, perSecond: 20 },
  report: { burst: 10, perSecond: 0.05 },
  addDevice: { burst: 20, perSecond: 0.1 },
  keepQuiet: { burst: 30, perSecond: 0.5 },
  record: { burst: 60, perSecond: 5 },
  myResults: { burst: 60, perSecond: 5 },
  results: { burst: 60, perSecond: 5 },
  administration: { burst: 60, perSecond: 5 },
  adminTables: { burst: 60, perSecond: 5 },
  closeTable: { burst: 60, perSecond: 1 },
  adminPeople: { burst: 60, perSecond: 5 },
  mute: { burst: 60, perSecond: 1 },
  unmute: { burst: 60, perSecond: 1 },
  adminReports: { burst: 60, perSecond: 5 },
  handleReport: { burst: 60, perSecond: 1 },
  adminDeeds: { burst: 60, perSecond: 5 },
};

/** Counts what people ask; those without an identity are known by their network address. */
export class ApiLimits {
  readonly #together: Allowances | undefined;
  readonly #routes: ReadonlyMap<Name, Allowances>;

  /** Buckets are those of this process alone, if no others are given. */
  constructor(
    now: () => number,
    { together, ...routes }: Rates,
    allow = (_: string, rate: Rate) => new Allowances(rate, now),
  ) {
    this.#together = together && allow('together', together);
    const rates = Object.entries(routes) as [Name, Rate][];
    this.#routes = new Map(rates.map(([name, rate]) => [name, allow(`api ${name}`, rate)]));
  }

  /** Whether somebody may ask for that now. */
  take(name: Name, person: string, address: string): boolean {
    if (this.#together?.take(address) === false) return false;
    const who = person === '' || name === 'becomeGuest' ? address : person;
    return this.#routes.get(name)?.take(who) ?? true;
  }
}
