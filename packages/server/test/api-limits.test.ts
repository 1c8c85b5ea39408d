import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API } from '@nyhavn/protocol';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import webPush from 'web-push';
import { serveApi } from '../src/api/index.ts';
import { ApiLimits, RATES, type Rates } from '../src/api/limits.ts';
import { accountsIn } from '../src/people/accounts.ts';
import { PushSender } from '../src/push/push-sender.ts';
import { ResultsRecorder } from '../src/ratings/results-recorder.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { Matching } from '../src/table/matching.ts';
import { Tables } from '../src/table/tables.ts';
import { type Authenticator, CookieSigner } from '../src/wire/authentication.ts';
import { Gate } from '../src/wire/gate.ts';

const cookieSigner = new CookieSigner(randomBytes(32));
const PLAN = { game: 'copenhagen', seats: [{ kind: 'open' }, { kind: 'open' }] };
let folder: string;
let store: Store;
let server: FastifyInstance;
let now: number;

async function serve(rates: Partial<Rates>, authenticator: Authenticator = cookieSigner) {
  const clock = () => now;
  const bots = { choose: () => Promise.reject(new Error('no bots here')) };
  const tables = new Tables({ store, bots, substitute: 'greedy', now: clock });
  const limits = new ApiLimits(clock, rates);
  const accounts = accountsIn(store, cookieSigner, { now: clock, dismiss() {} });
  const pushSender = new PushSender({ store, keys: webPush.generateVAPIDKeys(), now: clock });
  const matching = new Matching({ store, tables, now: clock });
  const countingAuthenticator = new ResultsRecorder(store);
  await serveApi(server, {
    store,
    tables,
    matching,
    resultsRecorder: countingAuthenticator,
    authenticator,
    accounts,
    limits,
    gate: new Gate(),
    pushSender,
    now: clock,
  });
}

beforeEach(async () => {
  now = 1e9;
  folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
  store = await openSqlite(join(folder, 'nyhavn.db'));
  server = fastify();
});
afterEach(async () => {
  await server.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

function ask(
  person: string,
  method: (typeof API)[keyof typeof API]['method'],
  url: string,
  payload?: object | string,
  from = '10.0.0.1',
) {
  return server.inject({
    method,
    url,
    remoteAddress: from,
    headers: {
      ...(person ? { cookie: `nyhavn=${cookieSigner.sign(person)}` } : {}),
      ...(payload ? { 'content-type': 'application/json' } : {}),
    },
    ...(payload ? { payload } : {}),
  });
}

const TOO_FAST = { refused: 'too-fast' };

describe('limits', () => {
  test('one opens so many tables, and another theirs', async () => {
    await serve({ openTable: { burst: 2, perSecond: 1 } });
    const open = (person: string) => ask(person, 'POST', '/api/tables', PLAN);
    const codes = [];
    for (const person of ['anna-1', 'anna-1', 'anna-1', 'bent-2']) {
      codes.push((await open(person)).statusCode);
    }
    expect(codes).toEqual([200, 200, 429, 200]);
    now += 1000;
    expect((await open('anna-1')).statusCode).toBe(200);
    expect((await open('anna-1')).json()).toEqual(TOO_FAST);
  });

  test('who is nobody yet is known by the address', async () => {
    await serve({ becomeGuest: { burst: 1, perSecond: 1 } });
    const newGuest = (from: string, person = '') =>
      ask(person, 'POST', '/api/guest', { name: 'Anna' }, from);
    expect((await newGuest('10.0.0.1')).statusCode).toBe(200);
    expect((await newGuest('10.0.0.1')).json()).toEqual(TOO_FAST);
    expect((await newGuest('10.0.0.1', 'anna-1')).json()).toEqual(TOO_FAST);
    expect((await newGuest('10.0.0.2')).statusCode).toBe(200);
  });

  test('a crowd of identities from one address is bounded too', async () => {
    await serve({ global: { burst: 3, perSecond: 1 } });
    const codes = [];
    for (const person of ['anna-1', 'bent-2', 'cleo-3', 'dora-4']) {
      codes.push((await ask(person, 'GET', '/api/me/tables')).statusCode);
    }
    expect(codes).toEqual([200, 200, 200, 429]);
  });

  test('who is over the limit of an address costs no look into the store', async () => {
    let lookups = 0;
    const countingAuthenticator = {
      authenticate: (headers: IncomingHttpHeaders) => {
        lookups++;
        return cookieSigner.authenticate(headers);
      },
    };
    await serve({ global: { burst: 2, perSecond: 1 } }, countingAuthenticator);
    const codes = [];
    for (let index = 0; index < 5; index++) {
      codes.push((await ask('anna-1', 'GET', '/api/me/tables')).statusCode);
    }
    expect(codes).toEqual([200, 200, 429, 429, 429]);
    expect(lookups).toBe(2);
  });

  test('all addresses of an IPv6 network share one allowance', async () => {
    await serve({ becomeGuest: { burst: 2, perSecond: 1 } });
    const newGuest = (from: string) => ask('', 'POST', '/api/guest', { name: 'Anna' }, from);
    const froms = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:3::3', '2001:db8:1:3::1'];
    const codes = [];
    for (const from of froms) codes.push((await newGuest(from)).statusCode);
    expect(codes).toEqual([200, 200, 429, 200]);
  });

  test.each(Object.keys(API) as (keyof typeof API)[])(
    '%s has a rate, and keeps to it',
    async (name) => {
      expect(RATES[name].burst).toBeGreaterThan(0);
      await serve({ [name]: { burst: 1, perSecond: 0.001 } });
      const { method, path, isForAdministrators } = API[name];
      const url = path.replaceAll(/:\w+/g, 'abcdefghijklmnop');
      const codes = [];
      for (let times = 0; times < 2; times++) {
        codes.push(
          (await ask('anna-1', method, url, method === 'GET' ? undefined : {})).statusCode,
        );
      }
      // Hidden addresses are not told by their limits either.
      expect(codes.at(-1)).toBe(isForAdministrators ? 404 : 429);
      expect(codes[0]).not.toBe(429);
    },
  );

  test('what reads or rewrites everything of a person is rare', () => {
    for (const name of ['exportMe', 'deleteMe', 'createBot'] as const) {
      expect(RATES[name].perSecond).toBeLessThan(0.05);
    }
  });
});

describe('a body that can not be read', () => {
  test.each([
    ['no JSON', '{"name":', 400, 'not-understood'],
    ['too much', JSON.stringify({ name: 'x'.repeat(20_000) }), 413, 'too-large'],
  ])('%s has its documented answer', async (_, body, status, refused) => {
    await serve({});
    const reply = await ask('', 'POST', '/api/guest', body);
    expect([reply.statusCode, reply.json()]).toEqual([status, { refused }]);
  });
});

describe('a report', () => {
  async function twoAtTable() {
    await serve({});
    const { id } = (await ask('anna-1', 'POST', '/api/tables', PLAN)).json();
    const command = (person: string, number: number, what: object) =>
      ask(person, 'POST', `/api/tables/${id}/commands`, { id: `c${number}`, command: what });
    for (const person of ['anna-1', 'bent-2']) {
      await command(person, 0, { do: 'sit', name: person });
      await command(person, 1, { do: 'write', text: `I am ${person}` });
    }
    await command('looks-on', 2, { do: 'say', phrase: 'ouch' });
    const report = (by: string, person: string, reason = 'words') =>
      ask(by, 'POST', `/api/tables/${id}/reports`, { person, reason, note: ' rude ' });
    return { id, report, command };
  }

  test('is kept with the last lines of the chat', async () => {
    const { id, report } = await twoAtTable();
    expect((await report('anna-1', 'bent-2')).statusCode).toBe(200);
    expect((await report('anna-1', 'looks-on', 'other')).statusCode).toBe(200);
    const rows = await store.db.selectFrom('reports').selectAll().orderBy('reported').execute();
    expect(rows).toMatchObject([
      { table_id: id, reporter: 'anna-1', reported: 'bent-2', reason: 'words', note: 'rude' },
      { reported: 'looks-on', reason: 'other' },
    ]);
    expect(JSON.parse(rows[0]?.chat ?? '')).toEqual([
      { person: 'anna-1', text: 'I am anna-1' },
      { person: 'bent-2', text: 'I am bent-2' },
      { person: 'looks-on', phrase: 'ouch' },
    ]);
  });

  test('that comes twice is kept once', async () => {
    const { report } = await twoAtTable();
    await report('anna-1', 'bent-2');
    await report('anna-1', 'bent-2', 'play');
    const rows = await store.db.selectFrom('reports').selectAll().execute();
    expect(rows).toMatchObject([{ reason: 'play' }]);
  });

  test('is about somebody who was there, by somebody who may be', async () => {
    const { report, command } = await twoAtTable();
    expect((await report('anna-1', 'somebody')).json()).toEqual({ refused: 'not-seated' });
    expect((await report('anna-1', 'anna-1')).json()).toEqual({ refused: 'not-seated' });
    await command('anna-1', 3, { do: 'set', isOpenToSpectators: false });
    expect((await report('stranger', 'bent-2')).json()).toEqual({ refused: 'not-welcome' });
    expect((await report('', 'bent-2')).json()).toEqual({ refused: 'not-signed-in' });
  });
});

describe('a private table', () => {
  test('is in no list but those of its people, and can not be guessed', async () => {
    await serve({});
    const { id } = (await ask('anna-1', 'POST', '/api/tables', PLAN)).json();
    expect(Buffer.from(id, 'base64url')).toHaveLength(12);
    for (const url of ['/api/tables', '/api/me/tables']) {
      expect((await ask('bent-2', 'GET', url)).body).not.toContain(id);
    }
    const match = { game: 'copenhagen', size: 2 };
    expect((await ask('bent-2', 'POST', '/api/quick', match)).json().id).not.toBe(id);
  });
});
