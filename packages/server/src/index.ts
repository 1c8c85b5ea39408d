/** The program that serves the product. */
import { maxHeaderSize } from 'node:http';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { isReadable, UNREADABLE } from './api/admission.ts';
import { serveApi } from './api/index.ts';
import { ApiLimits, RATES } from './api/limits.ts';
import { BotWorker } from './bots/bot-worker.ts';
import { errorReporter } from './operations/errors.ts';
import { serveHealth } from './operations/health.ts';
import { type LogOptions, openLog } from './operations/log.ts';
import { measuredBots } from './operations/measured-bots.ts';
import { Metrics } from './operations/metrics.ts';
import { followRequests } from './operations/requests.ts';
import { endOnUncaught } from './operations/uncaught.ts';
import { pushKeysIn } from './push/keys.ts';
import { PushSender, type PushSenderOptions } from './push/push-sender.ts';
import { RateLimiter } from './rate-limiter.ts';
import { SYSTEM, sleep } from './runtime.ts';
import { secure } from './security.ts';
import { openService } from './service.ts';
import { SlewedClock } from './slewed-clock.ts';
import { serveClient } from './static.ts';
import { openStore, type StoreOptions } from './store/open-store.ts';
import { Gate, UPGRADES } from './wire/gate.ts';

/** Settings of a server. */
export interface ServerOptions extends StoreOptions {
  /** The folder with the client as it was built. */
  readonly client: string;
  /** False turns rate limits off, for benchmarks. */
  readonly hasLimits?: boolean;
  /** The public address, as `https://nyhavn.example`, if it differs from that of requests. */
  readonly origin?: string;
  /** The number of proxies in front that add to `X-Forwarded-For` and its like. */
  readonly proxyHops?: number;
  /** The ids of people with claimed names who may see, mute and close everything. */
  readonly administrators?: ReadonlySet<string>;
  /** The log; without it nothing is logged. */
  readonly log?: LogOptions;
  /** The bearer token that may read the metrics from anywhere. */
  readonly metricsToken?: string;
  /** Milliseconds between saying that it goes and going, for a balancer to notice. */
  readonly shutdownDelayMs?: number;
  /** Milliseconds within which a request has to come in, for tests that don't wait for it. */
  readonly requestTimeoutMs?: number;
  /** Hosts of push services beside those of the well-known browsers. */
  readonly pushHosts?: readonly string[];
  /** True if this process is only the server, so an uncaught error ends it. */
  readonly endsOnUncaught?: boolean;
  /** Settings of push messages, for tests with a push service of their own. */
  readonly push?: Pick<PushSenderOptions, 'mayBeLoopback' | 'retryPausesMs'>;
}

/** Slow bodies: a request that has not come in whole after so long is cut. */
const REQUEST_TIMEOUT_MS = 30_000;

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

/** Assembles a server. The cleanup closes its parts, the last one first. */
async function assemble(
  options: ServerOptions,
  cleanup: AsyncDisposableStack,
): Promise<FastifyInstance> {
  const { client, data, origin, proxyHops, hasLimits = true } = options;
  const clock = new SlewedClock();
  const { now } = clock;
  const { log = { level: 'silent' }, metricsToken, shutdownDelayMs = 0 } = options;
  const metrics = new Metrics();
  let isLeaving = false;
  const { requestTimeoutMs = REQUEST_TIMEOUT_MS } = options;
  const upgrades = hasLimits ? new RateLimiter(UPGRADES, now) : undefined;
  const gate = new Gate({ origin, proxyHops, upgrades });
  const server = fastify({
    loggerInstance: openLog(log) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: SYSTEM.randomId,
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
  const opened = await openStore(options, { clock, report, observer: metrics, cleanup });
  const { store } = opened;
  const bots = new BotWorker();
  cleanup.defer(() => bots.close());
  const pushSender = new PushSender({
    store,
    keys: pushKeysIn(data),
    now,
    origin,
    pushHosts: options.pushHosts,
    report,
    ...options.push,
  });
  cleanup.defer(() => pushSender.close());
  const service = await openService(
    {
      runtime: SYSTEM,
      now,
      opened,
      bots: measuredBots(bots, metrics),
      awaited: (turn) => pushSender.notify(turn),
      refused: (code) => metrics.refusals.inc({ code }),
      report,
      hasLimits,
      origin,
      administrators: options.administrators,
    },
    cleanup,
  );
  const { tables, accounts, matching, resultsRecorder, sockets, rateLimiterFor } = service;
  sockets.attach(server.server, gate);
  metrics.watch({ tables: () => tables.size, sockets: () => sockets.size });
  server.addHook('preClose', async () => {
    isLeaving = true;
    if (shutdownDelayMs > 0) await sleep(SYSTEM, shutdownDelayMs);
    sockets.close();
  });
  server.addHook('onClose', () => cleanup.disposeAsync());
  await secure(server);
  followRequests(server, metrics, report);
  serveHealth(server, { store, metrics, metricsToken, isLeaving: () => isLeaving, report });
  const limits = new ApiLimits(now, hasLimits ? RATES : {}, rateLimiterFor);
  await serveApi(server, {
    store,
    tables,
    matching,
    resultsRecorder,
    authenticator: accounts.sessions,
    accounts,
    limits,
    gate,
    pushSender,
    now,
  });
  await serveClient(server, client);
  return server;
}

/** The address to listen at; port 0 is any free one. */
export interface ListenAddress {
  readonly port: number;
  readonly host: string;
}

/** A server that listens. */
export interface RunningServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Begins to serve; where it can not listen, it throws Node's error with its code. */
export async function serve(
  options: ServerOptions,
  listenAddress: ListenAddress,
): Promise<RunningServer> {
  const server = await createServer(options);
  try {
    await server.listen(listenAddress);
  } catch (error) {
    await server.close();
    throw error;
  }
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : listenAddress.port,
    close: () => server.close(),
  };
}
