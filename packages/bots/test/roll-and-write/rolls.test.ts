import { type RollAndWriteState, rollAndWrite, type Tally, totalOf } from '@nyhavn/engine';
import { expect, test } from 'vitest';
import { evaluate } from '../../src/roll-and-write/evaluator.ts';
import { RollValues } from '../../src/roll-and-write/rolls.ts';
import { plansOf } from '../../src/roll-and-write/turn.ts';
import { turnEnds } from '../../src/turn-ends.ts';
import { positionsOf } from '../positions.ts';

/** Any function of dice. */
const worth = (dice: Tally) => (dice * 2654435761) % 1000;

function rolling(dice: number, kept: Tally): RollAndWriteState {
  const begun = rollAndWrite.setup({ players: 3, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  return { ...begun.value.state, rolling: dice, dice: kept };
}

/** The mean over all that can fall, by the engine's own odds. */
function expected(kept: Tally, value: (dice: Tally) => number): number {
  const state = rolling(5 - totalOf(kept), kept);
  let sum = 0;
  let weights = 0;
  for (const { move, weight } of rollAndWrite.chances(state)) {
    const after = rollAndWrite.copy(state);
    rollAndWrite.applyUnchecked(after, 'chance', move);
    sum += weight * value(after.dice);
    weights += weight;
  }
  return sum / weights;
}

test('expectations are those of the engine’s odds', () => {
  const values = new RollValues(worth);
  expect(rollAndWrite.chances(rolling(5, 0))).toHaveLength(252);
  for (const kept of [0, 0x1, 0x20, 0x10100, 0x200002, 0x11110]) {
    expect(values.after(kept)).toBeCloseTo(expected(kept, worth));
  }
});

test('the dice to keep are the best of all parts', () => {
  const values = new RollValues(worth);
  const dice = 0x101012;
  const { kept, value } = values.bestKept(dice);
  expect(value).toBe(values.after(kept));
  for (const part of [0, 0x1, 0x2, 0x10, 0x1000, 0x100000, 0x100012, 0x101011]) {
    expect(value).toBeGreaterThanOrEqual(values.after(part));
  }
});

test('another re-roll is taken where it pays', () => {
  const values = new RollValues(worth);
  expect(values.withReroll(1e6).after(0)).toBeCloseTo(values.after(0));
  expect(values.withReroll(0).after(0)).toBeGreaterThan(values.after(0));
});

test('a turn has all its ends, and a plan for every move', () => {
  const positions = [...positionsOf(rollAndWrite, 2, ['greedy'], 'ends')]
    .map(({ state }) => state as RollAndWriteState)
    .filter((state) => state.phase === 1 && state.rolling === 0);
  for (const state of positions.filter((_, index) => index % 8 === 0)) {
    const seat = state.active;
    const ends = turnEnds(rollAndWrite, state, seat, 1_000_000);
    for (const end of ends)
      expect(rollAndWrite.count(end.state as RollAndWriteState, seat)).toBe(0);
    const moves = Array.from({ length: rollAndWrite.count(state, seat) }, (_, index) =>
      rollAndWrite.at(state, seat, index),
    );
    expect(new Set(ends.map(({ move }) => move))).toEqual(new Set(moves));
    const plans = plansOf(state, seat, evaluate, { limit: 1_000_000, rerolls: true });
    expect(new Set(plans.map(({ move }) => move))).toEqual(new Set(moves));
    expect(plans.map(({ value }) => value)).toEqual(
      plans.map(({ value }) => value).sort((a, b) => b - a),
    );
    const short = turnEnds(rollAndWrite, state, seat, 1);
    expect(new Set(short.map(({ move }) => move))).toEqual(new Set(moves));
  }
});
