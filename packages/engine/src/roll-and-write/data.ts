/** The vocabulary and material of Roll & Write: everything that the printed sheets show. */
import type { PlayerRange } from '../game.ts';
import { COLOURS, type Colour, type ColourIndex } from '../house/colours.ts';
import { columnSet, type LineSet, rowSet } from '../house/grid.ts';
import { type Shape, shapeOf } from '../house/shapes.ts';

/** Faces of a die: the five colours, and white, which is wild. */
export const FACES = [...COLOURS, 'W'] as const;
/** A face's place in `FACES`; up to 4 it is a colour's. */
export type FaceIndex = number;

/** The faces by letter, as places in `FACES`; those of the colours are their places in `COLOURS`. */
export const FACE = { R: 0, B: 1, P: 2, G: 3, Y: 4, W: 5 } as const;

/** The star of each track: the ability it pays for. */
export const STAR = {
  reroll: FACE.R,
  noX: FACE.B,
  oneX: FACE.P,
  colourChange: FACE.G,
  useAgain: FACE.Y,
} as const;

/** The numbers of players. */
export const PLAYERS: PlayerRange = { min: 2, max: 4 };

/** Phases of a game: the two-player choice, a turn, a special action owed, the others' dice, the end. */
export const PHASES = ['start', 'turn', 'coat', 'mark', 'over'] as const;

/** The phases by number: a phase's place in `PHASES`. */
export const PHASE = { start: 0, turn: 1, coat: 2, mark: 3, over: 4 } as const;

/** One of those numbers. */
export type Phase = (typeof PHASE)[keyof typeof PHASE];

/** The number of dice. */
export const DICE = 5;
/** Boxes of a track. */
export const TRACK_LENGTH = 9;
/** Points for marking a track's last box. */
export const TRACK_POINTS = 2;
/** The game ends after this round at the latest (RW-13). */
export const LAST_ROUND = 60;
/** Unlocked re-rolls that everybody starts with. */
export const START_REROLLS = 2;

/** Rows, counted from 1, and columns at which a coat of arms stands. */
const COATS = { rows: [2, 4, 6], columns: 'bd' } as const;
/** Those rows and columns as a set. */
export const COAT_LINES: LineSet = [
  ...COATS.rows.map(rowSet),
  ...[...COATS.columns].map(columnSet),
].reduce((set, line) => set | line, 0);

/** The boxes of a track, counted from 1, under which a bonus or a star is printed. */
export interface Track {
  readonly bonus: readonly number[];
  readonly star: readonly number[];
}

/** The five tracks, in the order of the colours. */
export const TRACKS: readonly Track[] = [
  { bonus: [1, 3], star: [2, 4, 5, 6] },
  { bonus: [1, 5], star: [2, 4, 6] },
  { bonus: [1, 4], star: [3, 5, 7] },
  { bonus: [1, 5], star: [4, 7, 8] },
  { bonus: [1, 4], star: [3, 6, 7] },
];

/** A track as printed. */
export interface PrintedTrack extends Track {
  readonly colour: Colour;
  /** A character a box: `+` a bonus, `*` a star, a space for nothing. */
  readonly signs: string;
}

const PRINTED_TRACKS: readonly PrintedTrack[] = TRACKS.map((track, index) => {
  const { bonus, star } = track;
  const boxes = Array.from({ length: TRACK_LENGTH }, (_, box) => box + 1);
  const signs = boxes.map((box) => (bonus.includes(box) ? '+' : star.includes(box) ? '*' : ' '));
  return { ...track, colour: COLOURS[index]!, signs: signs.join('') };
});

/** A tile of the facade sheet. */
export interface Tile {
  /** Its place in `TILES`. */
  readonly index: number;
  readonly name: string;
  readonly colour: ColourIndex;
  readonly size: number;
  /**
   * The number of copies that can be crossed out; tiles of 2 and 3 squares can be used any number
   * of times.
   */
  readonly copies: 1 | 2 | 'unlimited';
  /** Its orientations, and those that mirroring adds, under the same numbers. */
  readonly shape: Shape;
  readonly mirrored: Shape;
}

/** Tiles as printed, from the top row down. */
const SHEET: readonly (readonly [name: string, copies: Tile['copies'], picture: string])[] = [
  ['R2', 'unlimited', '#/#'],
  ['R3', 'unlimited', '.#/##'],
  ['R4', 2, '##/##'],
  ['R5', 1, '.##/###'],
  ['B2', 'unlimited', '#/#'],
  ['B3', 'unlimited', '.#/##'],
  ['B4L', 1, '.#/.#/##'],
  ['B4R', 1, '#./#./##'],
  ['B5', 1, '.#./.#./###'],
  ['P2', 'unlimited', '#/#'],
  ['P3', 'unlimited', '#/#/#'],
  ['P4', 2, '#/#/#/#'],
  ['P5', 1, '#####'],
  ['G2', 'unlimited', '#/#'],
  ['G3', 'unlimited', '#/#/#'],
  ['G4', 2, '.#/##/.#'],
  ['G5', 1, '.#./###/.#.'],
  ['Y2', 'unlimited', '#/#'],
  ['Y3', 'unlimited', '.#/##'],
  ['Y4L', 1, '.#/##/#.'],
  ['Y4R', 1, '#./##/.#'],
  ['Y5', 1, '..#/###/#..'],
];

// Shapes are numbered as they are made: those of the small tiles, asked for most, come first.
for (const [, , picture] of SHEET.toSorted((a, b) => a[2].length - b[2].length)) {
  shapeOf(picture, false);
}

function tileOf([name, copies, picture]: (typeof SHEET)[number], index: number): Tile {
  const shape = shapeOf(picture, false);
  const colour = COLOURS.indexOf(name.charAt(0) as Colour);
  return { index, name, colour, size: shape.size, copies, shape, mirrored: shapeOf(picture, true) };
}

/** Every tile of the facade sheet, by colour and size. */
export const TILES: readonly Tile[] = SHEET.map(tileOf);

const BY_NAME = new Map(TILES.map((tile) => [tile.name, tile]));

/** The tile of that name. */
export function tileNamed(name: string): Tile | undefined {
  return BY_NAME.get(name);
}

/** The tiles of each colour, by size. */
export const TILES_OF: readonly (readonly Tile[])[] = COLOURS.map((_, colour) =>
  TILES.filter((tile) => tile.colour === colour),
);

/** The options of a game. */
export interface Options {
  /** True if tiles may be mirrored (RW-8). */
  readonly mirror: boolean;
  /** Ending a turn without drawing is allowed only if it is forced, or always (RW-10). */
  readonly passing: 'forced' | 'always';
}

/** The rules as written. */
export const DEFAULT_OPTIONS: Options = { mirror: false, passing: 'forced' };

/** The print on the sheets, for display. */
export const MATERIAL = {
  tiles: TILES,
  tracks: PRINTED_TRACKS,
  trackLength: TRACK_LENGTH,
  trackPoints: TRACK_POINTS,
  startRerolls: START_REROLLS,
  dice: DICE,
  faces: FACES,
  lastRound: LAST_ROUND,
  coats: COATS,
};
