import { type RollAndWriteState, rollAndWrite } from '@nyhavn/engine';
import { describe, expect, test } from 'vitest';
import { FEATURES, writeFeatures } from '../../src/roll-and-write/alone/features.ts';
import { evaluateTurns, isAlone } from '../../src/roll-and-write/alone/value.ts';

function begun(passing: 'always' | 'forced'): RollAndWriteState {
  const setup = rollAndWrite.setup({ players: 3, startPlayer: 0, options: { passing } });
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
});
