/** Why a move is refused: the rules once more, as the questions that a referee asks. */
import type { Actor, Move } from '../game.ts';
import { type Cell, highBit, lowBit } from '../house/grid.ts';
import { judgeCells } from '../house/placements.ts';
import { placedHigh, placedLow } from '../house/shapes.ts';
import { choiceOf } from '../packing.ts';
import { contains, countOf, type Tally, tallyOf, totalOf } from '../tally.ts';
import { FACE, PHASE, STAR, TRACK_LENGTH } from './data.ts';
import { shapeAt } from './draws.ts';
import { isAwaited, mayEnd } from './legal.ts';
import {
  drawAgain,
  drawBonus,
  drawBrick,
  drawDice,
  drawPlacement,
  drawTile,
  KIND,
  type Kind,
  kindOf,
  recolourAmount,
  recolourFrom,
} from './moves.ts';
import type { Refusal } from './refusals.ts';
import { activeSheet, awaitsCross, isCrossed, isFree, type Sheet, type State } from './state.ts';
import { openTracks } from './tracks.ts';

/** Why this move can't be made now, or undefined if it can. */
export function judge(state: State, by: Actor, move: Move): Refusal | undefined {
  if (state.phase === PHASE.over) return 'game-over';
  const kind = kindOf(move);
  const chance = state.rolling > 0 || awaitsCross(state);
  if (by === 'chance') {
    if (!chance) return 'players-awaited';
    return judgeChance(state, kind, move);
  }
  if (chance) return 'chance-awaited';
  if (!isAwaited(state, by)) return 'not-your-turn';
  switch (state.phase) {
    case PHASE.start:
      return kind === KIND.start ? undefined : 'not-now';
    case PHASE.turn:
      return judgeTurn(state, kind, move);
    case PHASE.coat:
      return judgeCoat(activeSheet(state), kind, move);
    case PHASE.mark:
      return kind === KIND.mark ? judgeMark(state, state.sheets[by]!, choiceOf(move)) : 'not-now';
  }
}

function judgeChance(state: State, kind: Kind, move: Move): Refusal | undefined {
  if (kind !== (state.rolling > 0 ? KIND.roll : KIND.cross)) return 'not-now';
  const rightDice = kind === KIND.cross || totalOf(choiceOf(move)) === state.rolling;
  return rightDice ? undefined : 'wrong-number-of-dice';
}

function judgeTurn(state: State, kind: Kind, move: Move): Refusal | undefined {
  const sheet = activeSheet(state);
  const has = (star: number) => countOf(sheet.star, star) > 0;
  switch (kind) {
    case KIND.reroll:
      if (state.drawn) return 'shape-drawn-already';
      if (!has(STAR.reroll)) return 'no-star';
      return contains(state.dice, choiceOf(move)) ? undefined : 'dice-not-there';
    case KIND.recolour: {
      if (state.drawn) return 'shape-drawn-already';
      if (!has(STAR.colourChange)) return 'no-star';
      const turned = tallyOf(recolourFrom(move), recolourAmount(move));
      return contains(state.dice, turned) ? undefined : 'dice-not-there';
    }
    case KIND.nox:
      if (state.noX) return 'no-x-declared-already';
      if (!has(STAR.noX)) return 'no-star';
      return state.drawn && !has(STAR.oneX) ? 'no-x-useless' : undefined;
    case KIND.single:
      return has(STAR.oneX) ? judgeSquare(sheet, choiceOf(move)) : 'no-star';
    case KIND.draw:
      return state.drawn ? 'shape-drawn-already' : judgeDraw(state, sheet, move);
    case KIND.end:
      return mayEnd(state) ? undefined : 'shape-not-drawn';
    default:
      return 'not-now';
  }
}

function judgeDraw(state: State, sheet: Sheet, move: Move): Refusal | undefined {
  const tile = drawTile(move);
  if (drawAgain(move)) {
    if (!isCrossed(state, tile)) return 'tile-not-crossed-out';
    if (countOf(sheet.star, STAR.useAgain) === 0) return 'no-star';
  } else if (!isFree(state, tile)) {
    return 'tile-crossed-out';
  }
  const counting = countOf(state.dice, tile.colour) + countOf(state.dice, FACE.W);
  if (!contains(state.dice, drawDice(move))) return 'dice-not-there';
  if (drawBonus(move) > 0) {
    if (counting > totalOf(drawDice(move))) return 'bonus-not-needed';
    if (drawBonus(move) > countOf(sheet.bonus, tile.colour)) return 'no-bonus';
  }
  if ((drawBrick(move) === 0) !== state.noX) {
    return state.noX ? 'brick-not-allowed' : 'brick-missing';
  }
  const place = drawPlacement(move);
  if (place >>> 6 >= shapeAt(state, tile).orientations.length) return 'mirrored';
  const low = placedLow(tile.mirrored, place);
  return judgeCells(sheet.low, sheet.high, low, placedHigh(tile.mirrored, place));
}

function judgeSquare(sheet: Sheet, cell: Cell): Refusal | undefined {
  return judgeCells(sheet.low, sheet.high, lowBit(cell), highBit(cell));
}

function judgeCoat(sheet: Sheet, kind: Kind, move: Move): Refusal | undefined {
  if (kind === KIND.coatSquare) return judgeSquare(sheet, choiceOf(move));
  if (kind !== KIND.coatTrack) return 'coat-owed';
  return countOf(openTracks(sheet.marked), choiceOf(move)) === 1 ? undefined : 'track-full';
}

/** Every box marked needs a die of its own that is left: of its colour, or a white one. */
function judgeMark(state: State, sheet: Sheet, tracks: Tally): Refusal | undefined {
  const dicePerPlayer = state.sheets.length === 2 ? 2 : 1;
  if (totalOf(tracks) > dicePerPlayer) return 'too-many-dice';
  let whites = countOf(state.dice, FACE.W);
  for (let track = 0; track < FACE.W; track++) {
    const boxes = countOf(tracks, track);
    if (boxes > TRACK_LENGTH - countOf(sheet.marked, track)) return 'track-full';
    whites -= Math.max(0, boxes - countOf(state.dice, track));
  }
  return whites < 0 ? 'die-not-left' : undefined;
}
