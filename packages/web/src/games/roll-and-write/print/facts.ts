/** The numbers and tiles of the engine that sheets and rules print. */
import { COLOURS, type Colour, columnPoints, GOAL, rowPoints } from '@nyhavn/engine/house';
import { ROLL_AND_WRITE_MATERIAL as MATERIAL } from '@nyhavn/engine/roll-and-write';
import type { PrintFacts } from '../../../words/en/games/roll-and-write/print.ts';
import { SIZE, type Square, squaresOf } from '../../house/geometry.ts';
import { TRACKS } from '../material.ts';

export { COLOURS, type Colour, SIZE, TRACKS };

const full = (line: string) => Array.from({ length: SIZE.rows }, () => line);

/** Numbers that are said in words and printed on sheets. */
export const FACTS = {
  goal: GOAL,
  dice: MATERIAL.dice,
  boxes: MATERIAL.trackLength,
  trackPoints: MATERIAL.trackPoints,
  startRerolls: MATERIAL.startRerolls,
  coatRows: MATERIAL.coats.rows as readonly number[],
  coatColumns: [...MATERIAL.coats.columns],
  row: { brick: rowPoints('XOOOO'), windows: rowPoints('OOOOO') },
  column: { brick: columnPoints(full('X'), 0), windows: columnPoints(full('O'), 0) },
} as const satisfies PrintFacts & { readonly startRerolls: number };

/** A tile as it stands on the facade sheet. */
export interface SheetTile {
  readonly colour: Colour;
  readonly size: number;
  readonly isUnlimited: boolean;
  readonly squares: readonly Square[];
  readonly width: number;
  readonly height: number;
}

/** Tiles stand upright, unless they would be taller than this. */
const MAX_TILE_ROWS = 4;

/** The tiles of a colour from left to right, each copy by itself. */
export function tilesOf(colour: Colour): SheetTile[] {
  const tiles = MATERIAL.tiles.filter((tile) => COLOURS[tile.colour] === colour);
  return tiles.flatMap(({ size, copies, shape }) => {
    const [way] = shape.orientations
      .filter(({ height }) => height <= MAX_TILE_ROWS)
      .toSorted((one, other) => one.width - other.width);
    if (!way) throw new Error('every tile can lie down');
    const { width, height } = way;
    const isUnlimited = copies === 'unlimited';
    const tile = { colour, size, isUnlimited, squares: squaresOf(way.squares), width, height };
    return Array.from({ length: isUnlimited ? 1 : copies }, () => tile);
  });
}
