import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeModule, makeTables } from '../../fast/compile.ts';
import type { Choose } from '../../src/contract.ts';
import { LOW_ALL } from '../../src/house/grid.ts';
import { GOAL } from '../../src/house/public.ts';
import { type Actor, actorsOf } from '../../src/index.ts';
import { LAST_ROUND, PHASE, TILES } from '../../src/roll-and-write/data.ts';
import {
  FastTable,
  rollAndWrite as game,
  type RollAndWriteState,
} from '../../src/roll-and-write/public.ts';
import { choices } from '../random.ts';

const table = new FastTable();

function begin(choose: Choose): RollAndWriteState {
  const players = 2 + choose(3);
  const options = { mirror: choose(2) === 1, passing: choose(2) === 1 ? 'always' : 'forced' };
  const begun = game.setup({ players, startPlayer: choose(players), options });
  if (!begun.ok) throw new Error(begun.reason);
  return begun.value.state;
}

function after(state: RollAndWriteState, by: Actor, index: number): RollAndWriteState {
  const next = game.copy(state);
  game.applyUnchecked(next, by, game.at(state, by, index));
  return next;
}

/** Compared as texts, because there are millions; shown in full where they differ. */
function expectSame(actual: RollAndWriteState, expected: RollAndWriteState): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual).toEqual(expected);
}

/** The awaited actor, the number of its moves, and the state after each of them. */
function compareAll(state: RollAndWriteState): void {
  const [by] = actorsOf(game, state);
  table.load(state);
  expectSame(table.store(), state);
  expect(table.awaited()).toBe(by);
  const count = by === undefined ? 0 : game.count(state, by);
  expect(table.count()).toBe(count);
  for (let index = 0; by !== undefined && index < count; index++) {
    table.load(state);
    table.play(index);
    expectSame(table.store(), after(state, by, index));
  }
}

describe('the fast path does what the engine does', () => {
  test('in every state of thousands of games, whether or not the moves are counted first', () => {
    const uncounted = new FastTable();
    fc.assert(
      fc.property(choices, (choose) => {
        let state = begin(choose);
        table.load(state);
        uncounted.load(state);
        for (let [by] = actorsOf(game, state); by !== undefined; [by] = actorsOf(game, state)) {
          const count = game.count(state, by);
          if (table.awaited() !== by) expect(table.awaited()).toBe(by);
          if (table.count() !== count) expect(table.count()).toBe(count);
          const index = choose(count);
          table.play(index);
          uncounted.play(index);
          state = after(state, by, index);
          expectSame(table.store(), state);
          expectSame(uncounted.store(), state);
        }
        expect(table.awaited()).toBeUndefined();
        expect(table.count()).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });

  test('with every move, whoever of several chooses first', () => {
    fc.assert(
      fc.property(choices, (choose) => {
        let state = begin(choose);
        for (let actors = actorsOf(game, state); actors.length > 0; ) {
          const by = actors[choose(actors.length)]!;
          if (by !== 'chance' && choose(20) === 0) compareAll(state);
          state = after(state, by, choose(game.count(state, by)));
          actors = actorsOf(game, state);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('with every ticket of chance', () => {
    const start = begin(() => 0);
    compareAll(start);
    for (const rolling of [1, 2, 3, 4, 5]) {
      compareAll({ ...start, phase: PHASE.turn, crossed: 4, rolling, dice: 5 - rolling });
    }
  });

  test('in states that hardly any game comes to', () => {
    const ended = { dead: 0, last: 0, won: 0 };
    fc.assert(
      fc.property(choices, (choose) => {
        const state = anyState(choose);
        compareAll(state);
        const [by] = actorsOf(game, state);
        if (after(state, by!, 0).phase !== PHASE.over) return;
        if (state.round === LAST_ROUND) ended.last++;
        else ended[state.sheets.some(({ score }) => score >= GOAL) ? 'won' : 'dead']++;
      }),
      { numRuns: 3000 },
    );
    for (const games of Object.values(ended)) expect(games).toBeGreaterThan(20);
  });
});

/** A state that keeps to the types, whether or not a game can reach it. */
function anyState(choose: Choose): RollAndWriteState {
  const start = begin(choose);
  const late = choose(3) === 0;
  const sheets = start.sheets.map(() => anySheet(choose, late));
  const drawn = choose(2) === 1;
  const phase = [PHASE.turn, PHASE.coat, PHASE.mark][choose(3)]!;
  const active = choose(sheets.length);
  const others = ((1 << sheets.length) - 1) & ~(1 << active);
  const large = TILES.filter(({ size }) => size >= 4).reduce((set, t) => set | (1 << t.index), 0);
  const crossed = large & choose(1 << 22) & (choose(2) === 0 ? -1 : choose(1 << 22));
  return {
    ...start,
    phase,
    active,
    round: [3, 59, 60][choose(3)]!,
    dice: anyTally(choose, 6, drawn ? choose(5) : 5),
    rolling: 0,
    rolled: true,
    drawn: phase !== PHASE.turn || drawn,
    noX: choose(3) === 0,
    crossed,
    gone: crossed & choose(1 << 22),
    coats: phase === PHASE.coat ? 1 + choose(3) : 0,
    choosing: phase === PHASE.mark ? [others & choose(16), others].find((set) => set !== 0)! : 0,
    newBonus: anyTally(choose, 5, choose(2)),
    newStar: anyTally(choose, 5, choose(2)),
    sheets,
  };
}

function anyTally(choose: Choose, kinds: number, amount: number): number {
  return Array.from({ length: amount }, () => 1 << (4 * choose(kinds))).reduce((a, b) => a + b, 0);
}

/** Buildings from empty to full, and tracks too; late, hardly anything is possible any more. */
function anySheet(choose: Choose, late: boolean): RollAndWriteState['sheets'][number] {
  const word = () => [0, -1, choose(2 ** 31), choose(2 ** 31) | choose(2 ** 31)][choose(4)]!;
  const gap = choose(3) === 0 ? ~(1 << choose(30)) : -1;
  const low = (late ? gap : word()) & LOW_ALL;
  const high = (late ? -1 : word()) & 0x7fff;
  const boxes = Array.from({ length: 5 }, (_, track) => choose(10) << (4 * track));
  return {
    low,
    high,
    bricksLow: low & word(),
    bricksHigh: high & word(),
    score: choose(late ? 12 : 16),
    marked: late || choose(3) === 0 ? 0x99999 : boxes.reduce((a, b) => a + b),
    bonus: anyTally(choose, 5, choose(3)),
    star: anyTally(choose, 5, choose(6)),
  };
}

/** The random numbers of a playout (splitmix64), told once more. */
function numbersBelow(seed: number): Choose {
  let word = BigInt(seed);
  const mix = (bits: bigint, shift: bigint, factor: bigint) =>
    BigInt.asUintN(64, (bits ^ (bits >> shift)) * factor);
  return (limit) => {
    word = BigInt.asUintN(64, word + 0x9e3779b97f4a7c15n);
    const mixed = mix(mix(word, 30n, 0xbf58476d1ce4e5b9n), 27n, 0x94d049bb133111ebn);
    return Number(((mixed >> 32n) * BigInt(limit)) >> 32n);
  };
}

test('a playout makes any of all legal moves at every decision, as its seed decides', () => {
  fc.assert(
    fc.property(choices, fc.integer({ min: 0, max: 2 ** 32 - 1 }), (choose, seed) => {
      let state = begin(choose);
      table.load(state);
      const playout = table.playout(seed);
      const below = numbersBelow(seed);
      let decisions = 0;
      let legalMoves = 0;
      for (let [by] = actorsOf(game, state); by !== undefined; [by] = actorsOf(game, state)) {
        const count = game.count(state, by);
        if (by !== 'chance') {
          decisions++;
          legalMoves += count;
        }
        state = after(state, by, below(count));
      }
      expect(playout).toEqual({ decisions, legalMoves });
      expectSame(table.store(), state);
    }),
    { numRuns: 300 },
  );
});

test('two tables do not disturb each other', () => {
  const other = new FastTable();
  const state = begin(() => 1);
  table.load(state);
  other.load(state);
  other.playout(1);
  expect(table.store()).toEqual(state);
});

test.each([
  { name: 'tables.ts', make: makeTables },
  { name: 'fast-module.ts', make: makeModule },
])('$name is what `npm run fast` makes', ({ make }) => {
  const { path, text } = make();
  expect(readFileSync(path, 'utf8') === text, `${path} is out of date: npm run fast`).toBe(true);
});
