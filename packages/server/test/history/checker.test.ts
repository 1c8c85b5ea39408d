import { GAMES } from '@nyhavn/engine';
import { type Command, TablePlan } from '@nyhavn/protocol';
import type { History } from '@nyhavn/simulate/history';
import { problemsIn } from '@nyhavn/simulate/history';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { store, tables } from '../table/gathering.ts';
import { WAYS } from './breaking.ts';
import { clayOf, hasSecrets } from './clay.ts';
import { LoggedPlayer } from './logged.ts';
import { historyOf } from './reading.ts';

const PEOPLE = [{ kind: 'open' }, { kind: 'open' }];
const BOT = { kind: 'bot', bot: 'greedy' };

/** Two people play, with a bot if it is to the end: it would go on while histories of a half are read. */
async function play(game: string, isOver: boolean): Promise<readonly LoggedPlayer[]> {
  const all = tables();
  const seats = isOver ? [...PEOPLE, BOT] : PEOPLE;
  const opened = await all.open(v.parse(TablePlan, { game, seats }), 'ida');
  if (!opened.ok) throw new Error(opened.reason);
  const players = ['ida', 'bo'].map((person) => new LoggedPlayer(person, opened.value));
  await all.at(opened.value, async (table) => {
    let commands = 0;
    const ask = async (player: LoggedPlayer, command: Command) => {
      const id = `c${commands++}`;
      player.happened.push({ kind: 'sent', id, command });
      const reply = await table.ask({ person: player.person, id, command });
      if (!reply.ok) player.happened.push({ kind: 'refused', id, code: reply.reason });
      else player.happened.push({ kind: 'confirmed', id, next: reply.value });
    };
    for (const player of players) {
      expect(await table.join(player, 0)).toBeUndefined();
      await ask(player, { do: 'sit', name: player.person });
    }
    while (table.state.phase === 'playing' && (isOver || commands < 20)) {
      for (const player of players) {
        const move = player.move();
        if (move === undefined) continue;
        await ask(player, { do: 'move', at: player.next, move });
        // Whoever has nothing to say says it twice.
        if (commands % 7 === 0) await ask(player, { do: 'move', at: 0, move });
      }
      await new Promise(setImmediate);
    }
    // A bot may have made the last move; it is over once the lists know of it.
    await table.read(() => undefined);
  });
  return players;
}

let whole: History;
let begun: History;
beforeAll(async () => {
  const games = GAMES.map(({ id }) => id);
  const over = await Promise.all(games.map((game) => play(game, true)));
  whole = await historyOf(store, over.flat());
  const half = await Promise.all(games.map((game) => play(game, false)));
  begun = await historyOf(store, half.flat(), false);
});

describe('the checker of histories', () => {
  test('finds nothing wrong with games as they were played', () => {
    expect(problemsIn(whole)).toEqual([]);
    expect(problemsIn(begun)).toEqual([]);
    const refused = whole.clients.flatMap(({ happened }) =>
      happened.filter(({ kind }) => kind === 'refused'),
    );
    expect(refused.length).toBeGreaterThan(0);
    expect(whole.tables.some(hasSecrets)).toBe(true);
  });

  test('says that games which go on are not over', () => {
    const problems = problemsIn({ ...begun, isOver: true });
    expect(new Set(problems.map(({ kind }) => kind))).toEqual(new Set(['not ended']));
    expect(problems).toHaveLength(begun.tables.length);
  });

  for (const way of WAYS) {
    test(`finds that ${way.name}`, () => {
      let broken = 0;
      fc.assert(
        fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
          const clay = clayOf(whole);
          const pick = (count: number) => Number(numbers.next().value) % count;
          if (!way.break(clay, pick)) return;
          broken++;
          const kinds = problemsIn({ ...clay, isOver: true }).map(({ kind }) => kind);
          expect(kinds).toContain(way.kind);
        }),
        { numRuns: 30 },
      );
      expect(broken).toBeGreaterThan(5);
      expect(problemsIn(whole)).toEqual([]);
    });
  }
});
