/** Internal errors: whatever is caught and is no refusal is logged once and counted, never swallowed. */
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from './metrics.ts';

/**
 * Reports an internal error: logs it once and counts it by its place.
 * The place is a short constant such as `push` or `ratings`; details are ids and nothing about people.
 */
export type ReportError = (
  place: string,
  error: unknown,
  details?: Readonly<Record<string, string | number>>,
) => void;

/** Reports errors to a log and to the metrics. */
export function errorReporter(
  log: Pick<FastifyBaseLogger, 'error'>,
  metrics: Metrics,
): ReportError {
  return (place, error, details = {}) => {
    metrics.errors.inc({ place });
    log.error({ err: error, place, ...details }, 'internal error');
  };
}
