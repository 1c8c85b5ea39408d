/** The features of a game of Roll & Write for a seat, as a row of numbers. */
import { countBits, countOf, type Seat, totalOf } from '@nyhavn/engine';
import { COLOURS, countPlacements, GOAL } from '@nyhavn/engine/house';
import { ROLL_AND_WRITE_MATERIAL, type RollAndWriteState } from '@nyhavn/engine/roll-and-write';
import {
  BUILDING_FEATURES,
  missingInColumn,
  missingInRow,
  writeBuilding,
} from '../house/building.ts';
import { leadingRival, RivalRow } from '../house/rivals.ts';

type Sheet = RollAndWriteState['sheets'][number];

const { tiles, trackLength } = ROLL_AND_WRITE_MATERIAL;

/** One tile of every shape, by size: what fits where is a matter of shapes. */
const SHAPES = [2, 3, 4, 5].map((size) => {
  const shapes = tiles.filter((tile) => tile.size === size).map(({ shape }) => shape);
  return [...new Set(shapes)];
});

/** The phase in which the others take dice that were left. */
const MARK = 3;

/** More places than this make nothing better. */
const ENOUGH_PLACES = 10;

/** The names of the features of one sheet, in order. */
export const SHEET_FEATURES: readonly string[] = [
  ...BUILDING_FEATURES,
  ...[2, 3, 4, 5].map((size) => `places for tiles of ${size}`),
  ...[1, 2, 3].map((missing) => `lines with a coat of arms, ${missing} missing`),
  ...COLOURS.map((colour) => `track ${colour}`),
  ...COLOURS.map((colour) => `bonuses ${colour}`),
  ...COLOURS.map((colour) => `stars ${colour}`),
];

const TABLE_FEATURES: readonly string[] = [
  'lead',
  'round',
  'turns until the own one',
  'rivals who can mark',
  'dice left',
  'tiles gone',
  'three players',
  'four players',
];

/** The names of the features, in order: the own sheet, that of the leading rival, the table. */
export const FEATURES: readonly string[] = [
  ...SHEET_FEATURES.map((name) => `own ${name}`),
  ...SHEET_FEATURES.map((name) => `rival ${name}`),
  ...TABLE_FEATURES,
];

/** Writes what a seat can see into a row of numbers from about 0 to 1. */
export function writeFeatures(into: Float64Array, state: RollAndWriteState, seat: Seat): void {
  const own = state.sheets[seat]!;
  const rival = leadingRival(state.sheets, seat);
  let at = writeSheet(into, 0, own, state, state.active === seat);
  at = writeRival(into, at, rival, state, state.active !== seat && state.sheets.length === 2);
  const players = state.sheets.length;
  into[at] = (own.score - rival.score) / GOAL;
  into[at + 1] = state.round / 20;
  into[at + 2] = turnsUntil(state, seat) / players;
  into[at + 3] = countBits(state.choosing & ~(1 << seat)) / 3;
  into[at + 4] = totalOf(state.dice) / 5;
  into[at + 5] = countBits(state.gone) / 10;
  into[at + 6] = players === 3 ? 1 : 0;
  into[at + 7] = players === 4 ? 1 : 0;
}

/** The number of turns before the next own one; while dice are handed on, the turn is over. */
function turnsUntil({ phase, active, sheets }: RollAndWriteState, seat: Seat): number {
  const next = phase === MARK ? active + 1 : active;
  return (seat - next + 2 * sheets.length) % sheets.length;
}

const { coats } = ROLL_AND_WRITE_MATERIAL;
const COAT_COLUMNS = [...coats.columns].map((letter) => letter.charCodeAt(0) - 97);

/** Writes the progress of the lines whose coat of arms gives a special action. */
function writeCoats(into: Float64Array, at: number, { low, high }: Sheet): void {
  into.fill(0, at, at + 3);
  for (const row of coats.rows) {
    const missing = missingInRow(low, high, row - 1);
    if (missing > 0 && missing <= 3) into[at + missing - 1]! += 0.25;
  }
  for (const column of COAT_COLUMNS) {
    const missing = missingInColumn(low, high, column);
    if (missing > 0 && missing <= 3) into[at + missing - 1]! += 0.25;
  }
}

const rivalRow = new RivalRow(SHEET_FEATURES.length);

function writeRival(
  into: Float64Array,
  at: number,
  rival: Sheet,
  state: RollAndWriteState,
  isActive: boolean,
): number {
  const { row } = rivalRow;
  const bonus = rival.bonus + (isActive ? state.newBonus : 0);
  const star = rival.star + (isActive ? state.newStar : 0);
  if (!rivalRow.isOf(rival, rival.marked, bonus, star)) writeSheet(row, 0, rival, state, isActive);
  into.set(row, at);
  return at + row.length;
}

/** Writes the features of one sheet; gives the place behind them. */
export function writeSheet(
  into: Float64Array,
  begin: number,
  sheet: Sheet,
  { newBonus, newStar }: RollAndWriteState,
  isActive: boolean,
): number {
  let at = writeBuilding(into, begin, sheet);
  for (const shapes of SHAPES) {
    let places = 0;
    for (const shape of shapes) {
      places += Math.min(ENOUGH_PLACES, countPlacements(shape, sheet.low, sheet.high));
    }
    into[at++] = places / (ENOUGH_PLACES * shapes.length);
  }
  writeCoats(into, at, sheet);
  at += 3;
  const bonus = sheet.bonus + (isActive ? newBonus : 0);
  const star = sheet.star + (isActive ? newStar : 0);
  for (let track = 0; track < COLOURS.length; track++) {
    into[at + track] = countOf(sheet.marked, track) / trackLength;
    into[at + 5 + track] = countOf(bonus, track) / 2;
    into[at + 10 + track] = countOf(star, track) / 2;
  }
  return at + 15;
}
