/** The state of a game: numbers and words only, so that it can be copied, stored and compared. */

import type { Seat } from '../game.ts';
import type { Building } from '../house/building.ts';
import * as fromGrid from '../house/grid.ts';
import * as fromPlacements from '../house/placements.ts';
import type { Tally } from '../tally.ts';
import * as fromTally from '../tally.ts';
import type { Options, Phase, Tile } from './data.ts';
import * as fromData from './data.ts';

// V8 folds a module's own constants, but looks imported names up at every use.
const { supportedLow } = fromGrid;
const { countPlacements } = fromPlacements;
const { tallyOf } = fromTally;
const { FACE, PHASE, START_REROLLS, TILES } = fromData;

/** One player's sheet. */
export interface Sheet extends Building {
  /** Boxes marked, and bonuses and stars ready for use, by track. */
  marked: Tally;
  bonus: Tally;
  star: Tally;
}

/** A whole game between two events. */
export interface State {
  readonly startPlayer: Seat;
  readonly mirror: boolean;
  readonly passing: Options['passing'];
  phase: Phase;
  round: number;
  /** The seat in turn; without meaning in `start` and `over`. */
  active: Seat;
  /** The dice that lie there unused, by face. */
  dice: Tally;
  /** Dice that are awaited from chance. */
  rolling: number;
  /** True if the first roll of the turn was made. */
  rolled: boolean;
  drawn: boolean;
  noX: boolean;
  /** Tiles with a copy crossed out, and those with none left, as sets of tile indices. */
  crossed: number;
  gone: number;
  /** Special actions owed. */
  coats: number;
  /** Seats that still have to choose in `start` and `mark`, as a set. */
  choosing: number;
  /** The abilities that the active player unlocked in this turn and can use from the next own turn on (RW-19). */
  newBonus: Tally;
  newStar: Tally;
  readonly sheets: readonly Sheet[];
}

/** The state before the first event. */
export function initialState(players: number, startPlayer: Seat, options: Options): State {
  const sheet: Sheet = {
    low: 0,
    high: 0,
    bricksLow: 0,
    bricksHigh: 0,
    score: 0,
    marked: 0,
    bonus: 0,
    star: tallyOf(FACE.R, START_REROLLS),
  };
  return copyState({
    startPlayer,
    mirror: options.mirror,
    passing: options.passing,
    phase: players === 2 ? PHASE.start : PHASE.turn,
    round: 1,
    active: startPlayer,
    dice: 0,
    rolling: players === 2 ? 0 : 5,
    rolled: false,
    drawn: false,
    noX: false,
    crossed: 0,
    gone: 0,
    coats: 0,
    choosing: 0,
    newBonus: 0,
    newStar: 0,
    sheets: Array.from({ length: players }, () => sheet),
  });
}

/** A state that shares nothing with the given one. Every state is made here, in one hidden class. */
export function copyState(state: State): State {
  return {
    startPlayer: state.startPlayer,
    mirror: state.mirror,
    passing: state.passing,
    phase: state.phase,
    round: state.round,
    active: state.active,
    dice: state.dice,
    rolling: state.rolling,
    rolled: state.rolled,
    drawn: state.drawn,
    noX: state.noX,
    crossed: state.crossed,
    gone: state.gone,
    coats: state.coats,
    choosing: state.choosing,
    newBonus: state.newBonus,
    newStar: state.newStar,
    sheets: copySheets(state.sheets),
  };
}

/** Pushed one by one, which gives V8 arrays of one kind wherever they were copied from. */
function copySheets(sheets: readonly Sheet[]): Sheet[] {
  const copies: Sheet[] = [];
  for (const sheet of sheets) copies.push(copySheet(sheet));
  return copies;
}

function copySheet(sheet: Sheet): Sheet {
  return {
    low: sheet.low,
    high: sheet.high,
    bricksLow: sheet.bricksLow,
    bricksHigh: sheet.bricksHigh,
    score: sheet.score,
    marked: sheet.marked,
    bonus: sheet.bonus,
    star: sheet.star,
  };
}

/** The sheet of the active player. */
export function activeSheet(state: State): Sheet {
  return state.sheets[state.active]!;
}

/** Returns true if chance has to cross out tiles of size 4 before two players can begin (RW-1). */
export function awaitsCross(state: State): boolean {
  return state.phase === PHASE.start && state.crossed === 0;
}

const DOMINO = TILES[0]!.shape;

/** Returns true if a tile of two squares fits; if it does not, no larger one does either. */
export function dominoFits({ low, high }: Sheet): boolean {
  // Nearly always it can stand upright somewhere in rows 1 to 6.
  const upright = supportedLow(low) & ~((low >>> 5) | (high << 25));
  return upright !== 0 || countPlacements(DOMINO, low, high) > 0;
}

/** Returns true if a copy of the tile can still be crossed out, or none needs to be. */
export function isFree(state: State, tile: Tile): boolean {
  return ((state.gone >>> tile.index) & 1) === 0;
}

/** Returns true if a copy of the tile is crossed out, so that Use again can take it (RW-15). */
export function isCrossed(state: State, tile: Tile): boolean {
  return ((state.crossed >>> tile.index) & 1) === 1;
}
