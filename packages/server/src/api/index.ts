/** The HTTP API: every address that the protocol lists, checked on the way in. */
import cookies from '@fastify/cookie';
import { type AnyRefusal, API } from '@nyhavn/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { refusalFor } from '../operations/errors.ts';
import { CHALLENGE_MS } from '../people/passkeys.ts';
import { SESSION_MS } from '../people/sessions.ts';
import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from '../wire/authentication.ts';
import { admit, answerUnknown, hide, refuse } from './admission.ts';
import { serveDescription } from './description.ts';
import { HANDLERS } from './handlers.ts';
import type { ApiDeps } from './service.ts';

/** The cookie with the ticket of a challenge that a passkey is to sign. */
const CHALLENGE_COOKIE = 'nyhavn-passkey';

/** Bodies are small; larger ones are not read. */
const MAX_BODY_BYTES = 16 * 1024;

/** Serves the API and its description. */
export async function serveApi(server: FastifyInstance, service: ApiDeps): Promise<void> {
  await server.register(cookies);
  for (const name of Object.keys(API) as (keyof typeof API)[]) {
    const { method, path, isForAdministrators } = API[name];
    server.route({
      method,
      url: path,
      bodyLimit: MAX_BODY_BYTES,
      onRequest: isForAdministrators ? [admit(service), hide(service)] : admit(service),
      handler: (request, reply) => answer(name, service, request, reply),
      // The hook in `operations/requests.ts` reports it.
      errorHandler: (error, _, reply) => refuse(reply, codeOf(error)),
    });
  }
  server.addHook('onRequest', answerUnknown(service));
  serveDescription(server);
}

async function answer(
  name: keyof typeof API,
  service: ApiDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const route = API[name];
  reply.header('cache-control', 'no-store');
  const address = service.gate.networkOf(request.raw);
  const principal = await service.authenticator.authenticate(request.headers);
  if (!service.limits.take(name, principal?.person ?? '', address))
    return refuse(reply, 'too-fast');
  const hasBadToken = request.headers.authorization !== undefined && principal === undefined;
  if (hasBadToken || (route.isPersonal && principal === undefined))
    return refuse(reply, 'not-signed-in');
  if (route.isForPeopleAlone && principal?.isBot) return refuse(reply, 'not-welcome');
  if (route.method !== 'GET' && !service.gate.isFromHere(request.headers))
    return refuse(reply, 'not-welcome');
  const params = v.safeParse(route.params, request.params);
  const query = v.safeParse(route.query, request.query);
  const body = v.safeParse(route.body, request.body ?? {});
  if (!params.success || !query.success || !body.success) return refuse(reply, 'not-understood');
  const isSecure = (service.accounts.origin ?? `${request.protocol}:`).startsWith('https:');
  const setCookie = (name: string, value: string | undefined, time: number, path: string) => {
    reply.setCookie(name, value ?? '', {
      path,
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      maxAge: value === undefined ? 0 : Math.floor(time / 1000),
    });
  };
  const cookie = isSecure ? SECURE_SESSION_COOKIE : SESSION_COOKIE;
  const isOutdated =
    isSecure && principal?.session !== undefined && !request.cookies[SECURE_SESSION_COOKIE];
  if (principal?.isRenewed || isOutdated) {
    const signed = request.cookies[SECURE_SESSION_COOKIE] ?? request.cookies[SESSION_COOKIE];
    setCookie(cookie, signed, SESSION_MS, '/');
  }
  const handle = HANDLERS[name] as (
    service: ApiDeps,
    asked: object,
  ) => ReturnType<(typeof HANDLERS)[typeof name]>;
  const result = await handle(service, {
    person: principal?.person ?? '',
    principal,
    host: request.host,
    address,
    ticket: request.cookies[CHALLENGE_COOKIE] ?? '',
    params: params.output,
    query: query.output,
    body: body.output,
    setSession: (session: string | undefined) => {
      setCookie(cookie, session, SESSION_MS, '/');
      if (isSecure && request.cookies[SESSION_COOKIE]) setCookie(SESSION_COOKIE, undefined, 0, '/');
    },
    giveTicket: (ticket: string | undefined) => {
      setCookie(CHALLENGE_COOKIE, ticket, CHALLENGE_MS, '/api');
    },
  });
  return result.ok ? reply.send(result.value) : refuse(reply, result.reason);
}

/** The refusal for a request that can't be read, or for an internal error. */
function codeOf(error: FastifyError): AnyRefusal {
  const { statusCode = 500 } = error;
  if (statusCode === 413) return 'too-large';
  return statusCode < 500 ? 'not-understood' : refusalFor(error);
}
