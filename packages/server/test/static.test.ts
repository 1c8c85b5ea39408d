import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../src/index.ts';

const PAGE = '<!doctype html><title>Nyhavn</title>';
const SCRIPT = 'console.log("quay");'.repeat(50);

const outside = mkdtempSync(join(tmpdir(), 'nyhavn-'));
const folder = join(outside, 'dist');
let server: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(PAGE));
  writeFileSync(
    join(folder, 'languages.json'),
    JSON.stringify({ en: ['assets/en-1.js'], nl: ['assets/nl-2.js'] }),
  );
  writeFileSync(join(folder, 'sw.js'), '/* service worker */');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(folder, 'assets', 'main-abc.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'main-abc.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets', 'main-abc.js.gz'), gzipSync(SCRIPT));
  server = await createServer({ client: folder, data: join(outside, 'data') });
});

afterAll(async () => {
  await server.close();
  rmSync(outside, { recursive: true, force: true });
});

function get(url: string, encoding?: string) {
  const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
  return server.inject({ method: 'GET', url, headers });
}

describe('pages', () => {
  test.each(['/', '/index.html', '/settings', '/play/new?game=roll-and-write', '/a/b/c/'])(
    '%s is the client',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect({ statusCode, body }).toEqual({ statusCode: 200, body: PAGE });
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  test('routes come compressed too', async () => {
    const { headers, rawPayload } = await get('/settings', 'br');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(PAGE);
  });

  test('HEAD tells the same without a body', async () => {
    const { statusCode, body } = await server.inject({ method: 'HEAD', url: '/settings' });
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: '' });
  });

  test('what has not changed is not sent again', async () => {
    const { headers } = await get('/');
    const again = await server.inject({
      url: '/',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});

describe('files', () => {
  test('with a hash in their names are kept for ever', async () => {
    const { headers, body } = await get('/assets/main-abc.js');
    expect(body).toBe(SCRIPT);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
  });

  test.each(['/sw.js', '/manifest.webmanifest', '/icon.svg'])(
    '%s is asked for anew',
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('for %s come as %s', async (accepted, encoding, decompress) => {
    const { headers, rawPayload } = await get('/assets/main-abc.js', accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(headers['content-type']).toMatch(/javascript/);
    expect(decompress(rawPayload).toString()).toBe(SCRIPT);
  });

  test('come as they are where nothing else is understood', async () => {
    const { headers, body } = await get('/assets/main-abc.js', 'identity');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toBe(SCRIPT);
  });
});

describe('nothing is found', () => {
  test.each(['/assets/main-old.js', '/favicon.ico', '/.vite/manifest.json', '/a/b.css?x'])(
    'at %s',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toBeDefined();
      expect(body).not.toContain('<');
    },
  );

  test('by other methods', async () => {
    const { statusCode } = await server.inject({ method: 'POST', url: '/settings' });
    expect(statusCode).toBe(404);
  });
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '//etc/passwd',
  '/%00secret.txt',
  '/%',
])('%s does not lead out of the folder', async (url) => {
  const { statusCode, body } = await get(url);
  expect(body).not.toContain('secret');
  expect(body).not.toContain('root:');
  expect(statusCode === 200 ? body : PAGE).toBe(PAGE);
  expect(statusCode).toBeLessThan(500);
});

describe('languages', () => {
  test.each([
    ['nl-NL,nl;q=0.9,en;q=0.8', '</assets/nl-2.js>; rel=modulepreload; fetchpriority=low'],
    ['pt-BR, EN;q=0.5', '</assets/en-1.js>; rel=modulepreload; fetchpriority=low'],
    ['da', '</assets/en-1.js>; rel=modulepreload; fetchpriority=low'],
    ['', '</assets/en-1.js>; rel=modulepreload; fetchpriority=low'],
  ])('a browser that reads %j is told of its words', async (accepted, link) => {
    for (const url of ['/', '/play/new?game=copenhagen']) {
      const headers = accepted === '' ? {} : { 'accept-language': accepted };
      const answer = await server.inject({ method: 'GET', url, headers });
      expect(answer.headers.link).toBe(link);
      expect(answer.headers.vary).toMatch(/accept-language/);
    }
  });
});
