/** The vocabulary and material of Copenhagen: everything that lies in the box. */
import type { PlayerRange } from '../game.ts';
import { COLOURS, type Colour, type ColourIndex } from '../house/colours.ts';
import { highBit, type LineSet, lowBit, parseCell, rowSet } from '../house/grid.ts';
import { markedSquares, type Shape, shapeOf } from '../house/shapes.ts';

/** The numbers of players. */
export const PLAYERS: PlayerRange = { min: 2, max: 4 };

/** Phases of a game, in the order of a turn. */
export const PHASES = [
  'setup',
  'turn',
  'discard',
  'both',
  'build',
  'coat',
  'refill',
  'over',
] as const;

/** The phases by number: a phase's place in `PHASES`. */
export const PHASE = {
  setup: 0,
  turn: 1,
  discard: 2,
  both: 3,
  build: 4,
  coat: 5,
  refill: 6,
  over: 7,
} as const;

/** One of those numbers. */
export type Phase = (typeof PHASE)[keyof typeof PHASE];

/** The kinds of ability tiles. */
export const ABILITIES = ['any', 'extra', 'discount', 'change', 'both'] as const;

/** The abilities by number: an ability's place in `ABILITIES`. */
export const ABILITY = { any: 0, extra: 1, discount: 2, change: 3, both: 4 } as const;

/** The places of the End card. */
export const END_CARD = ['aside', 'pile', 'drawn'] as const;

/** Places of the harbour, an open chain (CO-1). */
export const HARBOUR = 7;
/** Cards that a hand may hold. */
export const HAND_LIMIT = 7;
/** The End card comes among so many last cards of the pile, itself counted. */
export const END_BOTTOM = 10;
/** White tiles of one square. */
export const WHITE_TILES = 12;

/** Material that depends on the number of players. */
export interface Box {
  readonly cardsPerColour: number;
  /** Cards dealt, in turn order. */
  readonly startHands: readonly number[];
  /** Copies of coloured tiles of 2, 3, 4 and 5 squares. */
  readonly copies: readonly [number, number, number, number];
}

const BOXES: Readonly<Record<number, Box>> = {
  2: { cardsPerColour: 14, startHands: [2, 3], copies: [2, 2, 2, 1] },
  3: { cardsPerColour: 12, startHands: [2, 3, 3], copies: [2, 3, 2, 1] },
  4: { cardsPerColour: 14, startHands: [2, 3, 3, 4], copies: [3, 3, 3, 1] },
};

/** The material for so many players. */
export function boxFor(players: number): Box {
  const box = BOXES[players];
  if (!box) throw new RangeError(`nothing in the box is for ${players} players`);
  return box;
}

const COATS = { cells: ['c3', 'e5', 'b7', 'd9'], rows: [2, 4, 6] } as const;
const COAT_CELLS = COATS.cells.map((name) => parseCell(name) ?? 0);

/** Cells on which a coat of arms is printed, as a set. */
export const COATS_LOW = COAT_CELLS.reduce((set, cell) => set | lowBit(cell), 0);
/** See `COATS_LOW`. */
export const COATS_HIGH = COAT_CELLS.reduce((set, cell) => set | highBit(cell), 0);
/** Rows beside which one is printed, as a set. */
export const COAT_LINES: LineSet = COATS.rows.reduce((set, row) => set | rowSet(row), 0);

/** A coloured tile. */
export interface Tile {
  /** Its place in `TILES`. */
  readonly index: number;
  readonly name: string;
  readonly colour: ColourIndex;
  readonly size: number;
  /** Its orientations; it may be rotated and turned over. */
  readonly shape: Shape;
  /** Squares that can be the brick, by orientation, and how many these are: in all the same. */
  readonly bricks: readonly (readonly number[])[];
  readonly brickCount: number;
}

/** Tiles as printed, from the top row down, the brick as X. */
const PRINTED: readonly (readonly [name: string, picture: string])[] = [
  ['R2', 'X#'],
  ['R3', '##/X.'],
  ['R4', '##/X#'],
  ['R5', '.##/X##'],
  ['B2', 'X#'],
  ['B3', '##/X.'],
  ['B4', '..#/X##'],
  ['B5', '..#/X##/..#'],
  ['P2', 'X#'],
  ['P3', 'X##'],
  ['P4', 'X###'],
  ['P5', 'X####'],
  ['G2', 'X#'],
  ['G3', 'X##'],
  ['G4', '###/.X.'],
  ['G5', '.#./X##/.#.'],
  ['Y2', 'X#'],
  ['Y3', '##/X.'],
  ['Y4', '.##/#X.'],
  ['Y5', '#../###/..X'],
];

/** Every coloured tile, by colour and size. */
export const TILES: readonly Tile[] = PRINTED.map(([name, picture], index) => {
  const shape = shapeOf(picture, true);
  const bricks = markedSquares(picture);
  const colour = COLOURS.indexOf(name.charAt(0) as Colour);
  const brickCount = bricks[0]?.length ?? 0;
  return { index, name, colour, size: shape.size, shape, bricks, brickCount };
});

const BY_NAME = new Map(TILES.map((tile) => [tile.name, tile]));

/** The tile of that name. */
export function tileNamed(name: string): Tile | undefined {
  return BY_NAME.get(name);
}

/** The contents of the box, for display. */
export const MATERIAL = {
  tiles: TILES,
  coats: COATS,
  abilities: ABILITIES,
  harbour: HARBOUR,
  handLimit: HAND_LIMIT,
  endBottom: END_BOTTOM,
};
