/** What must be known of a game to look at it closely. */
import type { GameState, Move, Seat } from '@nyhavn/engine';
import type { Observation } from '../bot.ts';
import type { Prospect } from '../learned/prospect.ts';

/** How closely somebody looks, counted in states and worlds and never in time. */
export interface Effort {
  /** Moves of a decision that are looked at beyond the own turn. */
  readonly plans: number;
  /** Turns of others that are imagined for each of them; with dice, ends of a turn after which the next roll is looked at. */
  readonly turns: number;
  /** States that are made within a turn. */
  readonly states: number;
  /** Worlds in which cards are imagined where there are too many to go through. */
  readonly deals: number;
}

/** A move, the turn that it begins, and what it promises in each of the imagined worlds. */
export interface Candidate {
  readonly move: Move;
  /** The end of the turn; none where dice are rolled again. */
  readonly end: GameState | undefined;
  /** The same worlds, in the same order, for all candidates. */
  readonly worlds: readonly Prospect[];
}

/** What speaks for a move and against it, as far as it can be counted: what the turn that it begins changes. */
export interface Facts {
  /** Points that it brings. */
  readonly points: number;
  /** Cells that it fills. */
  readonly cells: number;
  /** Rows and columns that are one or two cells from completion then, less those that were. */
  readonly lines: number;
  /** Empty cells that are walled in or covered then, less those that were. */
  readonly gaps: number;
  /** What is left to the others: dice that can be taken, or pairs of one colour in the harbour. */
  readonly left: number;
  /** Boxes marked, or cards in the hand more or less than before. */
  readonly saved: number;
}

/** Somebody who looks closely at one game. What was thought about is remembered for a while. */
export interface Analyst {
  /** What a state promises with best play until a turn has ended; the mean over what chance can do. */
  outlook(state: GameState): Outlook;
  /** The moves of a decision that are worth looking at, and `also` these, in the worlds of the observation. */
  candidates(observation: Observation, also: readonly Move[]): Candidate[];
  /** What the turn of a seat changes. */
  facts(view: GameState, end: GameState, seat: Seat): Facts;
}

/** A promise, and the standard error of its chances where it was estimated; 0 where nothing was drawn by lot. */
export interface Outlook {
  readonly prospect: Prospect;
  readonly error: number;
}
