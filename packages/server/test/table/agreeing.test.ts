import { describe, expect, test } from 'vitest';
import { asks, gather, movesOf, playOn, tables } from './gathering.ts';

describe.each(['roll-and-write', 'copenhagen'])('agreeing at a table of %s', (game) => {
  /** A table in the middle of the game at which the first of these people is asked. */
  async function inGame(people: number, now = Date.now) {
    const { table, players } = await gather(tables({ now }), game, people);
    await playOn(table, players, () => table.state.events.length > 12);
    const mover = players.find((someone) => someone.move() !== undefined);
    if (!mover) throw new Error('nobody is asked');
    return { table, mover, others: players.filter((someone) => someone !== mover), players };
  }

  test('the last move is taken back at once where nobody has spoken since', async () => {
    const { table, players } = await gather(tables(), game, 2);
    await playOn(table, players, () => table.state.events.length > 3);
    // Somebody whose move leaves them asked again, as with an ability or a coat of arms.
    for (let tries = 0; tries < 400 && table.state.phase === 'playing'; tries++) {
      const before = table.state.game;
      const mover = players.find((someone) => someone.move() !== undefined);
      const move = mover?.move();
      if (!mover || move === undefined) break;
      await asks(table, mover, { do: 'move', at: mover.next, move });
      if (table.state.events.at(-1)?.by === 'chance') continue;
      expect(await asks(table, mover, { do: 'undo', at: mover.next })).toMatchObject({ ok: true });
      expect(table.state.game).toEqual(before);
      expect(mover.heard.at(-1)).toEqual({ kind: 'undone', count: 1 });
      for (const player of players) {
        expect(player.view()?.view).toEqual(
          table.state.game && table.state.rules.view(table.state.game, player.seat),
        );
      }
      return;
    }
    throw new Error('no move could be taken back');
  });

  test('after chance or others have spoken, everybody has to agree', async () => {
    const { table, mover, others, players } = await inGame(3);
    const count = table.state.events.length;
    await playOn(
      table,
      players,
      () =>
        table.state.events.at(-1)?.by === 'chance' &&
        movesOf(table, mover) > 0 &&
        table.state.events.length > count + 3,
    );
    expect(await asks(table, mover, { do: 'undo', at: mover.next })).toMatchObject({ ok: true });
    expect(table.state.question).toMatchObject({ matter: 'undo', by: mover.seat });
    const standing = [...table.state.events];
    const [first, second] = others;
    if (!first || !second) throw new Error('too few');
    expect(await asks(table, mover, { do: 'answer', yes: true })).toEqual({
      ok: false,
      reason: 'nothing-to-answer',
    });
    await asks(table, first, { do: 'answer', yes: true });
    expect(table.state.events).toEqual(standing);
    await asks(table, second, { do: 'answer', yes: true });
    // All of it is gone back to the mover's last move, that one included.
    const last = standing.findLastIndex(({ by }) => by === mover.seat);
    expect(table.state.events).toEqual(standing.slice(0, last));
    expect(table.state.question).toBeUndefined();
    for (const player of players) {
      expect(player.view()?.view).toEqual(
        table.state.game && table.state.rules.view(table.state.game, player.seat),
      );
    }
    await playOn(table, players);
  });

  test('one no is enough', async () => {
    const { table, mover, others, players } = await inGame(3);
    await playOn(
      table,
      players,
      () =>
        table.state.events.at(-1)?.by === 'chance' &&
        movesOf(table, mover) > 0 &&
        table.state.events.length > 16,
    );
    await asks(table, mover, { do: 'undo', at: mover.next });
    const standing = table.state.events.length;
    const [first] = others;
    if (!first) throw new Error('too few');
    await asks(table, first, { do: 'answer', yes: false });
    expect(table.state.question).toBeUndefined();
    expect(table.state.events.length).toBe(standing);
  });

  test('the seat of somebody who is away is handed to a bot if the others agree, until they come back', async () => {
    let time = 1_000_000;
    const { table, mover, others } = await inGame(3, () => time);
    const [first, second] = others;
    if (!first || !second || typeof mover.seat !== 'number') throw new Error('too few');
    table.part(mover);
    time += 60_000;
    await asks(table, first, { do: 'ask', matter: 'bot', seat: mover.seat });
    expect(table.state.seats[mover.seat]).not.toHaveProperty('bot');
    await asks(table, second, { do: 'answer', yes: true });
    expect(table.state.seats[mover.seat]).toHaveProperty('bot', 'greedy');
    await asks(table, mover, { do: 'return' });
    expect(table.state.seats[mover.seat]).not.toHaveProperty('bot');
  });

  test('all together can stop, and then the seed is known', async () => {
    const { table, mover, others } = await inGame(2);
    const [other] = others;
    if (!other) throw new Error('too few');
    await asks(table, mover, { do: 'ask', matter: 'end' });
    expect(table.state.phase).toBe('playing');
    await asks(table, other, { do: 'answer', yes: true });
    expect(table.state.phase).toBe('closed');
    expect(other.heard.at(-1)).toMatchObject({ kind: 'closed' });
    expect(await asks(table, mover, { do: 'move', at: mover.next, move: 'end' })).toEqual({
      ok: false,
      reason: 'game-over',
    });
  });
});
