/** The service without its HTTP server: tables, people, ratings and sockets on a store, as production and simulations run it. */
import type { AnyRefusal, Rate } from '@nyhavn/protocol';
import type { Cluster } from './cluster/cluster.ts';
import type { ReportError } from './operations/errors.ts';
import { type Accounts, accountsIn } from './people/accounts.ts';
import { startRetention } from './people/retention.ts';
import { RateLimiter } from './rate-limiter.ts';
import { ResultsRecorder } from './ratings/results-recorder.ts';
import type { Runtime } from './runtime.ts';
import type { OpenedStore } from './store/open-store.ts';
import type { BotRunner } from './table/bot-moves.ts';
import { Matching } from './table/matching.ts';
import { CHAT_RATE, Tables } from './table/tables.ts';
import type { Turn } from './table/turn-notifier.ts';
import { CookieSigner } from './wire/authentication.ts';
import { PERSON_LIMITS, UNLIMITED } from './wire/limits.ts';
import { type Dismissal, Sockets } from './wire/sockets.ts';

/** The bot that takes seats without a player. */
const SUBSTITUTE_BOT = 'foreman';

/** Dependencies and settings of a service. */
interface ServiceOptions {
  readonly runtime: Runtime;
  now(): number;
  readonly opened: OpenedStore;
  readonly bots: BotRunner;
  /** A person is awaited who is not there. */
  awaited(turn: Turn): void;
  /** Counts what was refused. */
  refused(code: AnyRefusal): void;
  readonly report: ReportError;
  readonly hasLimits: boolean;
  readonly origin?: string | undefined;
  readonly administrators?: ReadonlySet<string> | undefined;
}

/** A service at work. */
export interface Service {
  readonly tables: Tables;
  readonly accounts: Accounts;
  readonly matching: Matching;
  readonly resultsRecorder: ResultsRecorder;
  readonly sockets: Sockets;
  /** Makes a rate limiter under a name, which all processes share. */
  rateLimiterFor(name: string, rate: Rate): RateLimiter;
}

/** Makes a service on a store, and joins the other processes. The cleanup ends it, the last part first. */
export async function openService(
  options: ServiceOptions,
  cleanup: AsyncDisposableStack,
): Promise<Service> {
  const { runtime, now, report, origin, administrators, hasLimits } = options;
  const { store, secret, cluster, join } = options.opened;
  const cookieSigner = new CookieSigner(secret);
  const rateLimiterFor = limitersOf(cluster, now);
  const resultsRecorder = new ResultsRecorder(store, report, runtime);
  cleanup.defer(() => resultsRecorder.close());
  const tables = new Tables({
    store,
    runtime,
    bots: options.bots,
    substitute: SUBSTITUTE_BOT,
    now,
    closed: (table, state) => resultsRecorder.record(table, { state, time: now() }),
    awaited: options.awaited,
    chat: rateLimiterFor('chat', CHAT_RATE),
    report,
    ...(cluster ? { peers: cluster } : {}),
  });
  cleanup.defer(() => cluster?.close());
  cleanup.defer(() => tables.stop());
  const dismiss = (leaving: Dismissal) => sockets.dismiss(leaving);
  const accounts = accountsIn(store, cookieSigner, {
    runtime,
    now,
    origin,
    administrators,
    dismiss: cluster ? (leaving) => cluster.dismiss(leaving) : dismiss,
    rateLimiterFor,
  });
  const { sessions } = accounts;
  const limits = hasLimits ? PERSON_LIMITS : UNLIMITED;
  const sockets = new Sockets(sessions, tables, limits, {
    ...(hasLimits ? { personLimiter: rateLimiterFor('messages', limits.perPerson) } : {}),
    refused: options.refused,
    report,
    runtime,
  });
  const recheck = () => sockets.recheck((all) => sessions.stillValid(all));
  await tables.start(await join({ tables, dismiss, recheck }));
  cleanup.defer(startRetention({ store, tables, accounts, report, now, runtime }));
  const matching = new Matching({ store, tables, now });
  resultsRecorder.recordAll();
  return { tables, accounts, matching, resultsRecorder, sockets, rateLimiterFor };
}

function limitersOf(cluster: Cluster | undefined, now: () => number): Service['rateLimiterFor'] {
  return (name, rate) => cluster?.rateLimiterFor(name, rate) ?? new RateLimiter(rate, now);
}
