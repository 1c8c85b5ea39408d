/** Internal errors: every caught error that is no refusal is logged once and counted, never swallowed. */
import type { FastifyBaseLogger } from 'fastify';
import { isStoreUnavailable } from '../store/unavailable.ts';
import { logNameOf } from './log.ts';
import type { Metrics } from './metrics.ts';

/**
 * Reports an internal error: logs it once and counts it by its place.
 * The place is a short constant such as `push` or `ratings`; details are ids and nothing about people;
 * the log has `table` as a hash.
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
    const { table } = details;
    const hashed = typeof table === 'string' ? { table: logNameOf(table) } : {};
    log.error({ err: error, place, ...details, ...hashed }, 'internal error');
  };
}

/** Prints errors: the default where no log is wired, so that none is lost. */
export const printError: ReportError = (place, error) => {
  process.stderr.write(`internal error (${place}): ${describe(error)}\n`);
};

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The refusal after an error: `not-stored` only if the store is unavailable. */
export function refusalFor(error: unknown): 'not-stored' | 'internal-error' {
  return isStoreUnavailable(error) ? 'not-stored' : 'internal-error';
}
