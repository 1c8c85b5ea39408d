/** What Postgres means by its codes. */

/** The code of an error of Postgres or of Node; empty where there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Whether two transactions waited for each other, or one was in the other's way: the same is worth a second try. */
export function isInTheWay(error: unknown): boolean {
  return ['40P01', '40001'].includes(codeOf(error));
}

/** Whether it has understood and refused, and was not gone. */
export function isRefusal(error: unknown): boolean {
  return /^2[23]/.test(codeOf(error));
}

/** Whether it has not answered at all, in all the time it had. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && /timeout/.test(error.message) && codeOf(error) === '';
}

/** Whether a unique constraint was violated. */
export function isTaken(error: unknown): boolean {
  return codeOf(error) === '23505';
}
