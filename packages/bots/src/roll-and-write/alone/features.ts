/** The features of the own sheet for a player without rivals, as a row of numbers. */
import { countOf, type Seat } from '@nyhavn/engine';
import { COLOURS, COLUMNS, ROWS } from '@nyhavn/engine/house';
import { ROLL_AND_WRITE_MATERIAL, type RollAndWriteState } from '@nyhavn/engine/roll-and-write';
import { SHEET_FEATURES, writeSheet } from '../features.ts';

const { tiles, trackLength } = ROLL_AND_WRITE_MATERIAL;

/** Tiles that can be used up. */
const FEW = tiles.filter(({ copies }) => copies !== 'unlimited');

const CELLS = Array.from({ length: COLUMNS * ROWS }, (_, cell) => cell);
const LOW_CELLS = 6 * COLUMNS;
const BOXES = Array.from({ length: trackLength }, (_, box) => box + 1);

/** The phase in which dice that were left are taken. */
const MARK = 3;

/** The names of the features, in order. */
export const FEATURES: readonly string[] = [
  ...SHEET_FEATURES,
  'dice to come from others',
  ...FEW.map(({ name }) => `${name} gone`),
  ...COLOURS.flatMap((colour) => BOXES.map((box) => `box ${colour}${box}`)),
  ...CELLS.map((cell) => `cell ${cell}`),
  ...CELLS.map((cell) => `brick ${cell}`),
];

/** Writes what a lone player sees into a row of numbers from about 0 to 1. */
export function writeFeatures(into: Float64Array, state: RollAndWriteState, seat: Seat): void {
  const sheet = state.sheets[seat]!;
  let at = writeSheet(into, 0, sheet, state, state.active === seat);
  into[at++] = diceToCome(state, seat) / 2;
  for (const { index } of FEW) into[at++] = (state.gone >>> index) & 1;
  for (let track = 0; track < COLOURS.length; track++) {
    const marked = countOf(sheet.marked, track);
    for (let box = 0; box < trackLength; box++) into[at++] = box < marked ? 1 : 0;
  }
  at = writeCells(into, at, sheet.low, sheet.high);
  writeCells(into, at, sheet.bricksLow, sheet.bricksHigh);
}

/** In how many turns of others a die can still be taken before the next own turn. */
function diceToCome(
  { active, rolled, phase, choosing, sheets }: RollAndWriteState,
  seat: Seat,
): number {
  const others = sheets.length - 1;
  if (active === seat) return rolled ? others : 0;
  const later = (seat - active + others) % sheets.length;
  return phase === MARK && ((choosing >>> seat) & 1) === 0 ? later : later + 1;
}

function writeCells(into: Float64Array, at: number, low: number, high: number): number {
  for (let cell = 0; cell < LOW_CELLS; cell++) into[at++] = (low >>> cell) & 1;
  for (let cell = 0; cell < CELLS.length - LOW_CELLS; cell++) into[at++] = (high >>> cell) & 1;
  return at;
}
