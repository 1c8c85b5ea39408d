/** The program that serves the product. */
import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { AnyRefusal } from '@nyhavn/protocol';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { Allowances, type Rate } from './allowance.ts';
import { isReadable, UNREADABLE } from './api/admission.ts';
import { serveApi } from './api/index.ts';
import { ApiLimits, RATES } from './api/limits.ts';
import { Thinker } from './bots/thinker.ts';
import type { Fleet } from './fleet/fleet.ts';
import { errorReporter, type ReportError } from './operations/errors.ts';
import { serveHealth } from './operations/health.ts';
import { type LogOptions, openLog } from './operations/log.ts';
import { measuredBots, measuredJournal } from './operations/measured.ts';
import { Metrics } from './operations/metrics.ts';
import { followRequests } from './operations/requests.ts';
import { endOnUncaught } from './operations/uncaught.ts';
import { accountsIn } from './people/accounts.ts';
import { startRetention } from './people/retention.ts';
import { Caller, type CallerOptions } from './push/caller.ts';
import { pushKeysIn } from './push/keys.ts';
import { Counting } from './ratings/counting.ts';
import { secretIn } from './secret.ts';
import { secure } from './security.ts';
import { serveClient } from './static.ts';
import { SteadyClock } from './steady-clock.ts';
import { lockFolder } from './store/data-folder.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { Matching } from './table/matching.ts';
import { CHAT, Tables } from './table/tables.ts';
import { PEOPLE, UNLIMITED } from './wire/connection.ts';
import { Gate, UPGRADES } from './wire/gate.ts';
import { Identity } from './wire/identity.ts';
import { type Leaving, Sockets } from './wire/sockets.ts';

/** What a server is made of. */
export interface ServerOptions {
  /** The folder with the client as it was built. */
  readonly client: string;
  /** The folder for everything that has to last. */
  readonly data: string;
  /** The Postgres in which tables and people are kept instead, for any number of processes. */
  readonly database?: string | undefined;
  /** The Redis over which those processes talk. */
  readonly redis?: string | undefined;
  /** Whether people may ask only so often; a bench lifts that. */
  readonly hasLimits?: boolean;
  /** Where people reach it, as `https://nyhavn.example`, if not where requests say. */
  readonly origin?: string;
  /** How many proxies in front of it say who asks, by `X-Forwarded-For` and its like. */
  readonly proxyHops?: number;
  /** The ids of people with claimed names who may see, mute and close everything. */
  readonly administrators?: ReadonlySet<string>;
  /** Where it writes what happens to it; nowhere, if not told. */
  readonly log?: LogOptions;
  /** Who knows this may read the server's figures from anywhere. */
  readonly metricsToken?: string;
  /** Milliseconds between saying that it goes and going, for a balancer to notice. */
  readonly farewell?: number;
  /** Milliseconds within which a request has to come in, for tests that don't wait for it. */
  readonly requestTimeoutMs?: number;
  /** Called once when the server can't go on, because its store has died: end the process, so that it is started again. */
  readonly onFatal?: (error: Error) => void;
  /** Hosts of push services beside those of the well-known browsers. */
  readonly pushHosts?: readonly string[];
  /** Whether this process is the server's own, and ends with an error that nothing caught. */
  readonly endsOnUncaught?: boolean;
  /** How people are called, for tests with a push service of their own. */
  readonly calling?: Pick<CallerOptions, 'mayBeLoopback' | 'pauses'>;
}

/** Slow bodies: a request that has not come in whole after so long is cut. */
const REQUEST_TIMEOUT_MS = 30_000;

/** The bot that takes seats which nobody plays. */
const SUBSTITUTE = 'foreman';

/** A server that does not listen yet. Where it can't be made, it says why in words and leaves nothing open. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const cleanup = new AsyncDisposableStack();
  try {
    return await assemble(options, cleanup);
  } catch (error) {
    await cleanup.disposeAsync();
    throw error;
  }
}

/** Puts a server together; whatever has to be closed is closed by the cleanup, the last first. */
async function assemble(
  options: ServerOptions,
  cleanup: AsyncDisposableStack,
): Promise<FastifyInstance> {
  const { client, data, origin, proxyHops, hasLimits = true } = options;
  const clock = new SteadyClock();
  const { now } = clock;
  const { log = { level: 'silent' }, metricsToken, farewell = 0 } = options;
  const metrics = new Metrics();
  let isLeaving = false;
  const { requestTimeoutMs = REQUEST_TIMEOUT_MS } = options;
  const upgrades = hasLimits ? new Allowances(UPGRADES, now) : undefined;
  const gate = new Gate({ origin, proxyHops, upgrades });
  const server = fastify({
    loggerInstance: openLog(log) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    trustProxy: gate.trusts,
    requestTimeout: requestTimeoutMs,
    // Node looks at requests only where headers have less time than all of it.
    http: {
      headersTimeout: requestTimeoutMs / 2,
      connectionsCheckingInterval: requestTimeoutMs / 2,
    },
    // Schemas say how long a parameter may be, so that every address refuses in the same way.
    routerOptions: { maxParamLength: maxHeaderSize },
    rewriteUrl: ({ url = '' }) => (isReadable(url) ? url : UNREADABLE),
  });
  const report = errorReporter(server.log, metrics);
  if (options.endsOnUncaught) endOnUncaught(report);
  const {
    store: kept,
    secret,
    fleet,
    enter,
  } = await openStore(options, { clock, report, cleanup });
  const identity = new Identity(secret);
  const store: Store = { ...kept, journal: measuredJournal(kept.journal, metrics) };
  const allow = (name: string, rate: Rate) =>
    fleet ? fleet.allow(name, rate) : new Allowances(rate, now);
  const bots = new Thinker();
  const counting = new Counting(store, report);
  const caller = new Caller({
    store,
    keys: pushKeysIn(data),
    now,
    origin,
    pushHosts: options.pushHosts,
    report,
    ...options.calling,
  });
  const tables = new Tables({
    store,
    bots: measuredBots(bots, metrics),
    substitute: SUBSTITUTE,
    now,
    closed: (table, state) => counting.count(table, { state, time: now() }),
    awaited: (turn) => caller.call(turn),
    chat: allow('chat', CHAT),
    report,
    ...(fleet ? { neighbours: fleet } : {}),
  });
  for (const close of [
    () => counting.close(),
    () => caller.close(),
    () => bots.close(),
    () => fleet?.close(),
    () => tables.stop(),
  ]) {
    cleanup.defer(close);
  }
  const dismiss = (leaving: Leaving) => sockets.dismiss(leaving);
  const accounts = accountsIn(store, identity, {
    now,
    origin,
    administrators: options.administrators,
    dismiss: fleet ? (leaving) => fleet.dismiss(leaving) : dismiss,
    allow,
  });
  const { sessions } = accounts;
  const bounds = hasLimits ? PEOPLE : UNLIMITED;
  const people = hasLimits ? allow('messages', bounds.ofPerson) : undefined;
  const refused = (code: AnyRefusal) => metrics.refusals.inc({ code });
  const sockets = new Sockets(sessions, tables, bounds, people, refused, report);
  const recheck = () => sockets.recheck((all) => sessions.stillIn(all));
  await tables.start(await enter({ tables, dismiss, recheck }));
  sockets.attach(server.server, gate);
  metrics.watch({ tables: () => tables.size, sockets: () => sockets.size });
  server.addHook('preClose', async () => {
    isLeaving = true;
    if (farewell > 0) await setTimeout(farewell);
    sockets.close();
  });
  cleanup.defer(startRetention({ store, tables, accounts, report, now }));
  server.addHook('onClose', () => cleanup.disposeAsync());
  await secure(server);
  followRequests(server, metrics, report);
  serveHealth(server, { store, metrics, metricsToken, isLeaving: () => isLeaving, report });
  const limits = new ApiLimits(now, hasLimits ? RATES : {}, allow);
  const matching = new Matching({ store, tables, now });
  await serveApi(server, {
    store,
    tables,
    matching,
    counting,
    identity: sessions,
    accounts,
    limits,
    gate,
    caller,
    now,
  });
  counting.countAll();
  await serveClient(server, client);
  return server;
}

/** Where everything is kept, and the other processes that keep it there too. */
interface Quay {
  readonly store: Store;
  /** With what identities are signed. */
  readonly secret: Buffer;
  readonly fleet?: Fleet;
  /** Joins the others; whether there was nobody. */
  enter(duties: Parameters<Fleet['join']>[1]): Promise<boolean>;
}

/** What stores need of the server that opens them. */
interface Opening {
  readonly clock: SteadyClock;
  readonly report: ReportError;
  readonly cleanup: AsyncDisposableStack;
}

async function openStore(options: ServerOptions, opening: Opening): Promise<Quay> {
  const { data, database, redis } = options;
  if (database) return openShared({ data, database, redis }, opening);
  if (redis) throw new Error('REDIS_URL is for many processes, which need DATABASE_URL as well.');
  const { report, cleanup } = opening;
  const folder = lockFolder(data);
  cleanup.defer(() => folder.unlock());
  if (folder.warning !== undefined) report('data folder', new Error(folder.warning));
  const secret = secretIn(data);
  const store = await openSqlite(folder.file, {
    report,
    onDeath: (error) => options.onFatal?.(error),
  });
  cleanup.defer(() => store.close());
  folder.opened();
  cleanup.defer(() => folder.closing());
  return { store, secret, enter: async () => true };
}

async function openShared(
  { data, database, redis }: Pick<ServerOptions, 'data' | 'redis'> & { readonly database: string },
  { clock, report, cleanup }: Opening,
): Promise<Quay> {
  const secret = secretIn(data);
  // Loaded here, because whoever serves alone begins faster without it.
  const [{ openPostgres }, { Fleet }, { lineTo }] = await Promise.all([
    import('./store/postgres.ts'),
    import('./fleet/fleet.ts'),
    import('./fleet/index.ts'),
  ]);
  const store = await openPostgres(database, report);
  cleanup.defer(() => store.close());
  const fleet = new Fleet(store, clock.now, report);
  const enter: Quay['enter'] = async (duties) => {
    const { bus, isFirst } = await lineTo({ database, redis, store, secret }, fleet);
    try {
      await fleet.keepTime(clock);
      await fleet.join(bus, duties);
      return isFirst;
    } catch (error) {
      await bus.close();
      throw error;
    }
  };
  return { store, secret, fleet, enter };
}

/** Where to listen; port 0 is any that is free. */
export interface Place {
  readonly port: number;
  readonly host: string;
}

/** A server that listens. */
export interface Serving {
  readonly port: number;
  close(): Promise<void>;
}

/** Begins to serve; where it can not listen, it throws Node's error with its code. */
export async function serve(options: ServerOptions, place: Place): Promise<Serving> {
  const server = await createServer(options);
  try {
    await server.listen(place);
  } catch (error) {
    await server.close();
    throw error;
  }
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : place.port,
    close: () => server.close(),
  };
}
