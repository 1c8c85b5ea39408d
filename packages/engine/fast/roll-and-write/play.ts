/** The effects of moves, found by their numbers. */
import { bitAt, countOf, tallyOf } from './bits';
import { basesOf, dominoFits } from './building';
import { applyChance } from './chance';
import { drawAt, fill, settleCoats } from './drawing';
import {
  awaited,
  CHANCE,
  countRerolls,
  countSquares,
  countTurnMoves,
  mayDeclareNoX,
  mayEnd,
  mayOnlyEnd,
  OTHER_FACES,
  others,
} from './legal';
import { markAt, markableTracks, openTracks } from './marks';
import { Sheet, sheetOf, state } from './state';
import {
  ALL_CELLS,
  DICE,
  GOAL,
  LAST_ROUND,
  PHASE_COAT,
  PHASE_MARK,
  PHASE_OVER,
  PHASE_TURN,
  STAR_COLOUR_CHANGE,
  STAR_NO_X,
  STAR_ONE_X,
  STAR_REROLL,
  symbolsUnder,
  TRACK_LENGTH,
  TRACK_POINTS,
} from './tables';

/** Makes the `index`th move of the seat that is awaited, or lets that ticket of chance happen. */
export function play(index: i32): void {
  const actor = awaited();
  if (actor === CHANCE) {
    applyChance(index);
    return;
  }
  const sheet = sheetOf(actor);
  const phase = state.phase;
  if (phase === PHASE_TURN) {
    playTurn(sheet, index);
  } else if (phase === PHASE_COAT) {
    takeCoat(sheet, index);
  } else {
    if (phase === PHASE_MARK) markTracks(sheet, markAt(sheet, index));
    else markBoxes(sheet, index, 2);
    chosen(actor);
  }
}

function playTurn(sheet: Sheet, index: i32): void {
  if (!state.counted) countTurnMoves(sheet);
  state.counted = 0;
  if (mayOnlyEnd(sheet)) endTurn();
  else if (index < others) playOther(sheet, index);
  else drawAt(sheet, index - others);
}

/** Moves besides draws, in the order in which they are counted. */
function playOther(sheet: Sheet, index: i32): void {
  if (mayEnd(sheet) && index-- === 0) {
    endTurn();
    return;
  }
  if (mayDeclareNoX(sheet) && index-- === 0) {
    sheet.star -= tallyOf(STAR_NO_X);
    state.noX = 1;
    return;
  }
  if (countOf(sheet.star, STAR_ONE_X) > 0) {
    const squares = countSquares(sheet);
    if (index < squares) {
      sheet.star -= tallyOf(STAR_ONE_X);
      const square = squareAt(sheet, index);
      fill(sheet, square, state.noX ? 0 : square);
      return;
    }
    index -= squares;
  }
  if (countOf(sheet.star, STAR_REROLL) > 0) {
    const rerolls = countRerolls();
    if (index < rerolls) {
      sheet.star -= tallyOf(STAR_REROLL);
      pickUp(index + 1);
      return;
    }
    index -= rerolls;
  }
  sheet.star -= tallyOf(STAR_COLOUR_CHANGE);
  recolour(index);
}

/** The cell of the `index`th single square, as a set. */
function squareAt(sheet: Sheet, index: i32): u64 {
  return (<u64>1) << bitAt(basesOf(sheet.cells), index);
}

/** Picks up the `part`th part of the dice, to be thrown again. */
function pickUp(part: u32): void {
  const dice = state.dice;
  for (let face = 0; part > 0; face++) {
    const choices: u32 = countOf(dice, face) + 1;
    const taken = part % choices;
    state.dice -= tallyOf(face, taken);
    state.rolling += taken;
    part /= choices;
  }
}

/** Each of the dice of a face stands for turning that many of them, to each of the other faces. */
function recolour(index: i32): void {
  const dice = state.dice;
  const to = index % OTHER_FACES;
  let amount = index / OTHER_FACES + 1;
  let from = 0;
  for (; amount > countOf(dice, from); from++) amount -= countOf(dice, from);
  state.dice += tallyOf(to < from ? to : to + 1, amount) - tallyOf(from, amount);
}

/** Takes a special action: a square, or two boxes of a track. */
function takeCoat(sheet: Sheet, index: i32): void {
  const squares = countSquares(sheet);
  state.coats--;
  if (index < squares) {
    fill(sheet, squareAt(sheet, index), 0);
  } else {
    markBoxes(sheet, bitAt(openTracks(sheet.marked), index - squares) >> 2, 2);
    settleCoats(sheet);
  }
}

/** Marks the next boxes of a track, as many as there are, and unlocks what stands under them. */
function markBoxes(sheet: Sheet, track: i32, boxes: i32): void {
  const before = countOf(sheet.marked, track);
  const after = min(before + boxes, TRACK_LENGTH);
  sheet.marked += tallyOf(track, after - before);
  if (after === TRACK_LENGTH) sheet.score += TRACK_POINTS;
  const unlocked = symbolsUnder((track << 4) | after) - symbolsUnder((track << 4) | before);
  const bonus = tallyOf(track, unlocked & 15);
  const star = tallyOf(track, unlocked >> 4);
  if (state.phase === PHASE_COAT) {
    state.newBonus += bonus;
    state.newStar += star;
  } else {
    sheet.bonus += bonus;
    sheet.star += star;
  }
}

function markTracks(sheet: Sheet, tracks: i32): void {
  while (tracks !== 0) {
    const track = ctz(tracks) >> 2;
    const boxes = countOf(tracks, track);
    markBoxes(sheet, track, boxes);
    tracks -= tallyOf(track, boxes);
  }
}

/** Hands the dice left over to the others; those who can do nothing with them are skipped. */
function endTurn(): void {
  state.phase = PHASE_MARK;
  let choosing = 0;
  for (let seat = 0; seat < state.players; seat++) {
    const tracks = markableTracks(state.dice, sheetOf(seat).marked);
    if (seat !== state.active && tracks !== 0) choosing |= 1 << seat;
  }
  state.choosing = choosing;
  if (choosing === 0) nextTurn();
}

/** A seat has chosen; the last one lets the game go on. */
function chosen(seat: i32): void {
  state.choosing &= ~(1 << seat);
  if (state.choosing !== 0) return;
  if (state.phase === PHASE_MARK) nextTurn();
  else beginTurn(state.startPlayer);
}

function beginTurn(seat: i32): void {
  state.phase = PHASE_TURN;
  state.active = seat;
  state.rolling = DICE;
}

function nextTurn(): void {
  const sheet = sheetOf(state.active);
  sheet.bonus += state.newBonus;
  sheet.star += state.newStar;
  state.newBonus = 0;
  state.newStar = 0;
  state.dice = 0;
  state.rolled = 0;
  state.drawn = 0;
  state.noX = 0;
  const next = state.active + 1 === state.players ? 0 : state.active + 1;
  if (next === state.startPlayer) {
    if (isFinished()) {
      state.phase = PHASE_OVER;
      return;
    }
    state.round++;
  }
  beginTurn(next);
}

/** At the end of a round: whether a player has enough points, the rounds are up, or nothing can happen. */
function isFinished(): bool {
  if (state.round >= LAST_ROUND) return true;
  let dead = true;
  for (let seat = 0; seat < state.players; seat++) {
    const sheet = sheetOf(seat);
    if (sheet.score >= GOAL) return true;
    dead = dead && isDead(sheet);
  }
  return dead;
}

/** Returns true if this player can never draw or mark again (RW-11). */
function isDead(sheet: Sheet): bool {
  if (openTracks(sheet.marked) !== 0 || dominoFits(sheet.cells)) return false;
  return countOf(sheet.star, STAR_ONE_X) === 0 || sheet.cells === ALL_CELLS;
}
