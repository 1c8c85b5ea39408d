/** The dependencies and the type of the API's handlers. */
import type { Result } from '@nyhavn/engine';
import type { AnyRefusal, API } from '@nyhavn/protocol';
import type * as v from 'valibot';
import type { Accounts } from '../people/accounts.ts';
import type { PushSender } from '../push/push-sender.ts';
import type { ResultsRecorder } from '../ratings/results-recorder.ts';
import type { Store } from '../store/store.ts';
import type { Matching } from '../table/matching.ts';
import type { Tables } from '../table/tables.ts';
import type { Authenticator, Principal } from '../wire/authentication.ts';
import type { Gate } from '../wire/gate.ts';
import type { ApiLimits } from './limits.ts';

/** Dependencies of handlers. */
export interface ApiDeps {
  readonly store: Store;
  readonly tables: Tables;
  readonly matching: Matching;
  readonly resultsRecorder: ResultsRecorder;
  readonly authenticator: Authenticator;
  readonly accounts: Accounts;
  readonly limits: ApiLimits;
  readonly gate: Gate;
  /** Notifies people who are awaited. */
  readonly pushSender: PushSender;
  now(): number;
}

type Name = keyof typeof API;

/** A request, checked. */
interface ApiRequest<Key extends Name> {
  /** Empty where the route is open to all and the request names no person. */
  readonly person: string;
  readonly principal: Principal | undefined;
  /** The host that was asked, with its port. */
  readonly host: string;
  /** The network that asks: an IPv4 address or an IPv6 /64. */
  readonly address: string;
  /** The ticket of a passkey's challenge; empty if there is none. */
  readonly ticket: string;
  readonly params: v.InferOutput<(typeof API)[Key]['params']>;
  readonly query: v.InferOutput<(typeof API)[Key]['query']>;
  readonly body: v.InferOutput<(typeof API)[Key]['body']>;
  /** Sets the session cookie of the reply, or clears it. */
  setSession(session: string | undefined): void;
  /** Hands out the ticket of a challenge, or takes it back. */
  giveTicket(ticket: string | undefined): void;
}

/** A reply or a refusal. */
type ApiReply<Key extends Name> = Result<v.InferInput<(typeof API)[Key]['reply']>, AnyRefusal>;

/** One handler an address. */
export type Handlers = {
  readonly [Key in Name]: (service: ApiDeps, asked: ApiRequest<Key>) => Promise<ApiReply<Key>>;
};
