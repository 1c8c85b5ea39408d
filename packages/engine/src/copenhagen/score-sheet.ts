/** Houses of Copenhagen entered by hand: their points, and what can't be right. */
import {
  buildingScore,
  buildingWarnings,
  cellsOf,
  letterAt,
  names,
  type ScoreKeeper,
} from '../house/score-sheet.ts';
import { MATERIAL } from './data.ts';

/** Counts houses of Copenhagen. */
export const scoreKeeper: ScoreKeeper = {
  score: ({ building }) => ({ ...buildingScore(building), tracks: 0, ready: {} }),

  warnings({ building }) {
    const complete = buildingScore(building).lines.map(({ name }) => name);
    const coats = [
      ...MATERIAL.coats.rows.filter((row) => complete.includes(`${row}`)),
      ...MATERIAL.coats.cells.filter((cell) => letterAt(building, cell) !== '.'),
    ];
    const whiteBricks = cellsOf(building, (letter) => letter === 'w');
    return [
      // Each coat of arms may have brought a white tile.
      ...buildingWarnings(building, { bricks: 0, windows: coats.length }),
      ...(whiteBricks.length === 0
        ? []
        : [{ code: 'white-bricks' as const, cells: names(whiteBricks) }]),
    ];
  },

  // The first to reach it ends the game at once.
  mayReachGoal: (sheets) => sheets <= 1,
};
