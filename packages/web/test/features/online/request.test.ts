import { afterEach, expect, test, vi } from 'vitest';
import { request } from '../../../src/features/online/request.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server that ends the session of a cookie when it gives a new one; each answer comes when it is released. */
function rotatingServer() {
  let session = 1;
  let cookie = 1;
  const waiting: (() => void)[] = [];
  const log: string[] = [];
  vi.stubGlobal('fetch', (address: string, { method }: { method: string }) => {
    const sentWith = cookie;
    log.push(`${method} ${address}`);
    return new Promise((resolve) => {
      waiting.push(() => {
        const isKnown = sentWith === session;
        if (isKnown && method === 'PUT') cookie = ++session;
        const reply = isKnown ? {} : { refused: 'not-signed-in' };
        resolve({ ok: isKnown, json: async () => reply });
      });
    });
  });
  /** Answers the newest first, which is the worst order. */
  const answerAll = async () => {
    while (waiting.length > 0) {
      waiting.pop()?.();
      for (let tick = 0; tick < 20; tick++) await Promise.resolve();
    }
  };
  return { log, answerAll };
}

test('no request meets the moment in which claiming a name changes the cookie', async () => {
  // As over plain http; locks of the browser are tested in the browser.
  vi.stubGlobal('navigator', {});
  const { log, answerAll } = rotatingServer();
  const before = request('GET', '/api/me/bots');
  const claim = request('PUT', '/api/me/password', { password: 'correct horse' });
  const during = request('GET', '/api/me/bots');
  const again = request('PUT', '/api/me/password', { password: 'battery staple' });
  const after = request('GET', '/api/me');
  expect(log).toEqual(['GET /api/me/bots']);
  await answerAll();
  const answers = await Promise.all([before, claim, during, again, after]);
  expect(answers).toEqual(Array(5).fill({ ok: true, value: {} }));
  expect(log).toEqual([
    'GET /api/me/bots',
    'PUT /api/me/password',
    'GET /api/me/bots',
    'PUT /api/me/password',
    'GET /api/me',
  ]);
  // With no cookie on its way nothing waits.
  const plain = request('GET', '/api/me');
  expect(log).toHaveLength(6);
  await answerAll();
  expect(await plain).toEqual({ ok: true, value: {} });
});
