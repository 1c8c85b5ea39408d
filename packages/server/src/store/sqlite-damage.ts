/** Damaged SQLite files: finding them, and saying what to do about them. */
import type { SqliteDatabase } from './sqlite-database.ts';

/** SQLite's codes for a file with pages that make no sense, and for one that is no database at all. */
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** Files up to this size are checked when they are opened: SQLite reads some 200 MB a second. */
const MAX_CHECKED_BYTES = 1 << 28;

/** The message of an error that means a damaged file. */
export function damageIn(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  // Extended codes have the code in their last byte.
  const code = Number(error.errcode) & 0xff;
  return code === CORRUPT || code === NOT_A_DATABASE ? error.message : undefined;
}

/** Throws where a file that can be checked in little time is damaged. */
export function findDamage(database: SqliteDatabase, size: number): void {
  if (size > MAX_CHECKED_BYTES) return;
  const found = String(database.prepare('PRAGMA quick_check(1)').get()?.quick_check);
  if (found === 'ok') return;
  const reason = found.split('\n').at(-1);
  throw Object.assign(new Error(reason), { errcode: CORRUPT });
}

/** An error that tells the operator what to do about a damaged file. */
export function damaged(file: string, reason: string): Error {
  return new Error(
    `The database ${file} is damaged (${reason}). Keep a copy of its folder, then restore a backup; ` +
      'docs/self-hosting.md says how, and how to rescue what can still be read.',
  );
}
