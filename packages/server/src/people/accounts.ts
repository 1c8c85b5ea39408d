/** Everything about who somebody is, in one place. */
import { Allowances, type Rate } from '../allowance.ts';
import type { Store } from '../store/store.ts';
import type { Identity } from '../wire/identity.ts';
import type { Leaving } from '../wire/sockets.ts';
import { Administrators } from './administrators.ts';
import { Passkeys } from './passkeys.ts';
import { Passwords } from './passwords.ts';
import { Sessions } from './sessions.ts';

/** How often passwords and passkeys may be tried. */
interface Tries {
  /** For a name from one address, so that strangers lock nobody out. */
  readonly byNameAndAddress: Allowances;
  /** For a name from all addresses together. */
  readonly byName: Allowances;
  /** From an address, for any names. */
  readonly byAddress: Allowances;
}

/** What it takes to know people, and to know them again. */
export interface Accounts {
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly passkeys: Passkeys;
  readonly administrators: Administrators;
  readonly tries: Tries;
  /** Where the server is reached, if that was set: the origin that passkeys are for. */
  readonly origin: string | undefined;
  /** Closes the sockets of those who are not let in any more. */
  dismiss(leaving: Leaving): void;
}

/** What accounts need to know of the server. */
interface AccountOptions {
  readonly origin?: string | undefined;
  /** The ids of those who run the server. */
  readonly administrators?: ReadonlySet<string> | undefined;
  now(): number;
  dismiss(leaving: Leaving): void;
  /** Makes buckets under a name; those of this process alone if not given. */
  allow?(name: string, rate: Rate): Allowances;
}

/** Ten wrong passwords for a name from one address, then one a minute. */
const TRIES_BY_NAME_AND_ADDRESS = { burst: 10, perSecond: 1 / 60 };

/** A hundred from everywhere: who has ten addresses still learns nothing, and the owner's address is another. */
const TRIES_BY_NAME = { burst: 100, perSecond: 1 / 60 };

/** Some more from one address, which may be a family's. */
const TRIES_BY_ADDRESS = { burst: 30, perSecond: 1 / 10 };

/** The accounts in a store, with cookies signed by that identity. */
export function accountsIn(store: Store, identity: Identity, options: AccountOptions): Accounts {
  const { now, origin, dismiss, administrators = new Set() } = options;
  const { allow = (_, rate) => new Allowances(rate, now) } = options;
  return {
    sessions: new Sessions(store, identity, now),
    passwords: new Passwords(),
    passkeys: new Passkeys(store, now),
    administrators: new Administrators(store, administrators),
    tries: {
      byNameAndAddress: allow('tries by name and address', TRIES_BY_NAME_AND_ADDRESS),
      byName: allow('tries by name', TRIES_BY_NAME),
      byAddress: allow('tries by address', TRIES_BY_ADDRESS),
    },
    origin,
    dismiss,
  };
}
