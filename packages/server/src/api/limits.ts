/** Rate limits of the API, one for each route. */
import { API, type Rate } from '@nyhavn/protocol';
import { RateLimiter } from '../rate-limiter.ts';

type Name = keyof typeof API;

const ROUTES = Object.keys(API) as Name[];

/** Rates of addresses of the API, and of all of them together for one network address. */
export type Rates = Readonly<Record<Name | 'global', Rate>>;

/** Rates for people: those of the routes, and one for everything from one address. */
export const RATES: Rates = {
  global: { burst: 1500, perSecond: 50 },
  ...(Object.fromEntries(ROUTES.map((name) => [name, API[name].rate])) as Record<Name, Rate>),
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

  /** Takes a token of an address; the person need not be known yet. False if it has none left. */
  takeFrom(address: string): boolean {
    return this.#global?.take(address) ?? true;
  }

  /** Takes a token of a person for a route. False if they have none left. */
  take(name: Name, person: string, address: string): boolean {
    const key = person === '' || name === 'becomeGuest' ? address : person;
    return this.#routes.get(name)?.take(key) ?? true;
  }
}
