import { type RollAndWriteState, rollAndWrite } from '@nyhavn/engine';
import { describe, expect, test } from 'vitest';
import { SETUP, turnsAlone } from '../../../../tools/solo/game.ts';
import { playAlone } from '../../../../tools/train/alone.ts';
import { botNamed, seededRandom } from '../../src/index.ts';
import { newNetwork, Runner } from '../../src/learned/network.ts';
import { FEATURES, writeFeatures } from '../../src/roll-and-write/alone/features.ts';
import { evaluateTurns, isAlone } from '../../src/roll-and-write/alone/value.ts';

function begun(passing: 'always' | 'forced'): RollAndWriteState {
  const setup = rollAndWrite.setup({ ...SETUP, options: { passing } });
  if (!setup.ok) throw new Error(setup.reason);
  return setup.value.state;
}

describe('a lone player', () => {
  test('is one whose rivals have done nothing, once they could have', () => {
    expect(isAlone(begun('always'), 0)).toBe(true);
    const state = begun('forced');
    expect(isAlone(state, 0)).toBe(false);
    state.round = 2;
    expect(isAlone(state, 0)).toBe(true);
    state.sheets[2]!.marked = 1;
    expect(isAlone(state, 0)).toBe(false);
    expect(isAlone(state, 2)).toBe(true);
  });

  test('expects fewer turns the more there is, and none with 12 points', () => {
    const state = begun('always');
    const before = evaluateTurns(state, 0);
    expect(before).toBeLessThan(-5);
    expect(before).toBeGreaterThan(-9);
    Object.assign(state.sheets[0]!, { low: 0b11111_11111, score: 4 });
    expect(evaluateTurns(state, 0)).toBeGreaterThan(before);
    state.sheets[0]!.score = 12;
    expect(evaluateTurns(state, 0)).toBe(0);
  });

  test('writes every feature', () => {
    const row = new Float64Array(FEATURES.length).fill(Number.NaN);
    writeFeatures(row, begun('always'), 0);
    expect(row.every(Number.isFinite)).toBe(true);
  });

  test('is quicker at the highest level than at the one below', () => {
    const turnsOf = (name: string) =>
      Array.from({ length: 3 }, (_, deal) => turnsAlone(botNamed(name)!, 'quick', deal)).reduce(
        (sum, turns) => sum + turns,
      );
    expect(turnsOf('harbour-master')).toBeLessThan(turnsOf('architect'));
  });
});

describe('learning alone', () => {
  const network = newNetwork([FEATURES.length, 1], () => 0.5);
  const course = { players: 3, isTaught: true, victory: 0, lambda: 1, curiosity: 0 };
  const play = (seed: string) => playAlone(new Runner(network), course, seededRandom(seed));

  test('counts the turns to the end, a tenth for each', () => {
    const targets = play('a').map((lesson) => Math.round(10 * lesson.targets[0]!));
    expect(targets[0]).toBe(0);
    expect(targets.every((target, index) => target >= (targets[index - 1] ?? 0))).toBe(true);
    // After every turn two dice of others: three positions a round, but for the last one.
    expect(targets.filter((target) => target === 1)).toHaveLength(3);
  });

  test('is the same for the same seed', () => {
    expect(play('b')).toEqual(play('b'));
  });
});
