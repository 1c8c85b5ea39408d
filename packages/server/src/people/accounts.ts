/** Accounts: sessions, passwords, passkeys and administrators in one place. */
import type { Rate } from '@nyhavn/protocol';
import { RateLimiter } from '../rate-limiter.ts';
import { type Runtime, SYSTEM } from '../runtime.ts';
import type { Store } from '../store/store.ts';
import type { CookieSigner } from '../wire/authentication.ts';
import type { Dismissal } from '../wire/sockets.ts';
import { Administrators } from './administrators.ts';
import { Passkeys } from './passkeys.ts';
import { Passwords } from './passwords.ts';
import { newId, Sessions } from './sessions.ts';

/** Rate limits of sign-ins. */
interface SignInLimits {
  /** For a name from one address, so that strangers can't lock the owner out. */
  readonly byNameAndAddress: RateLimiter;
  /** For a name from all addresses together. */
  readonly byName: RateLimiter;
  /** From an address, for any names. */
  readonly byAddress: RateLimiter;
}

/** Authentication and accounts. */
export interface Accounts {
  /** A new id of anything. */
  newId(): string;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly passkeys: Passkeys;
  readonly administrators: Administrators;
  readonly signInLimits: SignInLimits;
  /** The public origin, if it was set: passkeys belong to it. */
  readonly origin: string | undefined;
  /** Closes the sockets of those who are not let in any more. */
  dismiss(leaving: Dismissal): void;
}

/** Dependencies and settings of accounts. */
interface AccountOptions {
  readonly origin?: string | undefined;
  /** The ids of those who run the server. */
  readonly administrators?: ReadonlySet<string> | undefined;
  readonly runtime?: Runtime;
  now(): number;
  dismiss(leaving: Dismissal): void;
  /** Makes a rate limiter under a name; one of this process alone if not given. */
  rateLimiterFor?(name: string, rate: Rate): RateLimiter;
}

/** Ten wrong passwords for a name from one address, then one a minute. */
const SIGN_IN_RATE_BY_NAME_AND_ADDRESS = { burst: 10, perSecond: 1 / 60 };

/** A hundred from everywhere: who has ten addresses still learns nothing, and the owner's address is another. */
const SIGN_IN_RATE_BY_NAME = { burst: 100, perSecond: 1 / 60 };

/** Some more from one address, which may be a family's. */
const SIGN_IN_RATE_BY_ADDRESS = { burst: 30, perSecond: 1 / 10 };

/** The accounts in a store, with cookies by that signer. */
export function accountsIn(
  store: Store,
  cookieSigner: CookieSigner,
  options: AccountOptions,
): Accounts {
  const { now, origin, dismiss, administrators = new Set(), runtime = SYSTEM } = options;
  const { rateLimiterFor = (_, rate) => new RateLimiter(rate, now) } = options;
  return {
    newId: () => newId(runtime),
    sessions: new Sessions(store, cookieSigner, now, runtime),
    passwords: new Passwords(),
    passkeys: new Passkeys(store, now, runtime),
    administrators: new Administrators(store, administrators),
    signInLimits: {
      byNameAndAddress: rateLimiterFor(
        'tries by name and address',
        SIGN_IN_RATE_BY_NAME_AND_ADDRESS,
      ),
      byName: rateLimiterFor('tries by name', SIGN_IN_RATE_BY_NAME),
      byAddress: rateLimiterFor('tries by address', SIGN_IN_RATE_BY_ADDRESS),
    },
    origin,
    dismiss,
  };
}
