/** Why the server does not do what it was asked to; the rules of the games have refusals of their own. */
import { REFUSALS, type RefusalCode } from '@nyhavn/engine';

/** A conflict with how things stand, in HTTP. */
const CONFLICT = 409;

/** Everything that the server refuses for, beside the rules of the games, and its status in HTTP. */
const STATUSES = {
  'wrong-version': CONFLICT,
  'not-understood': 400,
  'too-large': 413,
  'too-fast': 429,
  'no-such-table': 404,
  'not-welcome': 403,
  'not-seated': 403,
  'not-host': 403,
  'seat-taken': CONFLICT,
  'already-seated': CONFLICT,
  'table-full': CONFLICT,
  'one-seat-each': CONFLICT,
  'own-bot': CONFLICT,
  'not-when-rated': CONFLICT,
  'too-soon': CONFLICT,
  'not-begun': CONFLICT,
  'not-over': CONFLICT,
  'already-begun': CONFLICT,
  stale: CONFLICT,
  'nothing-to-undo': CONFLICT,
  'nothing-to-answer': CONFLICT,
  drawing: CONFLICT,
  'not-due': CONFLICT,
  'wrong-link': CONFLICT,
  'chat-is-off': CONFLICT,
  'chat-is-full': CONFLICT,
  muted: CONFLICT,
  'not-signed-in': 401,
  'name-taken': CONFLICT,
  'wrong-password': 403,
  'wrong-passkey': 403,
  'last-passkey': CONFLICT,
  'no-such-person': 404,
  'too-many': CONFLICT,
  'not-stored': 503,
  'internal-error': 500,
} as const;

/** A reason of the server's own. */
export type ServerRefusal = keyof typeof STATUSES;

/** Every reason of the server's own. */
export const SERVER_REFUSALS = Object.keys(STATUSES) as readonly ServerRefusal[];

/** Any reason for which something is refused. */
export type AnyRefusal = ServerRefusal | RefusalCode;

/** Every reason there is. */
export const ALL_REFUSALS: readonly AnyRefusal[] = [...SERVER_REFUSALS, ...REFUSALS];

/** The status of a refusal in HTTP; what the rules of a game forbid is a conflict. */
export function statusOf(code: AnyRefusal): number {
  const statuses: Readonly<Record<string, number>> = STATUSES;
  return statuses[code] ?? CONFLICT;
}
