import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API } from '@nyhavn/protocol';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../src/index.ts';
import { letPass } from './passing.ts';

const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
let server: FastifyInstance;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  server = await createServer({ client: folder, data: join(folder, 'data') });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Method = 'GET' | 'POST' | 'PATCH';

/** Somebody who asks the API, with the cookie that it gave them. */
class Guest {
  cookie = '';

  static async named(name: string): Promise<Guest> {
    const guest = new Guest();
    const { headers } = await guest.ask('POST', '/api/guest', { name });
    guest.cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    return guest;
  }

  ask(method: Method, url: string, payload?: object, headers = {}) {
    return server.inject({
      method,
      url,
      headers: { cookie: this.cookie, ...headers },
      ...(payload ? { payload } : {}),
    });
  }
}

const PLAN = { game: 'roll-and-write', seats: [{ kind: 'open' }, { kind: 'open' }] };

describe('identity', () => {
  test('a guest is a signed cookie that scripts can not read', async () => {
    const guest = new Guest();
    const reply = await guest.ask('POST', '/api/guest', { name: '  Søren ' });
    expect(reply.json()).toMatchObject({ name: 'Søren' });
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^nyhavn=[\w-]+\.[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('behind a proxy that ends TLS the cookie is for safe connections only', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const reply = await new Guest().ask('POST', '/api/guest', { name: 'Ida' }, headers);
    expect(String(reply.headers['set-cookie'])).toContain('; Secure');
  });

  test('the server knows them again, and by their new name', async () => {
    const guest = await Guest.named('Ida');
    expect((await guest.ask('GET', '/api/me')).json()).toMatchObject({ name: 'Ida' });
    await guest.ask('PATCH', '/api/me', { name: 'Ida Marie' });
    expect((await guest.ask('GET', '/api/me')).json()).toMatchObject({ name: 'Ida Marie' });
  });

  test.each([
    ['', ''],
    ['forged', 'nyhavn=abcdefgh.AAAA'],
  ])('without a good cookie: %s', async (_, cookie) => {
    const guest = new Guest();
    guest.cookie = cookie;
    const reply = await guest.ask('GET', '/api/me');
    expect([reply.statusCode, reply.json()]).toEqual([401, { refused: 'not-signed-in' }]);
  });

  test.each([
    ['an empty name', { name: '   ' }],
    ['a name of two lines', { name: 'a\nb' }],
    ['a name that is too long', { name: 'x'.repeat(25) }],
    ['a name that hides something', { name: 'a\u202Eb' }],
    ['no name', {}],
    ['a number', { name: 5 }],
  ])('%s is not understood', async (_, body) => {
    const reply = await new Guest().ask('POST', '/api/guest', body);
    expect([reply.statusCode, reply.json()]).toEqual([400, { refused: 'not-understood' }]);
  });

  test('another site’s page can not ask in somebody’s name', async () => {
    const guest = await Guest.named('Ida');
    const reply = await guest.ask('POST', '/api/tables', PLAN, { origin: 'https://else.example' });
    expect([reply.statusCode, reply.json()]).toEqual([403, { refused: 'not-welcome' }]);
  });

  test('the secret is its owner’s alone', () => {
    expect(statSync(join(folder, 'data', 'secret')).mode & 0o777).toBe(0o600);
  });
});

describe('tables', () => {
  async function sit(guest: Guest, table: string, id = 'sit') {
    const command = { do: 'sit', name: 'Ignored' };
    return guest.ask('POST', `/api/tables/${table}/commands`, { id, command });
  }

  test('one opens a table, another finds it in the lobby and sits down', async () => {
    const [anna, bent] = [await Guest.named('Anna'), await Guest.named('Bent')];
    const { id } = (await anna.ask('POST', '/api/tables', { ...PLAN, isPublic: true })).json();
    expect((await sit(anna, id)).json()).toEqual({ next: 2 });
    const lobby = (await bent.ask('GET', '/api/tables')).json();
    expect(lobby).toEqual([
      {
        id,
        game: 'roll-and-write',
        size: 2,
        phase: 'gathering',
        isRated: false,
        openSeats: 1,
        names: ['Anna'],
        people: [{ id: expect.any(String), name: 'Anna' }],
        clock: { kind: 'none' },
        created: expect.any(Number),
        updated: expect.any(Number),
      },
    ]);
    await sit(bent, id);
    expect((await bent.ask('GET', '/api/tables')).json()).toEqual([]);
    expect((await bent.ask('GET', '/api/me/tables')).json()).toMatchObject([
      { id, phase: 'playing' },
    ]);
    const { entries } = (await bent.ask('GET', `/api/tables/${id}/entries?from=3`)).json();
    expect(entries.slice(0, 2)).toMatchObject([{ kind: 'due', draw: 0 }, { kind: 'began' }]);
  });

  test('a table that is closed to others does not tell them how many entries it has', async () => {
    const [anna, bent, stranger] = [
      await Guest.named('Anna'),
      await Guest.named('Bent'),
      await Guest.named('Dora'),
    ];
    const plan = { ...PLAN, isOpenToSpectators: false };
    const { id } = (await anna.ask('POST', '/api/tables', plan)).json();
    await sit(anna, id);
    await sit(bent, id);
    const past = `/api/tables/${id}/entries?from=900000`;
    expect((await bent.ask('GET', past)).json()).toEqual({ from: 900_000, entries: [] });
    const asked = await Promise.all(
      [past, past.replace('900000', '1')].map((url) => stranger.ask('GET', url)),
    );
    expect(asked.map((reply) => reply.json())).toEqual(Array(2).fill({ refused: 'not-welcome' }));
  });

  test('a private table is in no list', async () => {
    const anna = await Guest.named('Anna');
    await anna.ask('POST', '/api/tables', PLAN);
    expect((await anna.ask('GET', '/api/tables')).json()).toEqual([]);
  });

  test('quick match brings two people to one table', async () => {
    const wish = { game: 'copenhagen', size: 2 };
    const [anna, bent] = [await Guest.named('Anna'), await Guest.named('Bent')];
    const first = (await anna.ask('POST', '/api/quick', wish)).json();
    await sit(anna, first.id);
    const second = (await bent.ask('POST', '/api/quick', wish)).json();
    expect(second).toEqual(first);
    await sit(bent, second.id);
    const third = (await bent.ask('POST', '/api/quick', wish)).json();
    expect(third.id).not.toBe(first.id);
  });

  test('quick matches at the same instant meet, and nobody is sent to a full table', async () => {
    const names = ['Anna', 'Bent', 'Carl', 'Dora', 'Emil'];
    const guests = await Promise.all(names.map((name) => Guest.named(name)));
    const wish = { game: 'roll-and-write', size: 2, isRated: true };
    const found = await Promise.all(guests.map((guest) => guest.ask('POST', '/api/quick', wish)));
    const ids: string[] = found.map((reply) => reply.json().id);
    const met = [...Map.groupBy(ids, (id) => id).values()].map(({ length }) => length);
    expect(met).toEqual([2, 2, 1]);
    // Asking twice takes no second seat.
    expect((await guests[4]?.ask('POST', '/api/quick', wish))?.json()).toEqual({ id: ids[4] });
    const sat = await Promise.all(guests.map((guest, index) => sit(guest, ids[index] ?? '')));
    expect(sat.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  });

  test('who was told of a seat and does not come does not keep it for ever', async () => {
    const wish = { game: 'roll-and-write', size: 3, isRated: true };
    const guests = await Promise.all(
      ['Anna', 'Bent', 'Carl', 'Dora'].map((name) => Guest.named(name)),
    );
    const [anna, bent, carl, dora] = guests.map((guest) => async () => {
      const { id } = (await guest.ask('POST', '/api/quick', wish)).json();
      return String(id);
    });
    if (!anna || !bent || !carl || !dora) throw new Error('four have come');
    const first = await anna();
    expect(await bent()).toBe(first);
    expect(await carl()).toBe(first);
    expect(await dora()).not.toBe(first);
    letPass(15_000);
    expect(await anna()).toBe(first);
    letPass(5_000);
    expect(await dora()).toBe(first);
  });

  test.each([
    ['an unknown game', { ...PLAN, game: 'chess' }, 400, 'not-understood'],
    ['one seat', { ...PLAN, seats: [{ kind: 'open' }] }, 400, 'not-understood'],
    ['an unknown option', { ...PLAN, options: { cheat: true } }, 409, 'unknown-option'],
    ['an option of the wrong kind', { ...PLAN, options: { mirror: 'yes' } }, 409, 'unknown-option'],
  ])('%s is refused', async (_, plan, status, refused) => {
    const anna = await Guest.named('Anna');
    const reply = await anna.ask('POST', '/api/tables', plan);
    expect([reply.statusCode, reply.json()]).toEqual([status, { refused }]);
  });

  test.each([
    ['GET', 'entries', undefined, 404, 'no-such-table'],
    ['GET', 'record', undefined, 404, 'no-such-table'],
    ['POST', 'commands', { id: '1', command: { do: 'leave' } }, 404, 'no-such-table'],
  ] as const)(
    '%s %s of a table that does not exist',
    async (method, what, body, status, refused) => {
      const anna = await Guest.named('Anna');
      const reply = await anna.ask(method, `/api/tables/there-is-none/${what}`, body);
      expect([reply.statusCode, reply.json()]).toEqual([status, { refused }]);
    },
  );

  test('the record is given when the game is over', async () => {
    const anna = await Guest.named('Anna');
    const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'random' }];
    const { id } = (await anna.ask('POST', '/api/tables', { ...PLAN, seats })).json();
    await sit(anna, id);
    const early = await anna.ask('GET', `/api/tables/${id}/record`);
    expect([early.statusCode, early.json()]).toEqual([409, { refused: 'not-over' }]);
    const command = { do: 'ask', matter: 'end' };
    await anna.ask('POST', `/api/tables/${id}/commands`, { id: 'end', command });
    const { record } = (await anna.ask('GET', `/api/tables/${id}/record`)).json();
    expect(JSON.parse(record.split('\n')[0])).toMatchObject({
      nyhavn: 1,
      chance: 2,
      root: expect.any(String),
      anchor: expect.any(String),
    });
  });
});

test('the description names every address of the API', async () => {
  const { paths } = (await new Guest().ask('GET', '/api/openapi.json')).json();
  for (const [name, { method, path }] of Object.entries(API)) {
    const described = paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    expect(described).toMatchObject({ operationId: name, responses: { 200: expect.anything() } });
  }
});
