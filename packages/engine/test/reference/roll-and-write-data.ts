/** A colour of a tile, a die face or an ability track. */
export type Colour = 'R' | 'B' | 'P' | 'G' | 'Y';

/** A face of a die: a colour, or white, which is wild. */
export type Face = Colour | 'W';

/** The content of a filled cell: a brick (X) or a window (O). */
export type Mark = 'X' | 'O';

/** The colours in their fixed order. */
export const COLOURS: readonly Colour[] = ['R', 'B', 'P', 'G', 'Y'];

/** The die faces in their fixed order; white comes last. */
export const FACES: readonly Face[] = [...COLOURS, 'W'];

/** The number of dice rolled at the start of a turn. */
export const DICE = 5;

/** The letters of the columns of a building, from the left. */
export const COLUMNS: readonly string[] = ['a', 'b', 'c', 'd', 'e'];

/** The numbers of the rows of a building, from the bottom. */
export const ROWS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The rows with a coat of arms. */
export const COAT_ROWS: readonly number[] = [2, 4, 6];

/** The columns with a coat of arms. */
export const COAT_COLUMNS: readonly string[] = ['b', 'd'];

/** The score of completed rows, columns and tracks, and the score that ends the game. */
export const POINTS = {
  row: 1,
  rowAllWindows: 2,
  column: 2,
  columnAllWindows: 4,
  track: 2,
  goal: 12,
} as const;

/** The game is over after this round at the latest (RW-13). */
export const LAST_ROUND = 60;

/** At most this many bonuses may be spent in one turn. */
export const MAX_BONUSES = 2;

/** The number of boxes of an ability track. */
export const TRACK_LENGTH = 9;

/** The print under the boxes of one ability track, by box number from 1. */
interface TrackPrint {
  readonly bonus: readonly number[];
  readonly star: readonly number[];
  readonly startStars: number;
}

/** The printed ability tracks; the stars are Re-roll, No X, One X, Colour change, Use again. */
export const TRACKS: Readonly<Record<Colour, TrackPrint>> = {
  R: { bonus: [1, 3], star: [2, 4, 5, 6], startStars: 2 },
  B: { bonus: [1, 5], star: [2, 4, 6], startStars: 0 },
  P: { bonus: [1, 4], star: [3, 5, 7], startStars: 0 },
  G: { bonus: [1, 5], star: [4, 7, 8], startStars: 0 },
  Y: { bonus: [1, 4], star: [3, 6, 7], startStars: 0 },
};

/** A square of a tile: column and row offset from the bottom left of its bounding box. */
export type Offset = readonly [column: number, row: number];

/** A tile of the facade sheet. */
export interface Tile {
  readonly name: string;
  readonly colour: Colour;
  /** The number of copies on the sheet; null if it can be used any number of times. */
  readonly copies: number | null;
  readonly cells: readonly Offset[];
}

// biome-ignore format: one tile a line
/** All tiles of the facade sheet in the order of the data, as printed. */
export const TILES: readonly Tile[] = [
  { name: 'R2', colour: 'R', copies: null, cells: [[0, 0], [0, 1]] },
  { name: 'R3', colour: 'R', copies: null, cells: [[0, 0], [1, 0], [1, 1]] },
  { name: 'R4', colour: 'R', copies: 2, cells: [[0, 0], [1, 0], [0, 1], [1, 1]] },
  { name: 'R5', colour: 'R', copies: 1, cells: [[0, 0], [1, 0], [2, 0], [1, 1], [2, 1]] },
  { name: 'B2', colour: 'B', copies: null, cells: [[0, 0], [0, 1]] },
  { name: 'B3', colour: 'B', copies: null, cells: [[0, 0], [1, 0], [1, 1]] },
  { name: 'B4L', colour: 'B', copies: 1, cells: [[0, 0], [1, 0], [1, 1], [1, 2]] },
  { name: 'B4R', colour: 'B', copies: 1, cells: [[0, 0], [1, 0], [0, 1], [0, 2]] },
  { name: 'B5', colour: 'B', copies: 1, cells: [[0, 0], [1, 0], [2, 0], [1, 1], [1, 2]] },
  { name: 'P2', colour: 'P', copies: null, cells: [[0, 0], [0, 1]] },
  { name: 'P3', colour: 'P', copies: null, cells: [[0, 0], [0, 1], [0, 2]] },
  { name: 'P4', colour: 'P', copies: 2, cells: [[0, 0], [0, 1], [0, 2], [0, 3]] },
  { name: 'P5', colour: 'P', copies: 1, cells: [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0]] },
  { name: 'G2', colour: 'G', copies: null, cells: [[0, 0], [0, 1]] },
  { name: 'G3', colour: 'G', copies: null, cells: [[0, 0], [0, 1], [0, 2]] },
  { name: 'G4', colour: 'G', copies: 2, cells: [[0, 1], [1, 0], [1, 1], [1, 2]] },
  { name: 'G5', colour: 'G', copies: 1, cells: [[1, 0], [0, 1], [1, 1], [2, 1], [1, 2]] },
  { name: 'Y2', colour: 'Y', copies: null, cells: [[0, 0], [0, 1]] },
  { name: 'Y3', colour: 'Y', copies: null, cells: [[0, 0], [1, 0], [1, 1]] },
  { name: 'Y4L', colour: 'Y', copies: 1, cells: [[0, 0], [0, 1], [1, 1], [1, 2]] },
  { name: 'Y4R', colour: 'Y', copies: 1, cells: [[1, 0], [0, 1], [1, 1], [0, 2]] },
  { name: 'Y5', colour: 'Y', copies: 1, cells: [[0, 0], [0, 1], [1, 1], [2, 1], [2, 2]] },
];

/** The four ways in which the two-player set-up can cross out a mirror image (RW-1). */
export const CROSS_OUTCOMES: readonly string[] = [
  'cross B4L Y4L',
  'cross B4L Y4R',
  'cross B4R Y4L',
  'cross B4R Y4R',
];

/** The size-4 tiles of which the two-player set-up always crosses out one copy. */
export const ALWAYS_CROSSED: readonly string[] = ['R4', 'P4', 'G4'];
