/** What handlers of the API work with, and what they are. */
import type { Result } from '@nyhavn/engine';
import type { AnyRefusal, API } from '@nyhavn/protocol';
import type * as v from 'valibot';
import type { Accounts } from '../people/accounts.ts';
import type { Caller } from '../push/caller.ts';
import type { Counting } from '../ratings/counting.ts';
import type { Store } from '../store/store.ts';
import type { Matching } from '../table/matching.ts';
import type { Tables } from '../table/tables.ts';
import type { Gate } from '../wire/gate.ts';
import type { Door, Who } from '../wire/identity.ts';
import type { ApiLimits } from './limits.ts';

/** What handlers work with. */
export interface Service {
  readonly store: Store;
  readonly tables: Tables;
  readonly matching: Matching;
  readonly counting: Counting;
  /** Who asks. */
  readonly identity: Door;
  readonly accounts: Accounts;
  readonly limits: ApiLimits;
  readonly gate: Gate;
  /** Calls people who are awaited. */
  readonly caller: Caller;
  now(): number;
}

type Name = keyof typeof API;

/** A request, checked. */
interface Asked<Key extends Name> {
  /** Empty where anybody may ask and nobody in particular does. */
  readonly person: string;
  readonly who: Who | undefined;
  /** The host that was asked, with its port. */
  readonly host: string;
  /** The network that asks: an IPv4 address or an IPv6 /64. */
  readonly address: string;
  /** The ticket of a passkey's challenge; empty if there is none. */
  readonly ticket: string;
  readonly params: v.InferOutput<(typeof API)[Key]['params']>;
  readonly query: v.InferOutput<(typeof API)[Key]['query']>;
  readonly body: v.InferOutput<(typeof API)[Key]['body']>;
  /** Has the reply say by which session somebody is known from now on, or that by none. */
  become(session: string | undefined): void;
  /** Hands out the ticket of a challenge, or takes it back. */
  giveTicket(ticket: string | undefined): void;
}

/** What is replied, or why not. */
type Replied<Key extends Name> = Result<v.InferInput<(typeof API)[Key]['reply']>, AnyRefusal>;

/** One handler an address. */
export type Handlers = {
  readonly [Key in Name]: (service: Service, asked: Asked<Key>) => Promise<Replied<Key>>;
};
