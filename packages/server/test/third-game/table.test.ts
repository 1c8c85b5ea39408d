import { afterAll, expect, test } from 'vitest';
import { thirdGame } from '../../../engine/test/third-game/index.ts';

// The protocol reads the list of games when it loads, so the game comes first.
const { Client, run } = await import('../wire/client.ts');
const { recordOf, verifyRecords } = await import('@nyhavn/protocol');
const { describeApi } = await import('../../src/api/openapi.ts');
const { resultsOf } = await import('../../src/ratings/results.ts');

const server = await run();
afterAll(() => server.close());

const PLAN = {
  game: 'third-game',
  options: { hidden: true },
  seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
};

test('a game from outside is played over sockets to a closed table with a fair record', async () => {
  const table = await server.open(PLAN, 'anna-1');
  const spectator = await Client.greet(server, 'looks-on');
  await spectator.watch(table);
  const people = ['anna-1', 'bent-2', 'carl-3'];
  const clients = await Promise.all(people.map((person) => Client.greet(server, person)));
  for (const client of clients) {
    await client.watch(table);
    await client.command({ do: 'sit', name: client.person });
  }
  const isClosed = () =>
    spectator.heard.some((entry) => 'kind' in entry && entry.kind === 'closed');
  while (!isClosed()) {
    const mover = clients.find((client) => client.move() !== undefined);
    if (!mover) {
      await spectator.hears((entry) => 'kind' in entry && entry.kind === 'closed');
      break;
    }
    const reply = await mover.command({ do: 'move', at: mover.next, move: mover.move() });
    expect(reply).toHaveProperty('done');
    for (const client of [spectator, ...clients]) await client.ask({ type: 'ping' });
  }

  const stored = (await server.tables.at(table, (found) => found.journal())) ?? [];
  expect(verifyRecords(recordOf(stored))).toMatchObject({ findings: [{ kind: 'chained' }] });
  const results = await server.tables.at(table, (found) => resultsOf(found.state));
  expect(results?.map(({ place }) => place)).toContain(1);

  const lucky = (client: typeof spectator) =>
    client.heard.flatMap((entry) =>
      'move' in entry && entry.move.startsWith('lucky') ? [entry.move] : [],
    );
  expect(lucky(spectator)).toEqual(['lucky 0 ? hidden', 'lucky 1 ? hidden', 'lucky 2 ? hidden']);
  for (const client of clients) {
    expect(lucky(client).filter((move) => !move.includes('?'))).toHaveLength(1);
  }
});

test('a table for more people than the game has seats is not opened', async () => {
  const seats = Array.from({ length: 4 }, () => ({ kind: 'open' }));
  await expect(server.open({ ...PLAN, seats })).rejects.toThrow('wrong-number-of-players');
});

test('the description of the API names it', () => {
  const description = describeApi();
  expect(description.info.description).toContain(thirdGame.title);
  expect(JSON.stringify(description.components.schemas.TablePlan)).toContain('third-game');
});
