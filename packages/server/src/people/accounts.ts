/** Everything about who somebody is, in one place. */
import { Allowances } from '../allowance.ts';
import type { Store } from '../store/store.ts';
import type { Identity, Who } from '../wire/identity.ts';
import { Passkeys } from './passkeys.ts';
import { Passwords } from './passwords.ts';
import { Sessions } from './sessions.ts';

/** What it takes to know people, and to know them again. */
export interface Accounts {
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly passkeys: Passkeys;
  /** How often anybody may try to sign in. */
  readonly tries: { readonly byName: Allowances; readonly byAddress: Allowances };
  /** Where the server is reached, if that was set: the origin that passkeys are for. */
  readonly origin: string | undefined;
  /** Closes the sockets of those who are not let in any more. */
  dismiss(isMeant: (who: Who) => boolean): void;
}

/** What accounts need to know of the server. */
interface AccountOptions {
  readonly origin?: string | undefined;
  now(): number;
  dismiss(isMeant: (who: Who) => boolean): void;
}

/** Ten wrong passwords for a name, then one a minute; some more from one address, who may be a family. */
const TRIES_BY_NAME = { burst: 10, perSecond: 1 / 60 };
const TRIES_BY_ADDRESS = { burst: 30, perSecond: 1 / 10 };

/** The accounts in a store, with cookies signed by that identity. */
export function accountsIn(
  store: Store,
  identity: Identity,
  { now, origin, dismiss }: AccountOptions,
): Accounts {
  return {
    sessions: new Sessions(store, identity, now),
    passwords: new Passwords(),
    passkeys: new Passkeys(store, now),
    tries: {
      byName: new Allowances(TRIES_BY_NAME, now),
      byAddress: new Allowances(TRIES_BY_ADDRESS, now),
    },
    origin,
    dismiss,
  };
}
