/** The log: a line of JSON for each thing worth knowing, with ids of requests and tables and nothing of people. */
import { type DestinationStream, type Logger, pino } from 'pino';

/** How much is written, from everything to nothing. */
type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** How much is logged, and where; to the standard error, if nowhere else. */
export interface LogOptions {
  readonly level: LogLevel;
  readonly to?: DestinationStream;
}

/** Opens a log. */
export function openLog({ level, to = pino.destination(2) }: LogOptions): Logger {
  return pino(
    {
      level,
      // The collector of logs adds the machine's name.
      base: { process: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    to,
  );
}
