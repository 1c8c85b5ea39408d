/** The actor that is awaited, and its number of moves. */
import { countOf } from './bits';
import { basesOf } from './building';
import { awaitsCross, countTickets } from './chance';
import { countDraws, diceAllowDrawing } from './draws';
import { countMarks, openTracks } from './marks';
import { Sheet, sheetOf, state } from './state';
import {
  COLOURS,
  DICE,
  FACES,
  PHASE_COAT,
  PHASE_MARK,
  PHASE_OVER,
  PHASE_TURN,
  STAR_COLOUR_CHANGE,
  STAR_NO_X,
  STAR_ONE_X,
  STAR_REROLL,
} from './tables';

/** Faces that a die can be turned to. */
export const OTHER_FACES: i32 = FACES - 1;
/** The actor that is awaited if no seat is. */
export const CHANCE: i32 = -1;
/** See `CHANCE`. */
export const NO_ACTOR: i32 = -2;

/** The awaited seat, the first one of several; or chance, or none when all is over. */
export function awaited(): i32 {
  if (state.rolling > 0) return CHANCE;
  const phase = state.phase;
  if (phase === PHASE_TURN || phase === PHASE_COAT) return state.active;
  if (phase === PHASE_OVER) return NO_ACTOR;
  return awaitsCross() ? CHANCE : ctz(state.choosing);
}

/** The number of moves or tickets of the actor that is awaited. */
export function count(): i32 {
  const actor = awaited();
  if (actor < 0) return actor === CHANCE ? countTickets() : 0;
  const sheet = sheetOf(actor);
  const phase = state.phase;
  if (phase === PHASE_MARK) return countMarks(sheet);
  if (phase === PHASE_TURN) return countTurnMoves(sheet);
  return phase === PHASE_COAT ? countCoatMoves(sheet) : COLOURS;
}

/** The number of moves besides draws in the last count; draws come after them. */
export let others: i32 = 0;

/** The number of moves of the active player in a turn. */
export function countTurnMoves(sheet: Sheet): i32 {
  state.counted = 1;
  if (mayOnlyEnd(sheet)) return 1;
  others = countOthers(sheet);
  return state.drawn ? others : others + countDraws(sheet);
}

/** Most turns are like this once the shape is drawn. */
export function mayOnlyEnd(sheet: Sheet): bool {
  return state.drawn === 1 && countOf(sheet.star, STAR_ONE_X) === 0;
}

/** The number of moves besides draws. All five dice lie there until the shape is drawn. */
function countOthers(sheet: Sheet): i32 {
  const star = sheet.star;
  let moves = <i32>mayEnd(sheet) + <i32>mayDeclareNoX(sheet);
  if (countOf(star, STAR_ONE_X) > 0) moves += countSquares(sheet);
  if (state.drawn) return moves;
  if (countOf(star, STAR_REROLL) > 0) moves += countRerolls();
  if (countOf(star, STAR_COLOUR_CHANGE) > 0) moves += DICE * OTHER_FACES;
  return moves;
}

/** Returns true if the active player may end the turn (RW-10). */
export function mayEnd(sheet: Sheet): bool {
  return state.drawn === 1 || state.passing === 1 || !diceAllowDrawing(sheet);
}

/** Returns true if No X may be declared: once, and while this player can still draw something. */
export function mayDeclareNoX(sheet: Sheet): bool {
  if (state.noX || countOf(sheet.star, STAR_NO_X) === 0) return false;
  return state.drawn === 0 || countOf(sheet.star, STAR_ONE_X) > 0;
}

/** The number of different dice that can be picked up to be thrown again. */
export function countRerolls(): i32 {
  const dice = state.dice;
  let parts = 1;
  for (let face = 0; face < FACES; face++) parts *= countOf(dice, face) + 1;
  return parts - 1;
}

/** Cells in which a single square can be drawn. */
export function countSquares(sheet: Sheet): i32 {
  return <i32>popcnt(basesOf(sheet.cells));
}

/** The number of ways of a special action: squares, then tracks. */
function countCoatMoves(sheet: Sheet): i32 {
  return countSquares(sheet) + popcnt(openTracks(sheet.marked));
}
