/** How often somebody may ask what costs something. */
import type { API } from '@nyhavn/protocol';
import { Allowances, type Rate } from '../allowance.ts';

type Name = keyof typeof API;

/** Rates of addresses of the API, and of all of them together for one network address. */
export type Rates = Readonly<Record<Name | 'together', Rate>>;

/** What reads a few rows. */
const READING: Rate = { burst: 60, perSecond: 5 };

/** What clients without an identity read too, who are counted by their address together. */
const OPEN: Rate = { burst: 120, perSecond: 10 };

/** What changes a row or two. */
const CHANGING: Rate = { burst: 30, perSecond: 0.5 };

/** What reads or rewrites everything that is known of a person. */
const EVERYTHING: Rate = { burst: 5, perSecond: 0.02 };

/** Rates for people; every address has one, or this does not compile. */
export const RATES: Rates = {
  together: { burst: 1500, perSecond: 50 },
  becomeGuest: { burst: 600, perSecond: 2 },
  whoAmI: OPEN,
  rename: { burst: 20, perSecond: 0.2 },
  deleteMe: EVERYTHING,
  exportMe: EVERYTHING,
  settings: READING,
  keepSettings: { burst: 60, perSecond: 1 },
  claimWithPassword: CHANGING,
  signIn: CHANGING,
  signOut: CHANGING,
  signOutEverywhere: CHANGING,
  passkeys: READING,
  askToAddPasskey: CHANGING,
  addPasskey: CHANGING,
  removePasskey: CHANGING,
  askToSignInWithPasskey: CHANGING,
  signInWithPasskey: CHANGING,
  bots: READING,
  createBot: { burst: 30, perSecond: 0.02 },
  revokeToken: CHANGING,
  myTables: READING,
  openTable: { burst: 30, perSecond: 0.2 },
  lobby: READING,
  quickMatch: CHANGING,
  entries: READING,
  command: { burst: 60, perSecond: 20 },
  report: { burst: 10, perSecond: 0.05 },
  record: READING,
  pushKey: OPEN,
  addDevice: { burst: 20, perSecond: 0.1 },
  removeDevice: CHANGING,
  quiet: READING,
  keepQuiet: CHANGING,
  leaderboard: OPEN,
  profile: OPEN,
  statistics: OPEN,
  myResults: READING,
  results: READING,
  administration: READING,
  adminTables: READING,
  closeTable: { burst: 60, perSecond: 1 },
  adminPeople: READING,
  mute: { burst: 60, perSecond: 1 },
  unmute: { burst: 60, perSecond: 1 },
  adminReports: READING,
  handleReport: { burst: 60, perSecond: 1 },
  adminDeeds: READING,
};

/** Counts what people ask; those without an identity are known by their network address. */
export class ApiLimits {
  readonly #together: Allowances | undefined;
  readonly #routes: ReadonlyMap<Name, Allowances>;

  /** Buckets are those of this process alone, if no others are given. */
  constructor(
    now: () => number,
    { together, ...routes }: Partial<Rates>,
    allow = (_: string, rate: Rate) => new Allowances(rate, now),
  ) {
    this.#together = together && allow('together', together);
    const rates = Object.entries(routes) as [Name, Rate][];
    this.#routes = new Map(rates.map(([name, rate]) => [name, allow(`api ${name}`, rate)]));
  }

  /** Whether anything may be asked from that address now; who asks need not be known yet. */
  takeFrom(address: string): boolean {
    return this.#together?.take(address) ?? true;
  }

  /** Whether a person may ask for that now. */
  take(name: Name, person: string, address: string): boolean {
    const who = person === '' || name === 'becomeGuest' ? address : person;
    return this.#routes.get(name)?.take(who) ?? true;
  }
}
