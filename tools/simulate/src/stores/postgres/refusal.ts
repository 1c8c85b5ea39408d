/** Errors that Postgres answers with. */
import pg from 'pg';

/** An error of Postgres with its code. */
export function refusal(code: string, message: string): pg.DatabaseError {
  const error = new pg.DatabaseError(message, message.length, 'error');
  error.code = code;
  return error;
}
