/** Health and metrics, for operators: does the server live, can it serve, what does it count. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SYSTEM } from '../runtime.ts';
import type { Store } from '../store/store.ts';
import type { ReportError } from './errors.ts';
import type { Metrics } from './metrics.ts';

/** Milliseconds within which the store has to answer a probe, and between two of them. */
const PROBE_TIMEOUT_MS = 2000;
const PROBE_INTERVAL_MS = 5000;

/** Dependencies of health checks and metrics. */
interface Health {
  readonly store: Pick<Store, 'probe'>;
  readonly metrics: Metrics;
  /** The bearer token that may read the metrics from anywhere; without it only private networks may. */
  readonly metricsToken?: string | undefined;
  /** True during shutdown, when no new client is wanted. */
  isLeaving(): boolean;
  readonly report: ReportError;
}

/** Answers `/healthz`, `/readyz` and `/metrics`. */
export function serveHealth(server: FastifyInstance, health: Health): void {
  const { store, metrics, metricsToken, isLeaving, report } = health;
  const canStore = readinessOf(store, report);
  server.addHook('onRequest', async (request, reply) => {
    if (/^[/](healthz|readyz|metrics)$/.test(request.url))
      reply.header('cache-control', 'no-store');
  });
  server.get('/healthz', async () => ({ alive: true }));
  server.get('/readyz', async (_, reply) => {
    const ready = { leaving: isLeaving(), database: await canStore() };
    const isReady = !ready.leaving && ready.database;
    return reply.code(isReady ? 200 : 503).send({ ready: isReady, ...ready });
  });
  server.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) return reply.code(403).send({ refused: 'not-welcome' });
    return reply.type(metrics.registry.contentType).send(await metrics.text());
  });
}

/**
 * Readiness: whether the store can be written, as a write has shown within the last seconds. Requests in between get
 * the same answer; a write that takes too long counts as none.
 */
function readinessOf(store: Pick<Store, 'probe'>, report: ReportError): () => Promise<boolean> {
  let last = { time: Number.NEGATIVE_INFINITY, isReady: false };
  let probing: Promise<boolean> | undefined;
  const settle = (isReady: boolean) => {
    last = { time: SYSTEM.elapsed(), isReady };
    probing = undefined;
    return isReady;
  };
  return async () => {
    if (SYSTEM.elapsed() - last.time < PROBE_INTERVAL_MS) return last.isReady;
    probing ??= store.probe().then(
      () => settle(true),
      (error) => {
        report('readiness', error);
        return settle(false);
      },
    );
    return inTime(probing);
  };
}

/** An answer, or false where it is late. */
async function inTime(answer: Promise<boolean>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const callOff = SYSTEM.later(PROBE_TIMEOUT_MS, () => resolve(false));
  return Promise.race([answer, late]).finally(callOff);
}

/** This machine and networks that no one outside can be in. */
const NEARBY = new BlockList();
NEARBY.addSubnet('127.0.0.0', 8, 'ipv4');
NEARBY.addSubnet('10.0.0.0', 8, 'ipv4');
NEARBY.addSubnet('172.16.0.0', 12, 'ipv4');
NEARBY.addSubnet('192.168.0.0', 16, 'ipv4');
NEARBY.addAddress('::1', 'ipv6');
NEARBY.addSubnet('fc00::', 7, 'ipv6');

/** Headers by which proxies say that they hand something on. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
];

/** A request that a proxy forwards comes from elsewhere, even if the proxy's address is private. */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (headers.authorization !== undefined) {
    return token !== undefined && isSame(headers.authorization, `Bearer ${token}`);
  }
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (isIPv4(address)) return NEARBY.check(address, 'ipv4');
  return isIPv6(address) && NEARBY.check(address, 'ipv6');
}

/** Compares in a time that tells nothing of where two texts differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
