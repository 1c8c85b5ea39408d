/** The client's files: compressed when they were built, and cached by what their names promise. */
import { sep } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { linksOf } from './preloads.ts';

/** These have a hash of their content in their names. */
const HASHED = `${sep}assets${sep}`;

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EVERY_TIME = 'no-cache';

/** Serves a folder with the client; paths that are no files belong to its routes. */
export async function serveClient(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(files, {
    root: folder,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.slice(folder.length).includes(HASHED);
      reply.header('cache-control', hashed ? FOR_EVER : ASK_EVERY_TIME);
    },
  });
  const links = linksOf(folder);
  const sendPage = ({ headers }: FastifyRequest, reply: FastifyReply) => {
    const link = links(headers['accept-language'] ?? '');
    if (link !== '') reply.header('link', link);
    return reply.code(200).header('vary', 'accept-language').sendFile('index.html');
  };
  server.get('/', sendPage);
  server.setNotFoundHandler((request, reply) => {
    const asksForPage = request.method === 'GET' || request.method === 'HEAD';
    if (asksForPage && isRoute(request.url)) return sendPage(request, reply);
    return sendNothing(reply);
  });
}

/** The one answer for everything that does not exist, or is hidden. */
export function sendNothing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', ASK_EVERY_TIME)
    .type('text/plain; charset=utf-8')
    .send('There is nothing here.\n');
}

/** Routes look like `/settings`; a dot in the last part makes it the name of a file. */
function isRoute(url: string): boolean {
  const [path = ''] = url.split(/[?#]/);
  if (path.startsWith('/api/')) return false;
  return !path.slice(path.lastIndexOf('/')).includes('.');
}
