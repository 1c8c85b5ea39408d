import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { API, verifyRecords } from '@nyhavn/protocol';
import { expect, test } from 'vitest';
import { letPass } from '../passing.ts';
import { VirtualAuthenticator } from './virtual-authenticator.ts';
import { connect, folder, Visitor, watch, withServer, withToken } from './visitor.ts';

const administrators = new Set<string>();
withServer({ administrators, pushHosts: ['push.example'] });

const NAME = 'Pernille Quist';
const TEXT = 'my cat is called Mis';
const ENDPOINT = 'https://push.example/pernille';
const PAIR = { game: 'copenhagen', seats: [{ kind: 'open' }, { kind: 'open' }] };

/** Where a text stands in the database: every cell that contains it. */
function places(text: string): string[] {
  const database = new DatabaseSync(join(folder, 'data', 'nyhavn.db'), { readOnly: true });
  // What goes to its place meanwhile is seen before or after it.
  database.exec('BEGIN');
  const tables = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all();
  const found = tables.flatMap(({ name }) =>
    database
      .prepare(`SELECT * FROM "${name}"`)
      .all()
      .flatMap((row) =>
        Object.entries(row)
          .filter(([, value]) => String(value).includes(text))
          .map(([column]) => `${name}.${column}`),
      ),
  );
  database.close();
  return [...new Set(found)].sort();
}

async function command(visitor: Visitor, table: string, id: string, what: object) {
  const reply = await visitor.ask('POST', `/api/tables/${table}/commands`, { id, command: what });
  expect([reply.statusCode, reply.json()]).toMatchObject([200, {}]);
}

async function entries(visitor: Visitor, table: string) {
  return (await visitor.ask('GET', `/api/tables/${table}/entries`)).json().entries;
}

/** Somebody who has left every kind of trace, and the tables where. */
async function lively() {
  const person = await Visitor.claimed(NAME, 'correct horse');
  const friend = await Visitor.guest('Friend');
  const options = (await person.ask('POST', '/api/me/passkeys/options', {})).json();
  const device = new VirtualAuthenticator({ origin: 'http://localhost:8080', rpId: 'localhost' });
  await person.ask('POST', '/api/me/passkeys', device.create(options));
  await person.ask('POST', '/api/me/passkeys/options', {});
  await person.ask('PUT', '/api/me/settings', { theme: 'dusk' });
  const bot = (await person.ask('POST', '/api/me/bots', { name: 'Quistbot' })).json();
  const open = async (host: Visitor, plan: object) =>
    (await host.ask('POST', '/api/tables', plan)).json().id as string;

  const playing = await open(person, PAIR);
  await command(person, playing, 'p1', { do: 'sit', name: NAME });
  await command(friend, playing, 'f1', { do: 'sit', name: 'Friend' });
  await command(person, playing, 'p2', { do: 'write', text: TEXT });
  await command(friend, playing, 'f2', { do: 'write', text: 'whose is it?' });
  await person.ask('PUT', `/api/tables/${playing}/quiet`, { isQuiet: true });
  const gathering = await open(person, PAIR);
  await command(person, gathering, 'p1', { do: 'sit', name: NAME });
  const watched = await open(friend, PAIR);
  await command(person, watched, 'p1', { do: 'say', phrase: 'hello' });
  const left = await open(friend, PAIR);
  await command(person, left, 'p1', { do: 'sit', name: NAME });
  await command(person, left, 'p2', { do: 'leave' });
  const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'greedy' }];
  const ended = await open(person, { ...PAIR, seats, isRated: true });
  await command(person, ended, 'p1', { do: 'sit', name: NAME });
  await command(person, ended, 'p2', { do: 'ask', matter: 'end' });
  const tableToClose = await open(friend, PAIR);
  await command(person, tableToClose, 'p1', { do: 'say', phrase: 'hello' });
  // A game of the person's bot, with the person looking on.
  const bots = await open(friend, PAIR);
  const sit = { id: 'b1', command: { do: 'sit', name: 'Quistbot' } };
  await new Visitor().ask('POST', `/api/tables/${bots}/commands`, sit, withToken(bot.secret));
  const tell = (by: Visitor, of: Visitor) =>
    by.ask('POST', `/api/tables/${playing}/reports`, {
      person: of.id,
      reason: 'words',
      note: NAME,
    });
  for (const reply of [await tell(person, friend), await tell(friend, person)]) {
    expect(reply.statusCode).toBe(200);
  }
  // What administrators did to them, and they as one.
  administrators.add(person.id);
  const boss = await Visitor.claimed('The boss', 'correct horse');
  administrators.add(boss.id);
  const mute = (by: Visitor, of: Visitor) =>
    by.ask('PUT', `/api/admin/people/${of.id}/mute`, { days: 3, note: `about ${NAME}` });
  for (const reply of [await mute(boss, person), await mute(person, friend)]) {
    expect(reply.statusCode).toBe(200);
  }
  await command(boss, watched, 'b1', { do: 'sit', name: 'The boss' });
  const told = { person: boss.id, reason: 'play' };
  await friend.ask('POST', `/api/tables/${watched}/reports`, told);
  const report = `/api/admin/reports/${watched}/${friend.id}/${boss.id}`;
  const handled = await person.ask('PUT', report, { isHandled: true, note: `by ${NAME}` });
  expect(handled.statusCode).toBe(200);
  await boss.ask('POST', `/api/admin/tables/${tableToClose}/close`, { note: `about ${NAME}` });
  await expect.poll(() => places(person.id)).toContain('results.player');
  // Last of all: nobody is awaited any more, so it is never written to.
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  const added = await person.ask('PUT', '/api/me/push', { endpoint: ENDPOINT, keys });
  expect(added.statusCode).toBe(200);
  return { person, friend, bot, tables: { playing, gathering, watched, left, ended, bots } };
}

/** Every place where the id of a person stands, and under which name it is exported. */
const EXPORTED: Readonly<Record<string, string>> = {
  'people.id': 'person',
  'people.owner': 'bots',
  'sessions.person': 'sessions',
  'passkeys.person': 'passkeys',
  'challenges.person': 'challenges',
  'results.player': 'results',
  'ratings.player': 'ratings',
  'ratings_against_bots.player': 'ratingsAgainstBots',
  'seats.person': 'seats',
  'tables.host': 'hosted',
  'devices.person': 'devices',
  'quiet_tables.person': 'quiet',
  'mutes.person': 'mutes',
  'admin_deeds.person': 'judged',
  'admin_deeds.administrator': 'administered',
  'reports.reporter': 'reports',
  'reports.reported': 'reported',
  // What is quoted in a report was said at a table, and is a deed there.
  'reports.chat': 'deeds',
  'entries.person': 'deeds',
  // Entries with the id in them are the person's own deeds, or the opening of a table they hosted.
  'entries.body': 'deeds',
};

test('every column with the id of a person is exported, or stands here with its reason', () => {
  const database = new DatabaseSync(join(folder, 'data', 'nyhavn.db'), { readOnly: true });
  const columns = database
    .prepare(
      `SELECT t.name || '.' || c.name AS place FROM sqlite_master t, pragma_table_info(t.name) c
       WHERE t.type = 'table'`,
    )
    .all()
    .map(({ place }) => String(place));
  database.close();
  // A token is a bot's, and a bot is exported with its owner.
  const known = [...Object.keys(EXPORTED), 'tokens.person'];
  const ofPeople = columns.filter((place) =>
    /person|people\.id|player|host|owner|\.report|administrator/.test(place),
  );
  expect(ofPeople.filter((place) => !known.includes(place))).toEqual([]);
});

test('everything that is known of somebody is exported, then nothing of it is left', async () => {
  const { person, friend, bot, tables } = await lively();
  const data = (await person.ask('GET', '/api/me/export')).json();
  const where = places(person.id);
  expect(where.length).toBeGreaterThan(8);
  for (const place of where) {
    expect(Object.keys(EXPORTED), place).toContain(place);
    expect(Object.keys(data[EXPORTED[place] ?? '']), place).not.toHaveLength(0);
  }
  expect(data).toMatchObject({
    person: { id: person.id, name: NAME, isClaimed: true, hasPassword: true },
    settings: { theme: 'dusk' },
    bots: [{ id: bot.bot, name: 'Quistbot' }],
    results: [{ table: tables.ended, place: 2 }],
    devices: [{ endpoint: ENDPOINT }],
    quiet: [{ table: tables.playing }],
  });
  const text = JSON.stringify(data);
  expect(text).toContain(TEXT);
  expect(text).not.toMatch(/argon2|nyhavn_|Friend|whose is it/);
  for (const table of [
    tables.playing,
    tables.gathering,
    tables.watched,
    tables.left,
    tables.ended,
  ]) {
    expect(text).toContain(table);
  }

  const before = await entries(friend, tables.playing);
  expect((await person.ask('DELETE', '/api/me')).statusCode).toBe(200);
  for (const trace of [person.id, NAME, TEXT, ENDPOINT, 'pernlle', bot.bot, 'Quistbot']) {
    expect([trace, places(trace)]).toEqual([trace, []]);
  }
  expect(person.cookies.has('nyhavn')).toBe(false);

  const after = await entries(friend, tables.playing);
  expect(after[1]).toMatchObject({ kind: 'sat', seat: 0, name: 'somebody' });
  expect(after.slice(2, before.length)).toEqual(
    before
      .slice(2)
      .map((entry: object) =>
        'text' in entry && entry.text === TEXT ? { ...entry, text: '' } : entry,
      ),
  );
  expect(after.slice(before.length)[0]).toEqual({ kind: 'handed', seat: 0, bot: 'foreman' });
  expect((await entries(friend, tables.gathering)).at(-1)).toEqual({ kind: 'left', seat: 0 });
  const told = await friend.told('GET', `/api/people/${person.id}`);
  expect(told).toEqual([404, 'no-such-person']);
});

test('a game of somebody who is gone can still be verified, and its friend plays on', async () => {
  const person = await Visitor.guest('Rasmus');
  const friend = await Visitor.guest('Friend');
  const table = (await friend.ask('POST', '/api/tables', PAIR)).json().id;
  await command(person, table, '1', { do: 'sit', name: 'Rasmus' });
  await command(friend, table, '1', { do: 'sit', name: 'Friend' });
  await person.ask('DELETE', '/api/me');
  await command(friend, table, '2', { do: 'ask', matter: 'end' });
  const all = await entries(friend, table);
  expect(all.at(-1)).toMatchObject({ kind: 'closed' });
  const { record } = (await friend.ask('GET', `/api/tables/${table}/record`)).json();
  expect(verifyRecords(record)).toMatchObject({
    ok: true,
    findings: [{ kind: 'chained' }],
  });
  expect(places(person.id)).toEqual([]);
});

test('nobody who sat beside somebody is named any more when that one is gone', async () => {
  const person = await Visitor.guest('Solveig');
  const friend = await Visitor.guest('Friend');
  const plan = { ...PAIR, seats: [...PAIR.seats, { kind: 'open' }] };
  const table = (await person.ask('POST', '/api/tables', plan)).json().id;
  await command(person, table, '1', { do: 'sit', name: 'Solveig' });
  await command(person, table, '2', { do: 'sit', name: 'Little Sol', isCompanion: true });
  await command(friend, table, '1', { do: 'sit', name: 'Friend' });
  await command(friend, table, '2', { do: 'ask', matter: 'end' });
  await command(person, table, '3', { do: 'answer', yes: true });
  await command(friend, table, '3', { do: 'rematch' });
  // What was said last may be in the log, in its place, or for a moment in both.
  const named = places('Little Sol');
  expect(named).not.toEqual([]);
  expect(['entries.body', 'log.lines']).toEqual(expect.arrayContaining(named));
  await expect.poll(() => places(person.id)).toContain('results.player');
  const { results } = (await person.ask('GET', '/api/me/export')).json();
  expect(results).toMatchObject([{ table, place: 0 }]);
  expect((await person.ask('DELETE', '/api/me')).statusCode).toBe(200);
  for (const trace of [person.id, 'Solveig', 'Little Sol']) {
    expect([trace, places(trace)]).toEqual([trace, []]);
  }
});

test('what a spectator said at a table older than their account is exported and deleted', async () => {
  const friend = await Visitor.guest('Friend');
  const table = (await friend.ask('POST', '/api/tables', PAIR)).json().id;
  const socket = await connect({ cookie: friend.cookie });
  await watch(socket, table);
  await command(friend, table, '1', { do: 'sit', name: 'Friend' });
  letPass(60_000);
  const spectator = await Visitor.guest('Tove');
  await command(spectator, table, '1', { do: 'say', phrase: 'hello' });
  const { deeds } = (await spectator.ask('GET', '/api/me/export')).json();
  expect(deeds).toMatchObject([{ table, entry: { kind: 'said', phrase: 'hello' } }]);
  expect((await spectator.ask('DELETE', '/api/me')).statusCode).toBe(200);
  expect(places(spectator.id)).toEqual([]);
  socket.close();
});

test('what a person does while they are being deleted is refused, or deleted with the rest', async () => {
  const person = await Visitor.guest('Viggo');
  const friend = await Visitor.guest('Friend');
  const tables: string[] = [];
  for (let index = 0; index < 12; index++) {
    tables.push((await friend.ask('POST', '/api/tables', PAIR)).json().id);
  }
  const [first = ''] = tables;
  await command(person, first, '0', { do: 'say', phrase: 'hello' });
  const socket = await connect({ cookie: person.cookie });
  await watch(socket, first);
  const closed = once(socket, 'close');
  let sent = 0;
  const say = { do: 'say', phrase: 'hello' };
  const talk = setInterval(() => {
    socket.send(JSON.stringify({ type: 'command', id: `s${sent++}`, channel: 0, command: say }));
  });
  const deleted = person.ask('DELETE', '/api/me');
  const said = tables.flatMap((table) => [
    person.ask('POST', `/api/tables/${table}/commands`, { id: 'h1', command: say }),
    person.ask('POST', `/api/tables/${table}/commands`, {
      id: 'h2',
      command: { do: 'sit', name: 'Viggo' },
    }),
  ]);
  expect((await deleted).statusCode).toBe(200);
  await Promise.all(said);
  expect((await closed)[0]).toBe(1008);
  clearInterval(talk);
  await expect.poll(() => places(person.id), { timeout: 10_000 }).toEqual([]);
  expect(places('Viggo')).toEqual([]);
});

test('moves are exported too, though the index of activity leaves them out', async () => {
  const person = await Visitor.guest('Ulla');
  const plan = { ...PAIR, seats: [{ kind: 'open' }, { kind: 'bot', bot: 'greedy' }] };
  const table = (await person.ask('POST', '/api/tables', plan)).json().id;
  await command(person, table, '1', { do: 'sit', name: 'Ulla' });
  const turn = async () => {
    const moves = ['take 1,2', 'take 2,3', 'take 1', 'pass'];
    for (const [index, move] of moves.entries()) {
      const at = (await entries(person, table)).length;
      const asked = { id: `m${at}-${index}`, command: { do: 'move', at, move } };
      await person.ask('POST', `/api/tables/${table}/commands`, asked);
    }
    return (await entries(person, table)).some(({ by }: { by?: number }) => by === 0);
  };
  await expect.poll(turn).toBe(true);
  // Asked once: exports have a rate limit.
  const { deeds } = (await person.ask('GET', '/api/me/export')).json();
  expect(deeds.some(({ entry }: { entry: object }) => 'move' in entry)).toBe(true);
  expect((await person.ask('DELETE', '/api/me')).statusCode).toBe(200);
  expect(places(person.id)).toEqual([]);
});

test('only oneself: every address about oneself asks who one is', async () => {
  for (const { method, path, isPersonal } of Object.values(API)) {
    if (!path.startsWith('/api/me')) continue;
    expect(isPersonal, path).toBe(true);
    const url = path.replaceAll(/:\w+/g, 'abcdefgh');
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    expect(await new Visitor().told(method, url, body)).toEqual([401, 'not-signed-in']);
  }
});
