/** Rate limits of the API, one for each route. */
import type { API } from '@nyhavn/protocol';
import { type Rate, RateLimiter } from '../rate-limiter.ts';

type Name = keyof typeof API;

/** Rates of addresses of the API, and of all of them together for one network address. */
export type Rates = Readonly<Record<Name | 'global', Rate>>;

/** What reads a few rows. */
const READ_RATE: Rate = { burst: 60, perSecond: 5 };

/** What clients without an identity read too, who are counted by their address together. */
const OPEN_READ_RATE: Rate = { burst: 120, perSecond: 10 };

/** What changes a row or two. */
const WRITE_RATE: Rate = { burst: 30, perSecond: 0.5 };

/** What reads or rewrites everything that is known of a person. */
const WHOLE_ACCOUNT_RATE: Rate = { burst: 5, perSecond: 0.02 };

/** Rates for people; every address has one, or this does not compile. */
export const RATES: Rates = {
  global: { burst: 1500, perSecond: 50 },
  becomeGuest: { burst: 600, perSecond: 2 },
  whoAmI: OPEN_READ_RATE,
  rename: { burst: 20, perSecond: 0.2 },
  deleteMe: WHOLE_ACCOUNT_RATE,
  exportMe: WHOLE_ACCOUNT_RATE,
  settings: READ_RATE,
  keepSettings: { burst: 60, perSecond: 1 },
  claimWithPassword: WRITE_RATE,
  signIn: WRITE_RATE,
  signOut: WRITE_RATE,
  signOutEverywhere: WRITE_RATE,
  passkeys: READ_RATE,
  askToAddPasskey: WRITE_RATE,
  addPasskey: WRITE_RATE,
  removePasskey: WRITE_RATE,
  askToSignInWithPasskey: WRITE_RATE,
  signInWithPasskey: WRITE_RATE,
  bots: READ_RATE,
  createBot: { burst: 30, perSecond: 0.02 },
  revokeToken: WRITE_RATE,
  myTables: READ_RATE,
  openTable: { burst: 30, perSecond: 0.2 },
  lobby: READ_RATE,
  quickMatch: WRITE_RATE,
  entries: READ_RATE,
  command: { burst: 60, perSecond: 20 },
  report: { burst: 10, perSecond: 0.05 },
  record: READ_RATE,
  pushKey: OPEN_READ_RATE,
  addDevice: { burst: 20, perSecond: 0.1 },
  removeDevice: WRITE_RATE,
  quiet: READ_RATE,
  keepQuiet: WRITE_RATE,
  leaderboard: OPEN_READ_RATE,
  profile: OPEN_READ_RATE,
  statistics: OPEN_READ_RATE,
  myResults: READ_RATE,
  results: READ_RATE,
  administration: READ_RATE,
  adminTables: READ_RATE,
  closeTable: { burst: 60, perSecond: 1 },
  adminPeople: READ_RATE,
  mute: { burst: 60, perSecond: 1 },
  unmute: { burst: 60, perSecond: 1 },
  adminReports: READ_RATE,
  handleReport: { burst: 60, perSecond: 1 },
  adminDeeds: READ_RATE,
};

/** Counts what people ask; those without an identity are known by their network address. */
export class ApiLimits {
  readonly #global: RateLimiter | undefined;
  readonly #routes: ReadonlyMap<Name, RateLimiter>;

  /** Rate limiters are those of this process alone, if no others are given. */
  constructor(
    now: () => number,
    { global, ...routes }: Partial<Rates>,
    rateLimiterFor = (_: string, rate: Rate) => new RateLimiter(rate, now),
  ) {
    this.#global = global && rateLimiterFor('global', global);
    const rates = Object.entries(routes) as [Name, Rate][];
    this.#routes = new Map(
      rates.map(([name, rate]) => [name, rateLimiterFor(`api ${name}`, rate)]),
    );
  }

  /** Whether anything may be asked from that address now; who asks need not be known yet. */
  takeFrom(address: string): boolean {
    return this.#global?.take(address) ?? true;
  }

  /** Whether a person may ask for that now. */
  take(name: Name, person: string, address: string): boolean {
    const key = person === '' || name === 'becomeGuest' ? address : person;
    return this.#routes.get(name)?.take(key) ?? true;
  }
}
