/** What keeps ratings honest: at rated tables chance stands, and who ends a game alone comes last. */
import { describe, expect, test } from 'vitest';
import { resultsOf } from '../../src/ratings/results.ts';
import { insertPerson } from '../../src/store/people.ts';
import type { LiveTable } from '../../src/table/live-table.ts';
import { Player } from '../player.ts';
import { asks, gather, movesOf, playOn, store, tables } from './gathering.ts';

const refused = (reason: string) => ({ ok: false, reason });
const DONE = { ok: true };
const RATED = { isRated: true };
const AGAINST_BOT = { ...RATED, seats: [{ kind: 'open' }, { kind: 'bot', bot: 'greedy' }] };

const results = (table: LiveTable) =>
  resultsOf(table.state).map(({ player, place }) => [player, place]);

const lastBy = ({ state }: LiveTable) => state.events.at(-1)?.by;

/** One person and a bot, some moves into the game; the person is asked. */
async function againstBot(game: string, isRated = true) {
  const { table, players } = await gather(tables(), game, 1, { ...AGAINST_BOT, isRated });
  const [anna] = players;
  if (!anna) throw new Error('too few');
  const hasMoved = () => table.state.events.some(({ by }) => by === anna.seat);
  for (;;) {
    await expect.poll(() => anna.isAsked, { timeout: 30_000 }).toBe(true);
    if (hasMoved() && lastBy(table) !== anna.seat) break;
    await asks(table, anna, { do: 'move', at: anna.next, move: anna.move() ?? '' });
  }
  return { table, anna };
}

describe.each(['roll-and-write', 'copenhagen'])('a rated table of %s', (game) => {
  test('takes back neither chance nor the moves of a bot', async () => {
    const { table, anna } = await againstBot(game);
    const { events } = table.state;
    const standing = [...events];
    const undo = { do: 'undo', at: anna.next } as const;
    expect(await asks(table, anna, undo)).toEqual(refused('not-when-rated'));
    expect(await asks(table, anna, { do: 'ask', matter: 'undo' })).toEqual(
      refused('not-when-rated'),
    );
    expect(table.state.events).toEqual(standing);
  });

  test('takes back no chance even if all agree', async () => {
    const { table, players } = await gather(tables(), game, 2, RATED);
    const [anna] = players;
    if (!anna) throw new Error('too few');
    const hasMoved = () => table.state.events.some(({ by }) => by === anna.seat);
    await playOn(table, players, () => hasMoved() && lastBy(table) === 'chance');
    expect(await asks(table, anna, { do: 'ask', matter: 'undo' })).toEqual(
      refused('not-when-rated'),
    );
    expect(table.state.question).toBeUndefined();
  });

  test('takes back a move after which nothing has happened', async () => {
    const { table, players } = await gather(tables(), game, 2, RATED);
    const mover = () => players.find(({ seat }) => seat === lastBy(table));
    await playOn(table, players, () => mover() !== undefined && movesOf(table, mover()!) > 0);
    const last = mover()!;
    const { length } = table.state.events;
    expect(await asks(table, last, { do: 'undo', at: last.next })).toMatchObject(DONE);
    expect(table.state.events).toHaveLength(length - 1);
  });

  test('puts who ends the game alone against a bot last', async () => {
    const { table, anna } = await againstBot(game);
    expect(await asks(table, anna, { do: 'ask', matter: 'end' })).toMatchObject(DONE);
    expect(table.state.phase).toBe('closed');
    expect(anna.heard).toContainEqual({ kind: 'ended', by: 0 });
    expect(results(table)).toEqual([
      ['person-0', 2],
      ['bot:greedy', 1],
    ]);
  });

  test('ends when the only person there leaves, who comes last', async () => {
    const { table, anna } = await againstBot(game);
    expect(await asks(table, anna, { do: 'leave' })).toMatchObject(DONE);
    expect(table.state.phase).toBe('closed');
    expect(results(table)).toEqual([
      ['person-0', 2],
      ['bot:greedy', 1],
    ]);
  });
});

describe('at a rated table of several people', () => {
  test.each([false, true])(
    'who ends it alone comes last (handed to a bot: %s)',
    async (isHanded) => {
      const { table, players } = await gather(tables(), 'copenhagen', 3, RATED);
      const [anna, bent, cleo] = players;
      if (!anna || !bent || !cleo) throw new Error('too few');
      await asks(table, bent, { do: 'leave' });
      await asks(table, cleo, { do: 'leave' });
      if (isHanded) await asks(table, anna, { do: 'ask', matter: 'bot', seat: 1 });
      await asks(table, anna, { do: 'ask', matter: 'end' });
      expect(results(table)).toEqual([
        ['person-0', 3],
        ['person-1', 1],
        ['person-2', 1],
      ]);
    },
  );

  test('a game that two or more agree to stop has no places', async () => {
    const { table, players } = await gather(tables(), 'copenhagen', 2, RATED);
    const [anna, bent] = players;
    if (!anna || !bent) throw new Error('too few');
    await asks(table, anna, { do: 'ask', matter: 'end' });
    await asks(table, bent, { do: 'answer', yes: true });
    expect(table.state.phase).toBe('closed');
    expect(results(table).map(([, place]) => place)).toEqual([0, 0]);
  });

  test('who leaves instead of answering has declined, and nobody is last by that', async () => {
    const { table, players } = await gather(tables(), 'copenhagen', 2, RATED);
    const [anna, bent] = players;
    if (!anna || !bent) throw new Error('too few');
    await asks(table, anna, { do: 'ask', matter: 'end' });
    await asks(table, bent, { do: 'leave' });
    expect(table.state).toMatchObject({ phase: 'playing', question: undefined });
    expect(anna.heard).toContainEqual({ kind: 'answered', by: bent.seat, yes: false });
  });

  test('the move of another is taken back only with their word', async () => {
    const { table, players } = await gather(tables(), 'roll-and-write', 3, RATED);
    // Two people move one after the other, and no dice come between them.
    const lastTwo = () => table.state.events.slice(-2).map(({ by }) => by);
    const areTwo = () => {
      const [one, other] = lastTwo();
      return lastTwo().every((by) => by !== 'chance') && one !== other;
    };
    await playOn(table, players, areTwo);
    const [first, second] = lastTwo().map((by) => players.find(({ seat }) => seat === by));
    const third = players.find((one) => one !== first && one !== second);
    if (!first || !second || !third) throw new Error('too few');
    const undo = () => asks(table, first, { do: 'undo', at: first.next });
    expect(await undo()).toMatchObject(DONE);
    expect(table.state.question).toMatchObject({ matter: 'undo', by: first.seat });
    await asks(table, second, { do: 'leave' });
    expect(table.state.question).toBeUndefined();
    expect(await undo()).toEqual(refused('not-when-rated'));
    await asks(table, second, { do: 'return' });
    expect(await undo()).toMatchObject(DONE);
    const { length } = table.state.events;
    await asks(table, second, { do: 'answer', yes: true });
    await asks(table, third, { do: 'answer', yes: true });
    expect(table.state.events).toHaveLength(length - 2);
  });
});

describe('a person and their own bots', () => {
  test('do not sit at one rated table', async () => {
    const created = 1;
    await insertPerson(store.db, { id: 'owner-1', name: 'Ida', created });
    await insertPerson(store.db, { id: 'bot-1', name: 'Ida’s bot', created, owner: 'owner-1' });
    await insertPerson(store.db, { id: 'bot-2', name: 'Ida’s other', created, owner: 'owner-1' });
    const sit = (person: string, table: LiveTable) =>
      asks(table, new Player(person), { do: 'sit', name: 'x' });
    for (const [isRated, answer] of [
      [true, refused('own-bot')],
      [false, DONE],
    ] as const) {
      for (const [first, second] of [
        ['owner-1', 'bot-1'],
        ['bot-1', 'owner-1'],
        ['bot-1', 'bot-2'],
      ] as const) {
        const { table } = await gather(tables(), 'copenhagen', 1, {
          isRated,
          seats: Array(4).fill({ kind: 'open' }),
        });
        expect(await sit(first, table)).toMatchObject(DONE);
        expect(await sit(second, table)).toMatchObject(answer);
      }
    }
  });
});
