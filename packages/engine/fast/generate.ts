/** The engine's tables of Roll & Write, written out in AssemblyScript for the fast path. */
import { GOAL } from '../src/house/building.ts';
import { COLOURS } from '../src/house/colours.ts';
import { CELLS, COLUMNS, LOW_CELLS, parseCell } from '../src/house/grid.ts';
import type { Orientation, Shape } from '../src/house/shapes.ts';
import {
  DICE,
  FACE,
  FACES,
  LAST_ROUND,
  MATERIAL,
  PHASE,
  STAR,
  TILES,
  type Tile,
  TRACK_LENGTH,
  TRACK_POINTS,
  tileNamed,
} from '../src/roll-and-write/data.ts';
import { rollAndWrite } from '../src/roll-and-write/index.ts';
import { symbolsUnder } from '../src/roll-and-write/tracks.ts';

/** Shapes are numbered for themselves, and the ways that each can lie follow one another. */
const SHAPES: readonly Shape[] = [
  ...new Set([...TILES.map(({ shape }) => shape), ...TILES.map(({ mirrored }) => mirrored)]),
];
const WAYS: readonly Orientation[] = SHAPES.flatMap(({ orientations }) => orientations);

/** A constant for each name. */
function constants(values: Readonly<Record<string, number | bigint>>, prefix = ''): string {
  return Object.entries(values)
    .map(([name, value]) => {
      const type = typeof value === 'bigint' ? 'u64' : 'i32';
      return `export const ${prefix}${upper(name)}: ${type} = ${value};\n`;
    })
    .join('');
}

function upper(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
}

/** A table in static memory for each name, and the function that looks it up. */
function tables(type: 'u8' | 'u32', values: Readonly<Record<string, readonly number[]>>): string {
  const offset = type === 'u8' ? 'index' : '(index << 2)';
  return Object.entries(values)
    .map(
      ([name, numbers]) => `
const ${upper(name)}: usize = memory.data<${type}>([${numbers.join(', ')}]);

export function ${name}(index: i32): i32 {
  return load<${type}>(${upper(name)} + ${offset});
}
`,
    )
    .join('');
}

/** The tiles that are meant, as a set of indices. */
function tiles(meant: (tile: Tile) => boolean): number {
  return TILES.filter(meant).reduce((set, { index }) => set | (1 << index), 0);
}

/** The tiles of each colour that are meant. */
function tilesByColour(meant: (tile: Tile) => boolean): number[] {
  return COLOURS.map((_, colour) => tiles((tile) => tile.colour === colour && meant(tile)));
}

/**
 * The coats of arms as a bit set: rows at the places of their first cells, columns above all cells.
 */
function coatLines(): bigint {
  const { rows, columns } = MATERIAL.coats;
  const places = [
    ...rows.map((row) => (row - 1) * COLUMNS),
    ...[...columns].map((letter) => CELLS + parseCell(`${letter}1`)!),
  ];
  return places.reduce((set, place) => set | (1n << BigInt(place)), 0n);
}

/** The tiles that the chance event of a two-player set-up crosses out, by ticket. */
function crossings() {
  const begun = rollAndWrite.setup({ players: 2, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  const { state } = begun.value;
  const after = Array.from({ length: rollAndWrite.count(state, 'chance') }, (_, ticket) => {
    const crossed = rollAndWrite.copy(state);
    rollAndWrite.applyUnchecked(crossed, 'chance', rollAndWrite.at(state, 'chance', ticket));
    return crossed;
  });
  return {
    crossedBy: after.map(({ crossed }) => crossed),
    goneBy: after.map(({ gone }) => gone),
  };
}

function numbers(length: number, of: (index: number) => number): number[] {
  return Array.from({ length }, (_, index) => of(index));
}

/** Anchors at which an orientation fits, all at once: a shift for each square and each foot. */
function fitting(way: Orientation): string {
  const shifted = (name: string) => (cells: number) =>
    cells === 0 ? name : `(${name} >> ${cells})`;
  const feet = [way.f0, way.f1, way.f2, way.f3, way.f4].slice(0, way.feet);
  // A shape on a single foot needs no other proof that the cell is empty: bases are.
  const squares = way.squares.filter((square) => feet.length > 1 || square !== feet[0]);
  const standing = feet.map(shifted('bases')).join(' | ');
  const terms = [...squares.map(shifted('empty')), `(${standing})`];
  // Above row 9 nothing is empty. At the sides a row would run on into the next one.
  if (way.width > 1) {
    terms.push(`${BigInt(way.anchorsLow) | (BigInt(way.anchorsHigh) << BigInt(LOW_CELLS))}`);
  }
  return terms.join(' & ');
}

/** A function that does what is said for each number. */
function choice(head: string, cases: readonly string[]): string {
  const lines = cases.map((value, index) => `    case ${index}:\n      return ${value};\n`);
  return `
export function ${head} {
  switch (number) {
${lines.join('')}    default:
      return 0;
  }
}
`;
}

const DOMINO = tileNamed('R2')!.shape;
const BENT = tileNamed('R3')!.shape;
const STRAIGHT = tileNamed('P3')!.shape;

const CONSTANTS = {
  CELLS,
  COLUMNS,
  ALL_CELLS: (1n << BigInt(CELLS)) - 1n,
  COAT_LINES: coatLines(),
  GOAL,
  LAST_ROUND,
  COLOURS: COLOURS.length,
  FACES: FACES.length,
  DICE,
  TRACK_LENGTH,
  TRACK_POINTS,
  LIMITED: tiles(({ copies }) => copies !== 'unlimited'),
  SINGLE: tiles(({ copies }) => copies === 1),
  DOMINO: SHAPES.indexOf(DOMINO),
  DOMINO_TILES: tiles(({ shape }) => shape === DOMINO),
  BENT: SHAPES.indexOf(BENT),
  BENT_TILES: tiles(({ shape }) => shape === BENT),
  STRAIGHT: SHAPES.indexOf(STRAIGHT),
  STRAIGHT_TILES: tiles(({ shape }) => shape === STRAIGHT),
};

const BYTES = {
  colourOf: TILES.map(({ colour }) => colour),
  sizeOf: TILES.map(({ size }) => size),
  shapeOf: TILES.map(({ shape }) => SHAPES.indexOf(shape)),
  mirroredOf: TILES.map(({ mirrored }) => SHAPES.indexOf(mirrored)),
  firstWayOf: SHAPES.map(({ orientations: [way] }) => WAYS.indexOf(way!)),
  /** By orientation and, in three bits, square. */
  squareOf: WAYS.flatMap(({ squares }) => numbers(8, (square) => squares[square] ?? 0)),
  /** By track and, in four bits, boxes. */
  symbolsUnder: COLOURS.flatMap((_, track) => numbers(16, (boxes) => symbolsUnder(track, boxes))),
};

const WORDS = {
  maskOf: WAYS.map(({ mask }) => mask),
  foursOf: tilesByColour(({ size }) => size === 4),
  largeOf: tilesByColour(({ size }) => size >= 4),
  ...crossings(),
};

const COUNTS = SHAPES.map(({ orientations }) =>
  orientations.map((way) => `<i32>popcnt(${fitting(way)})`).join(' +\n        '),
);

/** The whole of `tables.ts`. */
export function tablesSource(): string {
  return [
    '/** Made by `npm run fast` out of the tables of the engine. */\n',
    constants(PHASE, 'PHASE_'),
    constants(FACE, 'FACE_'),
    constants(STAR, 'STAR_'),
    constants({ ...CONSTANTS, CROSSINGS: WORDS.crossedBy.length }),
    tables('u8', BYTES),
    tables('u32', WORDS),
    choice('countPlacements(number: i32, empty: u64, bases: u64): i32', COUNTS),
    choice('fittingOf(number: i32, empty: u64, bases: u64): u64', WAYS.map(fitting)),
  ].join('');
}
