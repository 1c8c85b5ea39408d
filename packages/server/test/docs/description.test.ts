import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_REFUSALS, API, type Route, SCHEMAS, statusOf } from '@nyhavn/protocol';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Description, Operation } from '../../src/api/openapi.ts';
import { createServer } from '../../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
let server: FastifyInstance;
let description: Description;
let page: string;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  server = await createServer({ client: folder, data: join(folder, 'data') });
  description = (await server.inject('/api/openapi.json')).json();
  page = (await server.inject('/api/docs')).body;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function described({ method, path }: Pick<Route, 'method' | 'path'>): Operation {
  const found = description.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!found) throw new Error(`${method} ${path} is not described`);
  return found;
}

describe('the description', () => {
  test('says where the API is', () => {
    expect(description.servers).toEqual([{ url: '/' }]);
  });

  test('is valid OpenAPI 3.1', async () => {
    expect(await new Validator().validate({ ...structuredClone(description) })).toEqual({
      valid: true,
    });
    expect(description.openapi).toBe('3.1.0');
  });

  test.each(Object.entries(API) as [string, Route][])('is complete: %s', (name, route) => {
    const { operationId, parameters, requestBody, responses, security } = described(route);
    expect(operationId).toBe(name);
    const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, part]) => part);
    expect(parameters.flatMap((one) => (one.in === 'path' ? [one.name] : []))).toEqual(inPath);
    expect(requestBody !== undefined).toBe(!['GET', 'DELETE'].includes(route.method));
    expect(security.length > 0).toBe(route.isPersonal);
    for (const code of route.refusals) {
      expect(JSON.stringify(responses[statusOf(code)])).toContain(`"${code}"`);
    }
  });

  test('has query parameters, and schemas by their names', () => {
    expect(described(API.entries).parameters).toContainEqual({
      name: 'from',
      in: 'query',
      required: false,
      schema: { type: 'string', pattern: '^\\d{1,9}$', default: '0' },
    });
    const names = Object.keys(description.components.schemas);
    expect(names).toEqual(expect.arrayContaining([...Object.keys(SCHEMAS), 'Refusal']));
    const references = JSON.stringify(description).matchAll(
      /"\$ref":"#\/components\/schemas\/(\w+)"/g,
    );
    for (const [, name] of references) expect(names).toContain(name);
    expect(JSON.stringify(description)).not.toContain('$defs');
  });

  test('lists every refusal once', () => {
    const { Refusal } = description.components.schemas;
    expect(Refusal).toHaveProperty('properties.refused.enum', [...new Set(ALL_REFUSALS)]);
  });
});

describe('the page', () => {
  test('has every address and every schema, and its links lead somewhere', () => {
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const name of [...Object.keys(API), ...Object.keys(SCHEMAS)]) expect(ids).toContain(name);
    for (const { path } of Object.values(API)) {
      expect(page).toContain(`<code>${path.replaceAll(/:(\w+)/g, '{$1}')}</code>`);
    }
    for (const [, id] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
  });

  test('needs no script, no inline style and nothing from elsewhere', async () => {
    expect(page).not.toMatch(/<script|<style| style=| on\w+=|https?:|\/\//);
    const { headers } = await server.inject('/api/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("style-src 'self'");
    const style = await server.inject('/api/docs.css');
    expect([style.statusCode, style.headers['content-type']]).toEqual([
      200,
      'text/css; charset=utf-8',
    ]);
    expect(style.body).not.toMatch(/url\(|@import/);
  });
});

describe('what is no question is answered all the same', () => {
  const post = (payload: string, type = 'application/json') =>
    server.inject({
      method: 'POST',
      url: '/api/guest',
      payload,
      headers: { 'content-type': type },
    });

  test.each([
    ['broken JSON', '{"name":', 'application/json', 'not-understood'],
    ['nothing', '', 'application/json', 'not-understood'],
    ['another kind of text', '<name/>', 'application/xml', 'not-understood'],
    ['too much', `{"name":"${'x'.repeat(20_000)}"}`, 'application/json', 'too-large'],
    ['a prototype', '{"name":"x","__proto__":{"a":1}}', 'application/json', 'not-understood'],
  ])('%s', async (_, payload, type, refused) => {
    const reply = await post(payload, type);
    expect(reply.json()).toEqual({ refused });
    expect(reply.statusCode).toBe(refused === 'too-large' ? 413 : 400);
  });

  test('an address that does not exist is no page of the client', async () => {
    const reply = await server.inject('/api/nothing');
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
  });
});
