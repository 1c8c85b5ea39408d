/** How HTTP says what is refused. */
import type { AnyRefusal } from '@nyhavn/protocol';
import type { FastifyReply } from 'fastify';

const STATUS: Partial<Readonly<Record<AnyRefusal, number>>> = {
  'not-understood': 400,
  'not-signed-in': 401,
  'not-welcome': 403,
  'not-host': 403,
  'not-seated': 403,
  'no-such-table': 404,
  'no-such-person': 404,
  'wrong-password': 403,
  'wrong-passkey': 403,
  'too-large': 413,
  'too-fast': 429,
  'not-stored': 503,
  'internal-error': 500,
};

/** What a refusal is in HTTP: a conflict with how things stand, where it is nothing else. */
export function statusOf(code: AnyRefusal): number {
  return STATUS[code] ?? 409;
}

/** Answers with a refusal. */
export function refuse(reply: FastifyReply, code: AnyRefusal): FastifyReply {
  return reply.code(statusOf(code)).send({ refused: code });
}
