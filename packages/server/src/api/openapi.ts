/** The description of the API in OpenAPI, made from its schemas. */
import { GAMES } from '@nyhavn/engine';
import {
  ALL_REFUSALS,
  type AnyRefusal,
  API,
  PROTOCOL_VERSION,
  type Route,
  SCHEMAS,
  statusOf,
} from '@nyhavn/protocol';
import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { SESSION_COOKIE } from '../wire/authentication.ts';

/** A schema in JSON Schema, as far as descriptions look into it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Something that stands in the path or behind the question mark. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: JsonSchema } };
}

/** A response of a route. */
export type Response = Content & { readonly description: string };

/** One address, described. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags?: readonly string[];
  /** Empty for routes without authentication. */
  readonly security: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content & { readonly required: true };
  readonly responses: Readonly<Record<string, Response>>;
}

/** The whole API, described. */
export interface Description {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
  };
  readonly servers: readonly { readonly url: string }[];
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, object>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** The path of named schemas. */
export const SCHEMA_REF = '#/components/schemas/';

/** The tag of addresses that are there for administrators alone. */
export const ADMINISTRATION = 'administration';

/** JSON Schema can't express some checks, such as Unicode normal forms; the description leaves them out. */
const CONVERSION: ConversionConfig = {
  errorMode: 'ignore',
  typeMode: 'input',
  target: 'draft-2020-12',
  overrideRef: ({ referenceId }) => `${SCHEMA_REF}${referenceId}`,
};

/** The API in OpenAPI. */
export function describeApi(): Description {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, route] of Object.entries(API) as [string, Route][]) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describe(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nyhavn',
      version: `${PROTOCOL_VERSION}.0.0`,
      description: `Tables for ${GAMES.map(({ title }) => title).join(' and ')}. What happens at a table is heard over the WebSocket at /api/socket, whose clients send messages of the kind ClientMessage.`,
    },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: {
        person: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        bot: { type: 'http', scheme: 'bearer' },
      },
      schemas: { ...named(), Refusal: refusalOf(ALL_REFUSALS) },
    },
    paths,
  };
}

function describe(name: string, route: Route): Operation {
  return {
    operationId: name,
    summary: route.summary,
    ...(route.isForAdministrators ? { tags: [ADMINISTRATION] } : {}),
    security: route.isPersonal ? securityOf(route) : [],
    parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
    ...(takesBody(route) ? { requestBody: { required: true, ...json(schemaOf(route.body)) } } : {}),
    responses: {
      200: { description: 'Done', ...json(schemaOf(route.reply)) },
      ...refusalsOf(route),
    },
  };
}

function securityOf({ isForPeopleAlone }: Route): Record<string, never[]>[] {
  return isForPeopleAlone ? [{ person: [] }] : [{ person: [] }, { bot: [] }];
}

function parametersOf(schema: v.GenericSchema, place: Parameter['in']): Parameter[] {
  const { properties = {}, required = [] } = toJsonSchema(schema, CONVERSION);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property as JsonSchema,
  }));
}

/** Refusals by the status that HTTP has for them; those that any address gives included. */
function refusalsOf(route: Route): Record<string, Response> {
  const codes = new Set<AnyRefusal>(['not-understood', 'too-fast']);
  if (route.isPersonal && !route.isForAdministrators) codes.add('not-signed-in');
  if (route.method !== 'GET') codes.add('not-welcome').add('too-large');
  for (const code of route.refusals) codes.add(code);
  const byStatus: Record<string, AnyRefusal[]> = {};
  for (const code of codes) {
    const status = `${statusOf(code)}`;
    byStatus[status] = [...(byStatus[status] ?? []), code];
  }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, some]) => [
      status,
      { description: `Refused: ${some.join(', ')}`, ...json(refusalOf(some)) },
    ]),
  );
}

function refusalOf(codes: readonly AnyRefusal[]): JsonSchema {
  const refused = { type: 'string', enum: [...new Set(codes)] };
  return { type: 'object', required: ['refused'], properties: { refused } };
}

function takesBody({ method }: Route): boolean {
  return method !== 'GET' && method !== 'DELETE';
}

function json(schema: JsonSchema): Content {
  return { content: { 'application/json': { schema } } };
}

function named(): Record<string, JsonSchema> {
  const schemas = Object.entries(toJsonSchemaDefs(SCHEMAS, CONVERSION));
  return Object.fromEntries(schemas.map(([name, schema]) => [name, { ...schema }]));
}

function schemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema, $defs, ...own } = toJsonSchema(schema, { ...CONVERSION, definitions: SCHEMAS });
  return own;
}
