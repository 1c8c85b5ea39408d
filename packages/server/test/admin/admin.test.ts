import { API, type Route } from '@nyhavn/protocol';
import { describe, expect, test } from 'vitest';
import { server, Visitor, withServer, withToken } from '../people/visitor.ts';

/** Ids are added while the server runs, which only tests can do. */
const administrators = new Set<string>();
withServer({ administrators, hasLimits: false });

const OPEN = { kind: 'open' };
const PAIR = { game: 'copenhagen', seats: [OPEN, OPEN] };
const PASSWORD = 'correct horse';
let known: Promise<Visitor> | undefined;

async function newAdministrator(name: string): Promise<Visitor> {
  const visitor = await Visitor.claimed(name, PASSWORD);
  administrators.add(visitor.id);
  return visitor;
}

/** The same in all tests that do not change them: passwords take their time. */
function administrator(): Promise<Visitor> {
  known ??= newAdministrator('Harbour master');
  return known;
}

/** A table at which all of these people sit. */
async function tableOf(people: readonly Visitor[], plan: object = PAIR): Promise<string> {
  const { id } = (await people[0]?.ask('POST', '/api/tables', plan))?.json() ?? {};
  for (const visitor of people) expect(await command(visitor, id, sit('Guest'))).toBe(200);
  return id;
}

const sit = (name: string) => ({ do: 'sit', name });
const write = (text: string) => ({ do: 'write', text });
let commands = 0;

async function command(visitor: Visitor, table: string, what: object) {
  const body = { id: `c${commands++}`, command: what };
  const [status, reply] = await visitor.told('POST', `/api/tables/${table}/commands`, body);
  return status === 200 ? status : reply;
}

async function entries(visitor: Visitor, table: string): Promise<object[]> {
  return (await visitor.ask('GET', `/api/tables/${table}/entries`)).json().entries;
}

async function get(visitor: Visitor, url: string) {
  const reply = await visitor.ask('GET', url);
  expect([url, reply.statusCode]).toEqual([url, 200]);
  return reply.json();
}

const ROUTES = (Object.values(API) as Route[]).filter((route) => route.isForAdministrators);

describe('for everybody else', () => {
  /** All that can be seen of an answer. */
  async function seen(visitor: Visitor, method: Route['method'], url: string, more = {}) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : { note: 'x', days: 1 };
    const { statusCode, headers, payload } = await visitor.ask(method, url, body, more);
    return { statusCode, payload, headers: { ...headers, date: undefined } };
  }

  test('nobody else can tell these addresses from those that do not exist', async () => {
    const claimed = await Visitor.claimed('Claus Claimed', PASSWORD);
    const bot = (await claimed.ask('POST', '/api/me/bots', { name: 'Bot' })).json();
    // A guest has claimed nothing, and a bot is nobody, whatever is configured.
    const guest = await Visitor.guest('Gerda');
    for (const { id } of [guest, { id: bot.bot }]) administrators.add(id);
    const askers: readonly (readonly [Visitor, Record<string, string>])[] = [
      [new Visitor(), {}],
      [guest, {}],
      [claimed, {}],
      [claimed, { origin: 'https://elsewhere.example' }],
      [new Visitor(), withToken(bot.secret)],
    ];
    expect(ROUTES.length).toBeGreaterThan(8);
    for (const { method, path } of ROUTES) {
      const url = path.replaceAll(/:\w+/g, 'abcdefghijklmnop');
      for (const [visitor, headers] of askers) {
        const nothing = await seen(visitor, method, '/api/nothing/here', headers);
        expect(nothing.statusCode).toBe(404);
        expect(await seen(visitor, method, url, headers)).toEqual(nothing);
      }
    }
    // Nor by what can't be read: bodies, parameters of any length, bad escapes.
    const json = { 'content-type': 'application/json' };
    const spoilt = (url: string, payload: string) =>
      server.inject({ method: 'PUT', url, payload, headers: json });
    for (const person of ['abcdefgh', 'x'.repeat(5000), '%ff', '%00']) {
      for (const payload of ['{"note"', '', JSON.stringify({ note: 'x'.repeat(20_000) })]) {
        const hidden = await spoilt(`/api/admin/people/${person}/mute`, payload);
        const unknown = await spoilt(`/api/nothing/people/${person}/mute`, payload);
        const told = ({ statusCode, body, headers }: typeof hidden) => {
          const { date: _, ...others } = headers;
          return [statusCode, body, others];
        };
        expect([person, ...told(hidden)]).toEqual([person, ...told(unknown)]);
        expect(hidden.headers).toHaveProperty('content-security-policy');
        expect(hidden.statusCode).toBe(person === '%ff' ? 400 : 404);
      }
    }
    for (const id of [guest.id, bot.bot]) administrators.delete(id);
  });

  test('the name of an administrator makes nobody one', async () => {
    const admin = await newAdministrator('Quay master');
    const { name } = await get(admin, '/api/me');
    const guest = await Visitor.guest(name);
    expect((await get(guest, '/api/me')).isAdministrator).toBe(false);
    expect((await guest.ask('GET', '/api/admin')).statusCode).toBe(404);
    // The administrator takes another name; somebody claims the one before.
    expect((await admin.ask('PATCH', '/api/me', { name: 'Someone new' })).statusCode).toBe(200);
    const heir = await Visitor.claimed(name, PASSWORD);
    expect((await heir.ask('GET', '/api/admin')).statusCode).toBe(404);
    expect((await get(admin, '/api/me')).isAdministrator).toBe(true);
    await get(admin, '/api/admin');
  });

  test('another site’s page can not act for an administrator', async () => {
    const admin = await administrator();
    const guest = await Visitor.guest('Gerda');
    const origin = { origin: 'https://elsewhere.example' };
    const url = `/api/admin/people/${guest.id}/mute`;
    expect(await admin.told('PUT', url, { days: 1 }, origin)).toEqual([403, 'not-welcome']);
    expect(await get(admin, `/api/admin/people?who=${guest.id}`)).toMatchObject([{ mute: null }]);
  });
});

describe('tables', () => {
  test('open ones are listed, private ones too, and those of a person in pages', async () => {
    const admin = await administrator();
    const [ida, bo] = [await Visitor.guest('Ida'), await Visitor.guest('Bo')];
    const playing = await tableOf([ida, bo]);
    const { items } = await get(admin, '/api/admin/tables');
    expect(items[0]).toMatchObject({
      id: playing,
      game: 'copenhagen',
      phase: 'playing',
      isPublic: false,
      openSeats: 0,
      people: [{ id: ida.id }, { id: bo.id }],
    });
    expect(items[0].latest).toBeGreaterThanOrEqual(items[0].opened);
    expect(JSON.stringify(items)).not.toContain('seed');
    const opened: string[] = [];
    for (let count = 0; count < 34; count++) opened.unshift(await tableOf([ida]));
    const first = await get(admin, `/api/admin/tables?person=${ida.id}`);
    expect(first.items).toHaveLength(30);
    const second = await get(admin, `/api/admin/tables?person=${ida.id}&before=${first.next}`);
    expect(second.next).toBeNull();
    const listed = [...first.items, ...second.items].map(({ id }: { id: string }) => id);
    expect(listed.toSorted()).toEqual([...opened, playing].toSorted());
  });

  test('one is closed for everybody, with the reason, and nothing is rated', async () => {
    const admin = await administrator();
    const [ida, bo] = [await Visitor.guest('Ida'), await Visitor.guest('Bo')];
    const table = await tableOf([ida, bo], { ...PAIR, isRated: true });
    const url = `/api/admin/tables/${table}/close`;
    expect(await admin.told('POST', url, { note: 'shouting' })).toEqual([200, {}]);
    const last = (await entries(ida, table)).slice(-2);
    expect(last).toMatchObject([{ kind: 'ended', isByAdministrator: true }, { kind: 'closed' }]);
    expect(await command(bo, table, { do: 'ask', matter: 'end' })).toBe('not-begun');
    const results = await get(ida, `/api/tables/${table}/results`);
    expect(results).toMatchObject([
      { place: 0, rating: null },
      { place: 0, rating: null },
    ]);
    // Once more does nothing, and is not written down.
    expect(await admin.told('POST', url, {})).toEqual([200, {}]);
    const { items } = await get(admin, '/api/admin/deeds');
    expect(items.filter((one: { table: string }) => one.table === table)).toMatchObject([
      { deed: 'close', note: 'shouting', administrator: { id: admin.id } },
    ]);
    expect(await admin.told('POST', '/api/admin/tables/abcdefgh/close', {})).toEqual([
      404,
      'no-such-table',
    ]);
  });

  test('one that has not begun is closed too, is in no lobby, and counts as no game', async () => {
    const admin = await administrator();
    const ida = await Visitor.guest('Ida');
    const plan = { ...PAIR, game: 'roll-and-write', isPublic: true };
    const table = await tableOf([ida], plan);
    const lobby = async () => JSON.stringify(await get(ida, '/api/tables'));
    expect(await lobby()).toContain(table);
    await admin.ask('POST', `/api/admin/tables/${table}/close`, {});
    expect(await lobby()).not.toContain(table);
    const bo = await Visitor.guest('Bo');
    expect(await command(bo, table, sit('Bo'))).toBe('already-begun');
    expect(await get(ida, `/api/tables/${table}/results`)).toEqual([]);
    const statistics: { game: string; games: number }[] = await get(ida, '/api/statistics');
    expect(statistics.find(({ game }) => game === 'roll-and-write')?.games ?? 0).toBe(0);
    const record = await ida.told('GET', `/api/tables/${table}/record`);
    expect(record).toEqual([409, 'not-begun']);
  });
});

describe('people', () => {
  test('are found by id, by name in any case, and by a claimed name that looks like it', async () => {
    const admin = await administrator();
    const guest = await Visitor.guest('Åse Holm');
    const claimed = await Visitor.claimed('Ulrik', PASSWORD);
    const found = async (who: string) =>
      (await get(admin, `/api/admin/people?who=${encodeURIComponent(who)}`)).map(
        ({ id }: { id: string }) => id,
      );
    expect(await found(guest.id)).toEqual([guest.id]);
    expect(await found('Åse hOLM')).toEqual([guest.id]);
    expect(await found('UIrik')).toEqual([claimed.id]);
    expect(await found('Nobody at all')).toEqual([]);
  });

  test('who is muted writes at no table, but says phrases; and writes again after it', async () => {
    const admin = await administrator();
    const [ida, bo] = [await Visitor.guest('Ida'), await Visitor.guest('Bo')];
    const tables = [await tableOf([ida, bo]), await tableOf([bo, ida])];
    const url = `/api/admin/people/${bo.id}/mute`;
    expect(await admin.told('PUT', url, { days: 7, note: 'insults' })).toEqual([200, {}]);
    for (const table of tables) {
      expect(await command(bo, table, write('Hej'))).toBe('muted');
      expect(await command(bo, table, { do: 'say', phrase: 'hello' })).toBe(200);
      expect(await command(ida, table, write('Hej'))).toBe(200);
    }
    // A name is read at tables, so it is written text as well, whichever way it changes.
    expect(await bo.told('PATCH', '/api/me', { name: 'Ida is mean' })).toEqual([409, 'muted']);
    await bo.ask('POST', '/api/guest', { name: 'Ida is mean' });
    expect(await get(bo, '/api/me')).toMatchObject({ id: bo.id, name: 'Bo' });
    const [person] = await get(admin, `/api/admin/people?who=${bo.id}`);
    expect(person.mute).toMatchObject({ note: 'insults' });
    expect(person.mute.until - person.mute.since).toBe(7 * 24 * 60 * 60 * 1000);
    expect((await get(admin, '/api/admin/people')).map(({ id }: { id: string }) => id)).toContain(
      bo.id,
    );
    expect(await admin.told('PUT', url, { days: null })).toEqual([200, {}]);
    expect((await get(admin, `/api/admin/people?who=${bo.id}`))[0].mute.until).toBeNull();
    expect(await admin.told('DELETE', url)).toEqual([200, {}]);
    expect(await command(bo, tables[0] ?? '', write('Hej'))).toBe(200);
    const { items } = await get(admin, '/api/admin/deeds');
    const deeds = items.filter((one: { person?: { id: string } }) => one.person?.id === bo.id);
    expect(deeds.map(({ deed }: { deed: string }) => deed)).toEqual(['unmute', 'mute', 'mute']);
    expect(await admin.told('PUT', '/api/admin/people/abcdefgh/mute', { days: 1 })).toEqual([
      404,
      'no-such-person',
    ]);
  });

  test('bots are mute with the one who runs them', async () => {
    const admin = await administrator();
    const owner = await Visitor.claimed('Runs bots', PASSWORD);
    const bot = (await owner.ask('POST', '/api/me/bots', { name: 'Chatty' })).json();
    const table = await tableOf([owner]);
    const ask = async (id: string, what: object) =>
      (
        await new Visitor().told(
          'POST',
          `/api/tables/${table}/commands`,
          { id, command: what },
          withToken(bot.secret),
        )
      )[1];
    await ask('b1', sit('Chatty'));
    await admin.ask('PUT', `/api/admin/people/${owner.id}/mute`, { days: null });
    expect(await ask('b2', write('Buy this'))).toBe('muted');
  });

  test('a line that was stored before is answered as before', async () => {
    const admin = await administrator();
    const ida = await Visitor.guest('Ida');
    const table = await tableOf([ida]);
    const body = { id: 'the-same', command: write('Hej') };
    const url = `/api/tables/${table}/commands`;
    const before = await ida.told('POST', url, body);
    await admin.ask('PUT', `/api/admin/people/${ida.id}/mute`, { days: 1 });
    expect(await ida.told('POST', url, body)).toEqual(before);
  });
});

describe('reports', () => {
  test('wait with the lines of the chat until they are handled, and again after another', async () => {
    const admin = await administrator();
    const [ida, bo] = [await Visitor.guest('Ida R'), await Visitor.guest('Bo R')];
    const table = await tableOf([ida, bo]);
    await command(bo, table, write('You can’t build'));
    await command(bo, table, { do: 'say', phrase: 'ouch' });
    const report = () =>
      ida.ask('POST', `/api/tables/${table}/reports`, {
        person: bo.id,
        reason: 'words',
        note: 'He shouts',
      });
    await report();
    const { reports: before } = await get(admin, '/api/admin');
    const [first] = (await get(admin, '/api/admin/reports')).items;
    expect(first).toMatchObject({
      table,
      game: 'copenhagen',
      isTableOpen: true,
      reporter: { id: ida.id, name: 'Ida R' },
      reported: { id: bo.id, name: 'Bo R' },
      isMuted: false,
      reason: 'words',
      note: 'He shouts',
      chat: [
        { id: bo.id, name: 'Bo R', text: 'You can’t build' },
        { id: bo.id, name: 'Bo R', phrase: 'ouch' },
      ],
      handled: null,
    });
    const url = `/api/admin/reports/${table}/${ida.id}/${bo.id}`;
    expect(await admin.told('PUT', url, { isHandled: true, note: 'warned' })).toEqual([200, {}]);
    expect((await get(admin, '/api/admin')).reports).toBe(before - 1);
    const done = (await get(admin, '/api/admin/reports?handled=yes')).items[0];
    expect(done).toMatchObject({ table, answer: 'warned' });
    expect(done.handled).toBeGreaterThan(0);
    const waits = async () => JSON.stringify(await get(admin, '/api/admin/reports'));
    expect(await waits()).not.toContain(table);
    await report();
    expect(await waits()).toContain(table);
    await admin.ask('PUT', url, { isHandled: true });
    await admin.ask('PUT', url, { isHandled: false });
    expect(await waits()).toContain(table);
    expect(await admin.told('PUT', `${url}x`, { isHandled: true })).toEqual([
      404,
      'no-such-person',
    ]);
  });

  test('come in pages, none twice and none left out', async () => {
    const admin = await administrator();
    const [ida, bo] = [await Visitor.guest('Ida'), await Visitor.guest('Bo')];
    const tables: string[] = [];
    for (let count = 0; count < 33; count++) {
      const table = await tableOf([ida, bo]);
      await ida.ask('POST', `/api/tables/${table}/reports`, { person: bo.id, reason: 'play' });
      tables.push(table);
    }
    const found: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page = await get(admin, `/api/admin/reports${next && `?before=${next}`}`);
      found.push(...page.items.map((one: { table: string }) => one.table));
      next = page.next;
    }
    expect(new Set(found).size).toBe(found.length);
    expect(found).toEqual(expect.arrayContaining(tables));
    expect(await admin.told('GET', '/api/admin/reports?before=1.abcdefgh')).toEqual([
      400,
      'not-understood',
    ]);
  });
});
