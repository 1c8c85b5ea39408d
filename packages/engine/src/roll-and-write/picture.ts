/** The state as JSON, for checks and display; a game is saved as its record, not as this. */

import type { GameState, Seat } from '../game.ts';
import { emptyCells, GOAL } from '../house/building.ts';
import { COLOURS } from '../house/colours.ts';
import { type Cell, hasCell, rowTexts } from '../house/grid.ts';
import { countOf, formatTally } from '../tally.ts';
import { awaitsOf } from './awaits.ts';
import { FACES, LAST_ROUND, PHASE, PHASES, TILES } from './data.ts';
import { isCrossed, isFree, type Sheet, type State } from './state.ts';

/** One player in the picture of a state. */
export interface PlayerPicture {
  readonly score: number;
  readonly empty: number;
  /** Nine rows of five cells, the bottom row first: `.` empty, `X` brick, `O` window. */
  readonly building: readonly string[];
  readonly tracks: Readonly<Record<string, TrackPicture>>;
}

/** One track in the picture of a state: boxes marked, bonuses and stars ready for use. */
interface TrackPicture {
  readonly marked: number;
  readonly bonus: number;
  readonly star: number;
}

/** The picture of a state, with the keys that records and traces give it. */
export interface Picture {
  readonly phase: (typeof PHASES)[number];
  readonly round: number;
  readonly active: Seat | null;
  readonly dice: string | null;
  readonly drawn: boolean;
  readonly noX: boolean;
  readonly crossed: Readonly<Record<string, number>>;
  readonly coats: number;
  readonly waiting: readonly Seat[];
  readonly chance: string | null;
  readonly players: readonly PlayerPicture[];
  readonly winners: readonly Seat[] | null;
}

/** The picture of a state. */
export function pictureOf(state: State): Picture {
  const awaited = awaitsOf(state);
  const isTurn = state.phase !== PHASE.start && state.phase !== PHASE.over;
  return {
    phase: PHASES[state.phase],
    round: state.round,
    active: isTurn ? state.active : null,
    dice: isTurn && state.rolled ? formatTally(state.dice, FACES) : null,
    drawn: state.drawn,
    noX: state.noX,
    crossed: crossedCopies(state),
    coats: state.coats,
    waiting: awaited.kind === 'seats' ? awaited.seats : [],
    chance: awaited.kind === 'chance' ? awaited.event : null,
    players: state.sheets.map(playerPicture),
    winners: awaited.kind === 'over' ? awaited.winners : null,
  };
}

/**
 * The stars and bonuses that a coat of arms unlocked on a track in this turn, for the player's next
 * turn on.
 */
export function unlockedIn(
  state: GameState,
  seat: Seat,
  track: string,
): { readonly bonus: number; readonly star: number } {
  const { active, phase, newBonus, newStar } = state as State;
  const index = COLOURS.findIndex((colour) => colour === track);
  if (seat !== active || phase === PHASE.start || index < 0) return { bonus: 0, star: 0 };
  return { bonus: countOf(newBonus, index), star: countOf(newStar, index) };
}

/** The seats that have the points with which a game ends. */
export function reachedGoal({ players }: Picture): Seat[] {
  return players.flatMap(({ score }, seat) => (score >= GOAL ? [seat] : []));
}

/**
 * Returns true if the game ends with this round, as far as that is sure while the round is played.
 */
export function isLastRound(picture: Picture): boolean {
  const { winners, round } = picture;
  return winners === null && (round >= LAST_ROUND || reachedGoal(picture).length > 0);
}

/** A track of a player in a picture. */
export function trackIn({ players }: Picture, seat: Seat, track: string): TrackPicture {
  return players[seat]?.tracks[track] ?? { marked: 0, bonus: 0, star: 0 };
}

function crossedCopies(state: State): Record<string, number> {
  const copies: Record<string, number> = {};
  for (const tile of TILES) {
    if (isCrossed(state, tile)) copies[tile.name] = isFree(state, tile) ? 1 : Number(tile.copies);
  }
  return copies;
}

function playerPicture(sheet: Sheet): PlayerPicture {
  const tracks: Record<string, TrackPicture> = {};
  COLOURS.forEach((colour, index) => {
    tracks[colour] = {
      marked: countOf(sheet.marked, index),
      bonus: countOf(sheet.bonus, index),
      star: countOf(sheet.star, index),
    };
  });
  return {
    score: sheet.score,
    empty: emptyCells(sheet),
    building: rowTexts((cell) => letterAt(sheet, cell)),
    tracks,
  };
}

function letterAt(sheet: Sheet, cell: Cell): string {
  if (!hasCell(sheet.low, sheet.high, cell)) return '.';
  return hasCell(sheet.bricksLow, sheet.bricksHigh, cell) ? 'X' : 'O';
}
