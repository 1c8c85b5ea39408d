/** Every answer over HTTP, in the log and in the figures. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReportError } from './errors.ts';
import { logNameOf } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Unknown routes and files count as one. */
const OTHER = 'other';

/** Writes down how requests were answered: by their route and not by their address, which may say too much. */
export function followRequests(
  server: FastifyInstance,
  metrics: Metrics,
  report: ReportError,
): void {
  server.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    const { statusCode: status, elapsedTime: milliseconds } = reply;
    metrics.requests.observe({ method: request.method, route, status }, milliseconds / 1000);
    if (route === OTHER) return;
    const answered = { method: request.method, route, ...tableOf(request), status, milliseconds };
    request.log[status >= 500 ? 'warn' : 'info'](answered, 'answered');
  });
  server.addHook('onError', async (request, _, error) => {
    if ((error.statusCode ?? 500) < 500) return;
    report('http', error, { route: routeOf(request), request: request.id });
  });
}

function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  return url?.startsWith('/api/') ? url : OTHER;
}

/** The table of a request: a hash, because the id of a private table is the invitation to it. */
function tableOf({ params }: FastifyRequest): { table?: string } {
  const { table }: { table?: unknown } = Object(params);
  return typeof table === 'string' ? { table: logNameOf(table) } : {};
}
