import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Choose } from '../../src/contract.ts';
import { cellAt, columnOf, rowOf } from '../../src/house/grid.ts';
import { COLOURS } from '../../src/house/public.ts';
import { cellsOf, findPlacement } from '../../src/house/shapes.ts';
import { actorsOf } from '../../src/index.ts';
import { TILES } from '../../src/roll-and-write/data.ts';
import {
  rollAndWrite as game,
  type PlayerPicture,
  type RollAndWriteState,
} from '../../src/roll-and-write/public.ts';
import { refuseUnlisted } from '../mutate.ts';
import { choices } from '../random.ts';

function* positions(choose: Choose): Generator<RollAndWriteState> {
  const players = 2 + choose(3);
  const begun = game.setup({ players, startPlayer: choose(players), options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  let { state } = begun.value;
  for (;;) {
    yield state;
    const actors = actorsOf(game, state);
    const by = actors[choose(Math.max(1, actors.length))];
    if (by === undefined) return;
    const next = game.apply(state, by, game.at(state, by, choose(game.count(state, by))));
    if (!next.ok) throw new Error(next.reason);
    state = next.value;
  }
}

function pointsOf(line: string, withBrick: number): number {
  if (line.includes('.')) return 0;
  return line.includes('X') ? withBrick : 2 * withBrick;
}

function scoreOf({ building, tracks }: PlayerPicture): number {
  const columns = [0, 1, 2, 3, 4].map((column) => building.map((row) => row[column]).join(''));
  const rows = building.map((row) => pointsOf(row, 1));
  const points = [...rows, ...columns.map((column) => pointsOf(column, 2))];
  const full = COLOURS.filter((colour) => tracks[colour]?.marked === 9);
  return points.reduce((sum, one) => sum + one, 0) + 2 * full.length;
}

test('the score is what the building and the tracks say', () => {
  fc.assert(
    fc.property(choices, (choose) => {
      for (const state of positions(choose)) {
        for (const player of game.notation.picture(state).players) {
          expect(player.score).toBe(scoreOf(player));
          expect(player.empty).toBe(player.building.join('').split('.').length - 1);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('a move that is not listed is refused with a code, however close it comes', () => {
  const endings = [' again', ' bonus=1', ' bonus=2', ' '];
  const refused = refuseUnlisted({ game, positions, endings, numRuns: 15 });
  expect(refused).toBeGreaterThan(10_000);
});

test('a rotated tile never becomes its mirror image', () => {
  const chiral = TILES.filter((tile) => tile.shape !== tile.mirrored).map(({ name }) => name);
  expect(chiral).toEqual(['R5', 'B4L', 'B4R', 'Y4L', 'Y4R', 'Y5']);
  for (const tile of TILES.filter(({ name }) => chiral.includes(name))) {
    for (let orientation = 0; orientation < tile.shape.orientations.length; orientation++) {
      const cells = cellsOf(tile.shape, orientation << 6);
      const right = Math.max(...cells.map(columnOf));
      const flipped = cells.map((cell) => cellAt(right - columnOf(cell), rowOf(cell)));
      expect(findPlacement(tile.shape, flipped), tile.name).toBeUndefined();
      expect(findPlacement(tile.mirrored, flipped), tile.name).toBeDefined();
    }
  }
});
