import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createServer } from '../../src/index.ts';

test.each([
  '/',
  '/sw.js',
  '/nothing.txt',
  '/%ff',
  '/api/tables/%ff/entries',
  `/api/tables/${'x'.repeat(5000)}/entries`,
])('%s has the headers of security', async (url) => {
  const client = mkdtempSync(join(tmpdir(), 'nyhavn-'));
  writeFileSync(join(client, 'index.html'), '<!doctype html>');
  writeFileSync(join(client, 'sw.js'), '');
  const server = await createServer({ client, data: join(client, 'data') });
  const { headers } = await server.inject(url);
  await server.close();
  rmSync(client, { recursive: true });

  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers).not.toHaveProperty('x-powered-by');
});
