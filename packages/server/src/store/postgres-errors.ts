/** Error codes of Postgres. */

/** The code of an error of Postgres or of Node; empty where there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** True after a deadlock or a serialization failure: the same transaction may succeed next time. */
export function isInTheWay(error: unknown): boolean {
  return ['40P01', '40001'].includes(codeOf(error));
}

/** True if Postgres has understood and refused. */
export function isRefusal(error: unknown): boolean {
  return /^2[23]/.test(codeOf(error));
}

/** True if Postgres has not answered in time. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && /timeout/.test(error.message) && codeOf(error) === '';
}

/** True if a unique constraint was violated. */
export function isTaken(error: unknown): boolean {
  return codeOf(error) === '23505';
}
