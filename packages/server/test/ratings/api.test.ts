import { expect, test } from 'vitest';
import { server, start, Visitor, withServer } from '../people/visitor.ts';

withServer();

const END = { id: 'end', command: { do: 'ask', matter: 'end' } };

/** Opens a table against a bot, sits down and ends it at once. */
async function briefly(visitor: Visitor, more = {}): Promise<string> {
  const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'greedy' }];
  const plan = { game: 'roll-and-write', seats, ...more };
  const { id } = (await visitor.ask('POST', '/api/tables', plan)).json();
  const sit = { id: 'sit', command: { do: 'sit', name: 'Anna' } };
  await visitor.ask('POST', `/api/tables/${id}/commands`, sit);
  expect((await visitor.ask('POST', `/api/tables/${id}/commands`, END)).statusCode).toBe(200);
  return id;
}

test('a profile tells who somebody is, and the tables that one may see', async () => {
  const [anna, bent] = [await Visitor.guest('Anna'), await Visitor.guest('Bent')];
  const hidden = await briefly(anna);
  const shown = await briefly(anna, { isPublic: true });
  const recent = async (asker: Visitor) => {
    const profile = (await asker.ask('GET', `/api/people/${anna.id}`)).json();
    return profile.recent.map(({ table }: { table: string }) => table).sort();
  };
  await expect.poll(() => recent(anna)).toEqual([hidden, shown].sort());
  expect(await recent(bent)).toEqual([shown]);
  expect(await recent(new Visitor())).toEqual([shown]);
  expect((await bent.ask('GET', `/api/people/${anna.id}`)).json()).toEqual({
    id: anna.id,
    name: 'Anna',
    isBot: false,
    isClaimed: false,
    since: expect.any(Number),
    ratings: [],
    played: [],
    recent: [expect.objectContaining({ table: shown, place: 0, isRated: false })],
  });
});

test('a table tells how its seats have done, once it is over and to those who may look on', async () => {
  const [anna, bent] = [await Visitor.guest('Anna'), await Visitor.guest('Bent')];
  const results = (table: string, asker: Visitor) =>
    asker.told('GET', `/api/tables/${table}/results`);
  const over = await briefly(anna, { isRated: true, isOpenToSpectators: false });
  const rating = { opponents: 'bots', before: expect.any(Number), after: expect.any(Number) };
  const common = { rating, points: expect.any(Number) };
  expect(await results(over, anna)).toEqual([
    200,
    [
      { seat: 0, player: anna.id, place: 2, ...common },
      { seat: 1, player: 'bot:greedy', place: 1, ...common },
    ],
  ]);
  expect(await results(over, bent)).toEqual([403, 'not-welcome']);
  expect(await results(over, new Visitor())).toEqual([403, 'not-welcome']);
  const plan = { game: 'copenhagen', seats: [{ kind: 'open' }, { kind: 'open' }] };
  const { id } = (await anna.ask('POST', '/api/tables', plan)).json();
  expect(await results(id, anna)).toEqual([409, 'not-over']);
  expect(await results('no-such-table', anna)).toEqual([404, 'no-such-table']);
});

test('everybody is told their own games alone, and not those that were not played to their end', async () => {
  const anna = await Visitor.guest('Anna');
  await briefly(anna);
  expect(await anna.told('GET', '/api/me/results')).toEqual([200, []]);
  expect(await anna.told('GET', '/api/me/results?until=12')).toEqual([200, []]);
  expect(await anna.told('GET', '/api/me/results?until=soon')).toEqual([400, 'not-understood']);
  expect(await new Visitor().told('GET', '/api/me/results')).toEqual([401, 'not-signed-in']);
});

test('a bot that lives here has a profile before it has played', async () => {
  const told = await new Visitor().ask('GET', '/api/people/bot:random');
  expect(told.json()).toMatchObject({ name: 'random', isBot: true, since: null, played: [] });
});

test('statistics outlive the server, and count every table once', async () => {
  // Whatever was closed so far is counted then.
  await server.close();
  await start();
  const anna = await Visitor.guest('Anna');
  const before = (await anna.ask('GET', '/api/statistics')).json();
  const games = before[0]?.games ?? 0;
  await briefly(anna);
  await server.close();
  await start();
  const told = async () => (await anna.ask('GET', '/api/statistics')).json();
  await expect.poll(async () => (await told())[0]?.games).toBe(games + 1);
  const [statistics] = await told();
  expect(statistics).toMatchObject({ game: 'roll-and-write', degrees: expect.any(Number) });
});

test.each([
  ['/api/ratings/copenhagen/2', 200, []],
  ['/api/ratings/copenhagen/2?opponents=bots', 200, []],
  ['/api/ratings/copenhagen/2?opponents=cats', 400, { refused: 'not-understood' }],
  ['/api/ratings/chess/2', 400, { refused: 'not-understood' }],
  ['/api/ratings/copenhagen/9', 400, { refused: 'not-understood' }],
  ['/api/people/nobody-here', 404, { refused: 'no-such-person' }],
  ['/api/people/bot:nobody', 404, { refused: 'no-such-person' }],
  ['/api/people/x', 400, { refused: 'not-understood' }],
])('%s', async (url, status, body) => {
  const reply = await new Visitor().ask('GET', url);
  expect([reply.statusCode, reply.json()]).toEqual([status, body]);
});
