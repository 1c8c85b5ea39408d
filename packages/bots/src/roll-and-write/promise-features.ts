/** What is read off a game of Roll & Write between two turns, when nothing but a roll is awaited. */
import { countBits, GOAL, type RollAndWriteState, type Seat } from '@nyhavn/engine';
import { leadingRival } from '../rivals.ts';
import { SHEET_FEATURES, writeSheet } from './features.ts';

type Sheet = RollAndWriteState['sheets'][number];

/** Points of which each is looked at by itself: the game ends when somebody has the last of them. */
const LATE_SCORES = [8, 9, 10, 11, GOAL];

/** Numbers that are read off one sheet, and off the table. */
export const SHEET_NUMBERS = SHEET_FEATURES.length + LATE_SCORES.length;

const TABLE_FEATURES: readonly string[] = [
  'lead',
  'round',
  'turns until the own one',
  'tiles gone',
  'three players',
  'four players',
  'turns left in this round',
  'own turn left in this round',
  "rival's turn left in this round",
  'last round',
  'own turn left in the last round',
  "rival's turn left in the last round",
];

/** How many of them are read off the table. */
export const TABLE_NUMBERS = TABLE_FEATURES.length;

const NAMES = [...SHEET_FEATURES, ...LATE_SCORES.map((score) => `score ${score}`)];

/** What each feature is, in their order: the own sheet, that of the leading rival, the table. */
export const PROMISE_FEATURES: readonly string[] = [
  ...NAMES.map((name) => `own ${name}`),
  ...NAMES.map((name) => `rival ${name}`),
  ...TABLE_FEATURES,
];

/** Writes what a seat can see between two turns, as numbers from 0 to about 1. */
export function writePromise(into: Float64Array, state: RollAndWriteState, seat: Seat): void {
  const rival = leadingRival(state.sheets, seat);
  writeOwn(into, 0, state.sheets[seat]!, state);
  writeOwn(into, SHEET_NUMBERS, rival, state);
  writeTable(into, 2 * SHEET_NUMBERS, state, seat, rival);
}

/** Writes what a sheet alone says. */
export function writeOwn(
  into: Float64Array,
  begin: number,
  sheet: Sheet,
  state: RollAndWriteState,
): void {
  const at = writeSheet(into, begin, sheet, state, false);
  for (let index = 0; index < LATE_SCORES.length; index++) {
    into[at + index] = Math.min(sheet.score, GOAL) === LATE_SCORES[index] ? 1 : 0;
  }
}

/** Writes how a seat stands beside its rival, and whose turns are still to come. */
export function writeTable(
  into: Float64Array,
  at: number,
  state: RollAndWriteState,
  seat: Seat,
  rival: Sheet,
): void {
  const { sheets, active, round, gone } = state;
  const players = sheets.length;
  const now = placeInRound(state, active);
  const isOwnLeft = placeInRound(state, seat) >= now ? 1 : 0;
  const isRivalLeft = placeInRound(state, sheets.indexOf(rival)) >= now ? 1 : 0;
  const isLast = sheets.some(({ score }) => score >= GOAL) ? 1 : 0;
  into[at] = (sheets[seat]!.score - rival.score) / GOAL;
  into[at + 1] = round / 20;
  into[at + 2] = ((seat - active + players) % players) / players;
  into[at + 3] = countBits(gone) / 10;
  into[at + 4] = players === 3 ? 1 : 0;
  into[at + 5] = players === 4 ? 1 : 0;
  into[at + 6] = (players - now) / players;
  into[at + 7] = isOwnLeft;
  into[at + 8] = isRivalLeft;
  into[at + 9] = isLast;
  into[at + 10] = isLast * isOwnLeft;
  into[at + 11] = isLast * isRivalLeft;
}

function placeInRound({ sheets, startPlayer }: RollAndWriteState, seat: Seat): number {
  return (seat - startPlayer + sheets.length) % sheets.length;
}
