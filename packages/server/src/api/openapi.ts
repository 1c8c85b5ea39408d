/** The description of the API, made from its schemas. */
import { ALL_REFUSALS, API, PROTOCOL_VERSION, type Route } from '@nyhavn/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';

/** Serves the description. */
export function documentApi(server: FastifyInstance): void {
  const description = describeApi();
  server.get('/api/openapi.json', (_request, reply) => reply.send(description));
}

/** The API in OpenAPI. */
function describeApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, route] of Object.entries(API) as [string, Route][]) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describe(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nyhavn',
      version: `${PROTOCOL_VERSION}`,
      description: 'Tables for Copenhagen and Copenhagen: Roll & Write.',
    },
    components: {
      securitySchemes: { person: { type: 'apiKey', in: 'cookie', name: 'nyhavn' } },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['refused'],
          properties: { refused: { enum: ALL_REFUSALS } },
        },
      },
    },
    paths,
  };
}

function describe(name: string, route: Route): object {
  const json = (schema: object) => ({ content: { 'application/json': { schema } } });
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, part]) => part);
  return {
    operationId: name,
    summary: route.summary,
    ...(route.isPersonal ? { security: [{ person: [] }] } : {}),
    parameters: names.map((part) => ({
      name: part,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(route.method === 'GET' ? {} : { requestBody: json(schemaOf(route.body)) }),
    responses: {
      200: { description: 'Done', ...json(schemaOf(route.reply)) },
      default: {
        description: `Refused: ${['not-understood', 'too-fast', ...route.refusals].join(', ')}`,
        ...json({ $ref: '#/components/schemas/Refusal' }),
      },
    },
  };
}

/** What JSON Schema can't say, as Unicode normal forms, is left out of the description. */
function schemaOf(schema: v.GenericSchema): object {
  return toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
}
