/** Why the server does not do what it was asked to; the rules of the games have refusals of their own. */
import { REFUSALS, type RefusalCode } from '@nyhavn/engine';

/** Everything that the server refuses for, beside the rules of the games. */
export const SERVER_REFUSALS = [
  'wrong-version',
  'not-understood',
  'too-large',
  'too-fast',
  'no-such-table',
  'not-welcome',
  'not-seated',
  'not-host',
  'seat-taken',
  'already-seated',
  'table-full',
  'one-seat-each',
  'own-bot',
  'not-when-rated',
  'too-soon',
  'not-begun',
  'not-over',
  'already-begun',
  'stale',
  'nothing-to-undo',
  'nothing-to-answer',
  'chat-is-off',
  'chat-is-full',
  'muted',
  'not-signed-in',
  'name-taken',
  'wrong-password',
  'wrong-passkey',
  'last-passkey',
  'no-such-person',
  'too-many',
  'not-stored',
  'internal-error',
] as const;

/** A reason of the server's own. */
export type ServerRefusal = (typeof SERVER_REFUSALS)[number];

/** Any reason for which something is refused. */
export type AnyRefusal = ServerRefusal | RefusalCode;

/** Every reason there is. */
export const ALL_REFUSALS: readonly AnyRefusal[] = [...SERVER_REFUSALS, ...REFUSALS];
