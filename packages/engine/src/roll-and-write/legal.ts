/** Counts the legal moves of a seat, and gives the `index`th. */
import * as fromBits from '../bits.ts';
import type { Move, Seat } from '../game.ts';
import * as fromColours from '../house/colours.ts';
import * as fromGrid from '../house/grid.ts';
import type { Tally } from '../tally.ts';
import * as fromTally from '../tally.ts';
import * as fromData from './data.ts';
import * as fromDraws from './draws.ts';
import * as fromMarks from './marks.ts';
import * as fromMoves from './moves.ts';
import type { Sheet, State } from './state.ts';
import * as fromState from './state.ts';
import * as fromTracks from './tracks.ts';

// V8 folds a module's own constants, but looks imported names up at every use.
const { bitAt, countBits } = fromBits;
const { COLOURS } = fromColours;
const { cellOfSet, countCells, supportedHigh, supportedLow } = fromGrid;
const { countOf, countParts, partAt } = fromTally;
const { DICE, FACES, PHASE, STAR } = fromData;
const { countDraws, diceAllowDrawing, drawAt } = fromDraws;
const { countMarks, markAt } = fromMarks;
const {
  END,
  NO_X,
  packCoatSquare,
  packCoatTrack,
  packRecolour,
  packReroll,
  packSingle,
  packStart,
} = fromMoves;
const { activeSheet } = fromState;
const { openTracks } = fromTracks;

/** Faces that a die can be turned to, and colour changes that five dice allow. */
const OTHER_FACES = FACES.length - 1;
const RECOLOURS = DICE * OTHER_FACES;

/** The seats that may move now, as a set. */
export function awaitedSeats(state: State): number {
  if (state.rolling > 0) return 0;
  return state.phase === PHASE.turn || state.phase === PHASE.coat
    ? 1 << state.active
    : state.choosing;
}

/** Returns true if the state waits for this seat. */
export function isAwaited(state: State, seat: Seat): boolean {
  return seat >= 0 && seat < state.sheets.length && ((awaitedSeats(state) >>> seat) & 1) === 1;
}

/** The number of legal moves of the seat. */
export function countMoves(state: State, seat: Seat): number {
  if (!isAwaited(state, seat)) return 0;
  switch (state.phase) {
    case PHASE.turn:
      return countTurnMoves(state);
    case PHASE.coat:
      return countCoatMoves(activeSheet(state));
    case PHASE.mark:
      return countMarks(state, state.sheets[seat]!);
    case PHASE.start:
      return COLOURS.length;
    case PHASE.over:
      return 0;
  }
}

/** The `index`th of them. */
export function moveAt(state: State, seat: Seat, index: number): Move {
  switch (state.phase) {
    case PHASE.turn:
      return turnMoveAt(state, index);
    case PHASE.coat:
      return coatMoveAt(activeSheet(state), index);
    case PHASE.mark:
      return markAt(state, state.sheets[seat]!, index);
    default:
      return packStart(index);
  }
}

function countTurnMoves(state: State): number {
  const sheet = activeSheet(state);
  if (mayOnlyEnd(state, sheet.star)) return 1;
  return countOthers(state, sheet) + (state.drawn ? 0 : countDraws(state));
}

/** Draws come last, so that they need not be counted to find the others. */
function turnMoveAt(state: State, index: number): Move {
  const sheet = activeSheet(state);
  if (mayOnlyEnd(state, sheet.star)) return END;
  const others = countOthers(state, sheet);
  return index < others ? otherAt(state, sheet, index) : drawAt(state, index - others);
}

/** Most turns are like this once the shape is drawn. */
function mayOnlyEnd(state: State, star: Tally): boolean {
  return state.drawn && countOf(star, STAR.oneX) === 0;
}

/** The number of moves besides draws. All five dice lie there until the shape is drawn. */
function countOthers(state: State, sheet: Sheet): number {
  const { star } = sheet;
  let moves = (mayEnd(state) ? 1 : 0) + (mayDeclareNoX(state, star) ? 1 : 0);
  if (countOf(star, STAR.oneX) > 0) moves += countSquares(sheet);
  if (state.drawn) return moves;
  if (countOf(star, STAR.reroll) > 0) moves += countParts(state.dice) - 1;
  if (countOf(star, STAR.colourChange) > 0) moves += RECOLOURS;
  return moves;
}

function otherAt(state: State, sheet: Sheet, index: number): Move {
  const { star } = sheet;
  if (mayEnd(state) && index-- === 0) return END;
  if (mayDeclareNoX(state, star) && index-- === 0) return NO_X;
  if (countOf(star, STAR.oneX) > 0) {
    const singles = countSquares(sheet);
    if (index < singles) return packSingle(squareAt(sheet, index));
    index -= singles;
  }
  if (countOf(star, STAR.reroll) > 0) {
    const rerolls = countParts(state.dice) - 1;
    if (index < rerolls) return packReroll(partAt(state.dice, index + 1));
    index -= rerolls;
  }
  return recolourAt(state, index);
}

/** Each of the dice of a face stands for turning that many of them, to each of the other faces. */
function recolourAt(state: State, index: number): Move {
  const to = index % OTHER_FACES;
  let amount = ((index / OTHER_FACES) | 0) + 1;
  let from = 0;
  for (; amount > countOf(state.dice, from); from++) amount -= countOf(state.dice, from);
  return packRecolour(from, amount, to < from ? to : to + 1);
}

/** Returns true if No X may be declared: once, and while this player can still draw something. */
function mayDeclareNoX(state: State, star: Tally): boolean {
  if (state.noX || countOf(star, STAR.noX) === 0) return false;
  return !state.drawn || countOf(star, STAR.oneX) > 0;
}

/** Returns true if the active player may end the turn (RW-10). */
export function mayEnd(state: State): boolean {
  return state.drawn || state.passing === 'always' || !diceAllowDrawing(state);
}

/** The number of ways of a special action: squares, then tracks. */
export function countCoatMoves(sheet: Sheet): number {
  return countSquares(sheet) + countBits(openTracks(sheet.marked));
}

function coatMoveAt(sheet: Sheet, index: number): Move {
  const squares = countSquares(sheet);
  if (index < squares) return packCoatSquare(squareAt(sheet, index));
  return packCoatTrack(bitAt(openTracks(sheet.marked), index - squares) >> 2);
}

/** Cells in which a single square can be drawn. */
function countSquares(sheet: Sheet): number {
  return countCells(supportedLow(sheet.low), supportedHigh(sheet.low, sheet.high));
}

function squareAt(sheet: Sheet, index: number): number {
  return cellOfSet(supportedLow(sheet.low), supportedHigh(sheet.low, sheet.high), index);
}
