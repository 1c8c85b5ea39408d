import type { Game, GameState, Seat } from '@nyhavn/engine';
import { type CopenhagenState, copenhagen } from '@nyhavn/engine/copenhagen';
import { countHoles } from '@nyhavn/engine/house';
import { type RollAndWriteState, rollAndWrite } from '@nyhavn/engine/roll-and-write';
import { describe, expect, test } from 'vitest';
import {
  FEATURES as ofCopenhagen,
  writeFeatures as writeCopenhagen,
} from '../src/copenhagen/features.ts';
import { BUILDING_FEATURES, writeBuilding } from '../src/house/building.ts';
import {
  FEATURES as ofRollAndWrite,
  writeFeatures as writeRollAndWrite,
} from '../src/roll-and-write/features.ts';
import { positionsOf } from './positions.ts';

interface Reader {
  readonly game: Game;
  readonly names: readonly string[];
  write(into: Float64Array, state: GameState, seat: Seat): void;
}

const READERS: readonly Reader[] = [
  {
    game: rollAndWrite,
    names: ofRollAndWrite,
    write: (into, state, seat) => writeRollAndWrite(into, state as RollAndWriteState, seat),
  },
  {
    game: copenhagen,
    names: ofCopenhagen,
    write: (into, state, seat) => writeCopenhagen(into, state as CopenhagenState, seat),
  },
];

describe.each(READERS.map((reader) => [reader.game.id, reader] as const))(
  'features of %s',
  (_, reader) => {
    const { game, names, write } = reader;

    test('have a name each', () => {
      expect(new Set(names).size).toBe(names.length);
    });

    test.each([2, 3, 4])(
      'fill their row, stay small and see nothing hidden, with %i players',
      (players) => {
        for (const { state } of positionsOf(game, players, ['greedy', 'random'], `f${players}`)) {
          const row = new Float64Array(names.length).fill(Number.NaN);
          write(row, state, 1);
          for (const [index, value] of row.entries()) {
            expect(value, names[index]).toBeGreaterThanOrEqual(-3);
            expect(value, names[index]).toBeLessThanOrEqual(5);
          }
          const seen = new Float64Array(names.length);
          write(seen, game.view(state, 1), 1);
          expect(seen).toEqual(row);
          const { low, high } =
            'sheets' in state
              ? (state as RollAndWriteState).sheets[1]!
              : (state as CopenhagenState).houses[1]!;
          expect(row[4]).toBeCloseTo(countHoles(low, high) / 5);
        }
      },
    );
  },
);

describe('a building', () => {
  /** Rows from the top down: # a window, X a brick. */
  function read(...rows: string[]): Record<string, number> {
    const building = { low: 0, high: 0, bricksLow: 0, bricksHigh: 0, score: 0 };
    for (const [row, text] of rows.reverse().entries()) {
      for (const [column, letter] of [...text].entries()) {
        if (letter === '.') continue;
        const cell = 5 * row + column;
        const [word, bricks] =
          cell < 30 ? (['low', 'bricksLow'] as const) : (['high', 'bricksHigh'] as const);
        building[word] |= 1 << (cell % 30);
        if (letter === 'X') building[bricks] |= 1 << (cell % 30);
      }
    }
    const into = new Float64Array(BUILDING_FEATURES.length);
    expect(writeBuilding(into, 0, building)).toBe(into.length);
    return Object.fromEntries(BUILDING_FEATURES.map((name, index) => [name, into[index]!]));
  }

  test('that is empty is even and open', () => {
    const empty = read('.....');
    expect(empty['rows of windows, 5 missing']).toBe(9 / 4);
    expect(empty['columns of windows, up to 9 missing']).toBe(5 / 4);
    for (const name of [
      'filled',
      'single gaps',
      'narrow gaps',
      'covered gaps',
      'roughness',
      'height',
    ]) {
      expect(empty[name], name).toBe(0);
    }
  });

  test('shows its gaps, its skyline and its nearly complete lines', () => {
    const seen = read('#....', '####.', '#.##X');
    expect(seen.filled).toBeCloseTo(9 / 45);
    expect(seen['single gaps']).toBeCloseTo(1 / 5);
    expect(seen['covered gaps']).toBeCloseTo(1 / 5);
    expect(seen.height).toBeCloseTo(3 / 9);
    expect(seen.roughness).toBeCloseTo(2 / 20);
    expect(seen['rows with a brick, 1 missing']).toBe(0.25);
    expect(seen['rows of windows, 1 missing']).toBe(0.25);
    expect(seen['rows of windows, 4 missing']).toBe(0.25);
  });

  test('sees gaps that lie across its two halves', () => {
    const full = ['#####', '#####', '#.###', '#.###', '#####', '#####', '#####', '#####', '#####'];
    expect(read(...full)['narrow gaps']).toBeCloseTo(2 / 10);
    expect(read(...full)['single gaps']).toBe(0);
  });
});
