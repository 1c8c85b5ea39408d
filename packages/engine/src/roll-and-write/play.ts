/** The effects of moves and chance: the rules of a turn, on a mutable state. */

import * as fromBits from '../bits.ts';
import type { Move, Seat } from '../game.ts';
import * as fromBuilding from '../house/building.ts';
import type { ColourIndex } from '../house/colours.ts';
import type { Cell } from '../house/grid.ts';
import * as fromGrid from '../house/grid.ts';
import * as fromShapes from '../house/shapes.ts';
import * as fromPacking from '../packing.ts';
import type { Tally } from '../tally.ts';
import * as fromTally from '../tally.ts';
import type { Tile } from './data.ts';
import * as fromData from './data.ts';
import * as fromLegal from './legal.ts';
import * as fromMarks from './marks.ts';
import * as fromMoves from './moves.ts';
import type { Sheet, State } from './state.ts';
import * as fromState from './state.ts';
import * as fromTracks from './tracks.ts';

// V8 folds a module's own constants, but looks imported names up at every use.
const { countBits, lowestBit } = fromBits;
const { emptyCells, fill, GOAL } = fromBuilding;
const { highBit, lowBit } = fromGrid;
const { choiceOf } = fromPacking;
const { placedHigh, placedLow, squareOf } = fromShapes;
const { countOf, tallyOf, totalOf } = fromTally;
const { COAT_LINES, DICE, LAST_ROUND, PHASE, STAR, TRACK_LENGTH, TRACK_POINTS } = fromData;
const { countCoatMoves } = fromLegal;
const { markableTracks } = fromMarks;
const {
  crossedTiles,
  drawAgain,
  drawBonus,
  drawBrick,
  drawDice,
  drawPlacement,
  drawTile,
  KIND,
  kindOf,
  recolourAmount,
  recolourFrom,
  recolourTo,
} = fromMoves;
const { activeSheet, dominoFits } = fromState;
const { openTracks, symbolsUnder } = fromTracks;

/** Lets an awaited chance event happen to this state. */
export function applyChance(state: State, move: Move): void {
  if (kindOf(move) === KIND.roll) {
    state.dice += choiceOf(move);
    state.rolling = 0;
    state.rolled = true;
  } else {
    for (const tile of crossedTiles(move)) crossOut(state, tile);
    state.choosing = (1 << state.sheets.length) - 1;
  }
}

/** Makes a legal move of a seat on this state. */
export function applyMove(state: State, seat: Seat, move: Move): void {
  // The most frequent KIND first: this is a chain of comparisons.
  switch (kindOf(move)) {
    case KIND.mark:
      markTracks(state, seat, choiceOf(move));
      chosen(state, seat);
      return;
    case KIND.end:
      endTurn(state);
      return;
    case KIND.draw:
      draw(state, move);
      return;
    case KIND.reroll:
      spendStar(state, STAR.reroll);
      state.dice -= choiceOf(move);
      state.rolling = totalOf(choiceOf(move));
      return;
    case KIND.single:
      spendStar(state, STAR.oneX);
      fillCell(state, choiceOf(move), !state.noX);
      return;
    case KIND.coatSquare:
      state.coats--;
      fillCell(state, choiceOf(move), false);
      return;
    case KIND.coatTrack:
      state.coats--;
      markBoxes(state, seat, choiceOf(move), 2);
      settleCoats(state);
      return;
    case KIND.recolour:
      spendStar(state, STAR.colourChange);
      state.dice -= tallyOf(recolourFrom(move), recolourAmount(move));
      state.dice += tallyOf(recolourTo(move), recolourAmount(move));
      return;
    case KIND.nox:
      spendStar(state, STAR.noX);
      state.noX = true;
      return;
    case KIND.start:
      markBoxes(state, seat, choiceOf(move), 2);
      chosen(state, seat);
      return;
  }
}

function spendStar(state: State, track: ColourIndex): void {
  activeSheet(state).star -= tallyOf(track);
}

/** Crosses out a copy of a tile that has copies to cross out. */
function crossOut(state: State, tile: Tile): void {
  if (tile.copies === 'unlimited') return;
  const bit = 1 << tile.index;
  if (tile.copies === 1 || (state.crossed & bit) !== 0) state.gone |= bit;
  state.crossed |= bit;
}

function draw(state: State, move: Move): void {
  const tile = drawTile(move);
  const place = drawPlacement(move);
  const brick = drawBrick(move);
  if (drawAgain(move)) spendStar(state, STAR.useAgain);
  else crossOut(state, tile);
  activeSheet(state).bonus -= tallyOf(tile.colour, drawBonus(move));
  state.dice -= drawDice(move);
  state.drawn = true;
  const shape = tile.mirrored;
  const low = placedLow(shape, place);
  const high = placedHigh(shape, place);
  if (brick === 0) {
    fillCells(state, low, high, 0, 0);
  } else {
    const cell = squareOf(shape, place, brick - 1);
    fillCells(state, low, high, lowBit(cell), highBit(cell));
  }
}

function fillCell(state: State, cell: Cell, brick: boolean): void {
  const low = lowBit(cell);
  const high = highBit(cell);
  fillCells(state, low, high, brick ? low : 0, brick ? high : 0);
}

/** Draws cells into the active player's building, scores at once and counts coats of arms. */
function fillCells(
  state: State,
  low: number,
  high: number,
  bricksLow: number,
  bricksHigh: number,
): void {
  const completed = fill(activeSheet(state), low, high, bricksLow, bricksHigh);
  state.coats += countBits(completed & COAT_LINES);
  settleCoats(state);
}

/** Special actions come before anything else; where none is possible they lapse (RW-16). */
function settleCoats(state: State): void {
  if (state.coats > 0 && countCoatMoves(activeSheet(state)) === 0) state.coats = 0;
  state.phase = state.coats > 0 ? PHASE.coat : PHASE.turn;
}

/** Marks the next boxes of a track, as many as there are, and unlocks what stands under them. */
function markBoxes(state: State, seat: Seat, track: ColourIndex, boxes: number): void {
  const sheet = state.sheets[seat]!;
  const before = countOf(sheet.marked, track);
  const after = Math.min(before + boxes, TRACK_LENGTH);
  sheet.marked += tallyOf(track, after - before);
  if (after === TRACK_LENGTH) sheet.score += TRACK_POINTS;
  const unlocked = symbolsUnder(track, after) - symbolsUnder(track, before);
  const bonus = tallyOf(track, unlocked & 15);
  const star = tallyOf(track, unlocked >> 4);
  if (state.phase === PHASE.coat) {
    state.newBonus += bonus;
    state.newStar += star;
  } else {
    sheet.bonus += bonus;
    sheet.star += star;
  }
}

function markTracks(state: State, seat: Seat, tracks: Tally): void {
  while (tracks !== 0) {
    const track = lowestBit(tracks) >> 2;
    const boxes = countOf(tracks, track);
    markBoxes(state, seat, track, boxes);
    tracks -= tallyOf(track, boxes);
  }
}

/** Hands the dice left over to the others; those who can do nothing with them are skipped. */
function endTurn(state: State): void {
  state.phase = PHASE.mark;
  state.choosing = 0;
  for (let seat = 0; seat < state.sheets.length; seat++) {
    if (seat !== state.active && markableTracks(state.dice, state.sheets[seat]!) !== 0) {
      state.choosing |= 1 << seat;
    }
  }
  if (state.choosing === 0) nextTurn(state);
}

/** A seat has chosen; the last one lets the game go on. */
function chosen(state: State, seat: Seat): void {
  state.choosing &= ~(1 << seat);
  if (state.choosing !== 0) return;
  if (state.phase === PHASE.mark) nextTurn(state);
  else beginTurn(state, state.startPlayer);
}

function beginTurn(state: State, seat: Seat): void {
  state.phase = PHASE.turn;
  state.active = seat;
  state.rolling = DICE;
}

function nextTurn(state: State): void {
  const sheet = activeSheet(state);
  sheet.bonus += state.newBonus;
  sheet.star += state.newStar;
  state.newBonus = 0;
  state.newStar = 0;
  state.dice = 0;
  state.rolled = false;
  state.drawn = false;
  state.noX = false;
  const next = (state.active + 1) % state.sheets.length;
  if (next === state.startPlayer) {
    if (isFinished(state)) {
      state.phase = PHASE.over;
      return;
    }
    state.round++;
  }
  beginTurn(state, next);
}

/** At the end of a round: whether a player has enough points, the rounds are up, or nothing can happen. */
function isFinished(state: State): boolean {
  return (
    state.round >= LAST_ROUND ||
    state.sheets.some((sheet) => sheet.score >= GOAL) ||
    state.sheets.every(isDead)
  );
}

/** Returns true if this player can never draw or mark again (RW-11). */
function isDead(sheet: Sheet): boolean {
  const noSquare = countOf(sheet.star, STAR.oneX) === 0 || emptyCells(sheet) === 0;
  return openTracks(sheet.marked) === 0 && !dominoFits(sheet) && noSquare;
}
