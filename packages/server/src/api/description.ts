/** Serves the description of the API: for programs in OpenAPI, for people as a page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';
import { describeApi } from './openapi.ts';

/** Serves all of it. */
export function serveDescription(server: FastifyInstance): void {
  const description = describeApi();
  const page = docsPage(description);
  const style = readFileSync(join(import.meta.dirname, 'docs.css'), 'utf8');
  const give = (url: string, type: string, content: string) =>
    server.get(url, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(content),
    );
  give('/api/openapi.json', 'application/json; charset=utf-8', JSON.stringify(description));
  give('/api/docs', 'text/html; charset=utf-8', page);
  give('/api/docs.css', 'text/css; charset=utf-8', style);
}
