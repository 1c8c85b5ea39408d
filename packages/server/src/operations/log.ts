/** The log: a line of JSON for each thing worth knowing, with ids of requests and tables and nothing of people. */
import { createHash } from 'node:crypto';
import { type DestinationStream, type Logger, pino } from 'pino';

/** The least severe level that is logged. */
type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** The level and the destination of the log; standard error by default. */
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
      serializers: { err: serializedError },
      formatters: { level: (label) => ({ level: label }) },
    },
    to,
  );
}

/** The name of a table in the log: a hash, because the id of a private table is the invitation to it. */
export function logNameOf(table: string): string {
  return createHash('sha256').update(table).digest('hex').slice(0, 12);
}

/** An error without the properties that quote rows, as those of Postgres do: they have ids and names in them. */
function serializedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, ...(code === undefined ? {} : { code }) };
}
