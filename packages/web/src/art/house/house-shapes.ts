/** Measures and outlines of a house, on the screen and in pictures alike. */

/** The measures of a house in the units of its picture: the whole, a cell, and where the grid begins. */
export const HOUSE = { width: 244, height: 484, cell: 40, left: 22, top: 98 } as const;

/** The names of the columns. */
export const COLUMNS = 'abcde';

const ROWS = 9;

/** The right edge of the grid. */
export const RIGHT: number = HOUSE.left + COLUMNS.length * HOUSE.cell;
/** The line on which the lowest row stands. */
export const FOOT: number = HOUSE.top + ROWS * HOUSE.cell;

/** The lines between cells. */
export const GRID: string =
  Array.from(
    { length: COLUMNS.length - 1 },
    (_, i) => `M${HOUSE.left + (i + 1) * HOUSE.cell} ${HOUSE.top}V${FOOT}`,
  ).join('') +
  Array.from(
    { length: ROWS - 1 },
    (_, i) => `M${HOUSE.left} ${HOUSE.top + (i + 1) * HOUSE.cell}H${RIGHT}`,
  ).join('');

/** The walls under the gable. */
export const BODY: string = `M6 66H238V${FOOT + 8}H6Z`;
/** Corner stones on both sides. */
export const QUOINS: string = Array.from({ length: 16 }, (_, i) => {
  const y = 80 + i * 24;
  const w = i % 2 ? 7 : 11;
  return `M6 ${y}h${w}v11H6zM238 ${y}h-${w}v11h${w}z`;
}).join('');
/** The little blocks under the eaves. */
export const DENTILS: string = Array.from(
  { length: 24 },
  (_, i) => `M${(9 + i * 9.6).toFixed(1)} 71h5v4h-5z`,
).join('');
/** A few bricks that show through the plaster of the gable. */
export const COURSES =
  'M74 57h9M85 57h9M80 51h9M150 57h9M161 57h9M155 51h9M92 33h8M102 28h8M136 27h9M141 33h8M96 47h5M45 61h8M190 61h9';
/** The stone that the house stands on. */
export const STEP: string = `M0 ${FOOT + 9}h244v12q0 3-3 3H3q-3 0-3-3z`;
/** The joints of that stone. */
export const JOINTS: string = `M42 ${FOOT + 9}v15M84 ${FOOT + 9}v15M160 ${FOOT + 9}v15M204 ${FOOT + 9}v15`;
/** The stairs to the door. */
export const STOOP: string = `M96 ${FOOT + 13}h52v11H96zM90 ${FOOT + 18}h64v6H90z`;
