/** Errors that nothing caught. */
import type { ReportError } from './errors.ts';

/**
 * Reports an uncaught exception or an unhandled rejection, and ends the process with a code that is not zero: nothing is
 * known of its state any more, and what supervises it starts it again.
 */
export function endOnUncaught(report: ReportError): void {
  const end = (error: unknown) => {
    report('process', error);
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
