/** The HTTP API: every address that the protocol lists, checked on the way in. */
import cookies from '@fastify/cookie';
import { type AnyRefusal, API } from '@nyhavn/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { COOKIE } from '../wire/identity.ts';
import { HANDLERS, type Service } from './handlers.ts';
import { documentApi } from './openapi.ts';
import { statusOf } from './refusing.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Bodies are small; larger ones are not read. */
const LARGEST_BODY = 16 * 1024;

/** Serves the API and its description. */
export async function serveApi(server: FastifyInstance, service: Service): Promise<void> {
  await server.register(cookies);
  for (const name of Object.keys(API) as (keyof typeof API)[]) {
    const { method, path } = API[name];
    server.route({
      method,
      url: path,
      bodyLimit: LARGEST_BODY,
      handler: (request, reply) => answer(name, service, request, reply),
      errorHandler: (error, _, reply) => refuse(reply, codeOf(error.statusCode)),
    });
  }
  documentApi(server);
}

async function answer(
  name: keyof typeof API,
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const route = API[name];
  reply.header('cache-control', 'no-store');
  const person = service.identity.personIn(request.headers.cookie) ?? '';
  if (!service.limits.take(name, person, request.ip)) return refuse(reply, 'too-fast');
  if (route.isPersonal && person === '') return refuse(reply, 'not-signed-in');
  if (route.method !== 'GET' && !isFromHere(request)) return refuse(reply, 'not-welcome');
  const params = v.safeParse(route.params, request.params);
  const query = v.safeParse(route.query, request.query);
  const body = v.safeParse(route.body, request.body ?? {});
  if (!params.success || !query.success || !body.success) return refuse(reply, 'not-understood');
  const handle = HANDLERS[name] as (
    service: Service,
    asked: object,
  ) => ReturnType<(typeof HANDLERS)[typeof name]>;
  const result = await handle(service, {
    person,
    params: params.output,
    query: query.output,
    body: body.output,
    become: (id: string) => {
      reply.setCookie(COOKIE, service.identity.sign(id), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge: YEAR,
      });
    },
  });
  return result.ok ? reply.send(result.value) : refuse(reply, result.reason);
}

/** What could not even be read, and what went wrong here. */
function codeOf(status = 500): AnyRefusal {
  if (status === 413) return 'too-large';
  return status < 500 ? 'not-understood' : 'not-stored';
}

function refuse(reply: FastifyReply, code: AnyRefusal): FastifyReply {
  return reply.code(statusOf(code)).send({ refused: code });
}

/** Another site's page may not ask for anything in a person's name. */
function isFromHere({ headers }: FastifyRequest): boolean {
  if (headers.origin === undefined) return true;
  try {
    return new URL(headers.origin).host === headers.host;
  } catch {
    return false;
  }
}
