/** Admission: rejects a request by its address, its host or its route before the body is read. */
import { type AnyRefusal, statusOf } from '@nyhavn/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendNothing } from '../static.ts';
import type { ApiDeps } from './service.ts';

/** Answers with a refusal, as HTTP says it. */
export function refuse(reply: FastifyReply, code: AnyRefusal): FastifyReply {
  return reply.code(statusOf(code)).send({ refused: code });
}

/** The route for requests whose address can't be decoded. */
export const UNREADABLE = '/api/unreadable';

/** True if the path of an address can be decoded. */
export function isReadable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    // Expected: addresses come from people.
    return false;
  }
}

/** Judges a request by its host and its address before its body is read and anything is looked up. */
export function admit({ gate, limits }: ApiDeps) {
  return async (
    { raw }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    if (!limits.takeFrom(gate.networkOf(raw))) return refuse(reply, 'too-fast');
    const host = gate.hostOf(raw);
    if (host === undefined) return refuse(reply, 'not-understood');
    return gate.isServed(host) ? undefined : refuse(reply, 'not-welcome');
  };
}

/** Below `/api` an address that does not exist is answered like one that is hidden, and no body is read. */
export function answerUnknown(service: ApiDeps) {
  const admits = admit(service);
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!request.is404) return undefined;
    if (request.url === UNREADABLE) return refuse(reply, 'not-understood');
    if (request.url.startsWith('/api/')) {
      return (await admits(request, reply)) ?? sendNothing(reply);
    }
    return isPage ? undefined : sendNothing(reply);
  };
}

/** Hides an address: all but administrators are answered as if it did not exist, before a body is read. */
export function hide({ authenticator, accounts }: ApiDeps) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    const principal = await authenticator.authenticate(request.headers);
    return (await accounts.administrators.has(principal)) ? undefined : sendNothing(reply);
  };
}
