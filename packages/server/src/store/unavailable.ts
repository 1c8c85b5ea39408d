/** Tells failures of the store from bugs. */
import { codeOf } from './postgres-errors.ts';

/** The store is gone, silent, or out of room: the same may succeed later. */
export class StoreUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreUnavailable';
  }
}

/** SQLite's primary result codes: busy, locked, no memory, read-only, I/O error, corrupt, full, can't open. */
const SQLITE_CODES: ReadonlySet<number> = new Set([5, 6, 7, 8, 10, 11, 13, 14]);

/**
 * Postgres' classes and codes: no connection, too few resources, shutting down or cancelled by its time limit,
 * system errors, read-only, idle too long, deadlocks, locks that others hold.
 */
const POSTGRES_CODES = /^(08...|53...|57...|58...|25006|25P03|40001|40P01|55P03)$/;

/** Node's codes of connections that break or can't be made. */
const NETWORK_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** Messages of the Postgres driver that have no code. */
const POSTGRES_MESSAGES =
  /^Connection terminated|timeout exceeded when trying to connect|^Query read timeout|connection error and is not queryable|^Cannot use a pool after calling end/;

/** True if the store is unavailable; every other error is a bug of ours. */
export function isStoreUnavailable(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return true;
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return SQLITE_CODES.has(Number(error.errcode) & 0xff);
  const code = codeOf(error);
  if (code === '') return POSTGRES_MESSAGES.test(error.message);
  return POSTGRES_CODES.test(code) || NETWORK_CODES.test(code);
}
