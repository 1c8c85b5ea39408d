import type { Colour, Offset } from './roll-and-write-data.ts';

/** The kind of an ability tile. */
export type Ability = 'any' | 'extra' | 'discount' | 'change' | 'both';

/** The kinds of ability tiles in their fixed order. */
export const ABILITIES: readonly Ability[] = ['any', 'extra', 'discount', 'change', 'both'];

/** The ability tile that every player starts with, active. */
export const START_ABILITY: Ability = 'any';

/** The place of the End card: beside the board, in the draw pile, or turned up. */
export type EndCard = 'aside' | 'pile' | 'drawn';

/** Material that depends on the number of players. */
interface Material {
  readonly cardsPerColour: number;
  /** The sizes of the start hands, in turn order from the start player. */
  readonly startHands: readonly number[];
  /** The number of copies of a coloured tile, by its size. */
  readonly tileCopies: Readonly<Record<number, number>>;
  readonly endCard: EndCard;
}

const MATERIAL: Readonly<Record<number, Material>> = {
  2: {
    cardsPerColour: 14,
    startHands: [2, 3],
    tileCopies: { 2: 2, 3: 2, 4: 2, 5: 1 },
    endCard: 'pile',
  },
  3: {
    cardsPerColour: 12,
    startHands: [2, 3, 3],
    tileCopies: { 2: 2, 3: 3, 4: 2, 5: 1 },
    endCard: 'aside',
  },
  4: {
    cardsPerColour: 14,
    startHands: [2, 3, 3, 4],
    tileCopies: { 2: 3, 3: 3, 4: 3, 5: 1 },
    endCard: 'aside',
  },
};

/** The material for a number of players. */
export function materialFor(players: number): Material {
  const material = MATERIAL[players];
  if (material === undefined) throw new Error(`there are 2 to 4 players, not ${players}`);
  return material;
}

/** The places of the harbour, an open chain (CO-1). */
export const PLACES: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** With more cards in hand, a player who took cards discards down to this many. */
export const HAND_LIMIT = 7;

/** The End card lies among this many cards at the bottom of the pile, itself counted. */
export const END_CARD_BOTTOM = 10;

/** The name of the white tile of one square, always a window. */
export const WHITE = 'W';

/** The number of white tiles. */
export const WHITE_TILES = 12;

/** The cells on which a coat of arms is printed. */
export const COAT_CELLS: readonly string[] = ['c3', 'e5', 'b7', 'd9'];

/** The rows beside which a coat of arms is printed. */
export const COAT_ROWS: readonly number[] = [2, 4, 6];

/** The score of completed rows and columns, and the score that ends the game. */
export const POINTS = {
  row: 1,
  rowAllWindows: 2,
  column: 2,
  columnAllWindows: 4,
  goal: 12,
} as const;

/** A coloured tile as printed, with its one brick square. */
export interface Tile {
  readonly name: string;
  readonly colour: Colour;
  readonly cells: readonly Offset[];
  readonly brick: Offset;
}

// biome-ignore format: one tile a line
/** All coloured tiles in the order of the data. */
export const TILES: readonly Tile[] = [
  { name: 'R2', colour: 'R', cells: [[0, 0], [1, 0]], brick: [0, 0] },
  { name: 'R3', colour: 'R', cells: [[0, 0], [0, 1], [1, 1]], brick: [0, 0] },
  { name: 'R4', colour: 'R', cells: [[0, 0], [1, 0], [0, 1], [1, 1]], brick: [0, 0] },
  { name: 'R5', colour: 'R', cells: [[0, 0], [1, 0], [2, 0], [1, 1], [2, 1]], brick: [0, 0] },
  { name: 'B2', colour: 'B', cells: [[0, 0], [1, 0]], brick: [0, 0] },
  { name: 'B3', colour: 'B', cells: [[0, 0], [0, 1], [1, 1]], brick: [0, 0] },
  { name: 'B4', colour: 'B', cells: [[0, 0], [1, 0], [2, 0], [2, 1]], brick: [0, 0] },
  { name: 'B5', colour: 'B', cells: [[2, 0], [0, 1], [1, 1], [2, 1], [2, 2]], brick: [0, 1] },
  { name: 'P2', colour: 'P', cells: [[0, 0], [1, 0]], brick: [0, 0] },
  { name: 'P3', colour: 'P', cells: [[0, 0], [1, 0], [2, 0]], brick: [0, 0] },
  { name: 'P4', colour: 'P', cells: [[0, 0], [1, 0], [2, 0], [3, 0]], brick: [0, 0] },
  { name: 'P5', colour: 'P', cells: [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0]], brick: [0, 0] },
  { name: 'G2', colour: 'G', cells: [[0, 0], [1, 0]], brick: [0, 0] },
  { name: 'G3', colour: 'G', cells: [[0, 0], [1, 0], [2, 0]], brick: [0, 0] },
  { name: 'G4', colour: 'G', cells: [[1, 0], [0, 1], [1, 1], [2, 1]], brick: [1, 0] },
  { name: 'G5', colour: 'G', cells: [[1, 0], [0, 1], [1, 1], [2, 1], [1, 2]], brick: [0, 1] },
  { name: 'Y2', colour: 'Y', cells: [[0, 0], [1, 0]], brick: [0, 0] },
  { name: 'Y3', colour: 'Y', cells: [[0, 0], [0, 1], [1, 1]], brick: [0, 0] },
  { name: 'Y4', colour: 'Y', cells: [[0, 0], [1, 0], [1, 1], [2, 1]], brick: [1, 0] },
  { name: 'Y5', colour: 'Y', cells: [[2, 0], [0, 1], [1, 1], [2, 1], [0, 2]], brick: [2, 0] },
];
