/** The interface of an analyst for reviews. */
import type { GameState, Move, Seat } from '@nyhavn/engine';
import type { Observation } from '../bot.ts';
import type { Prospect } from '../learned/prospect.ts';

/** The depth of an analysis, counted in states and worlds and never in time. */
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

/** The countable reasons for and against a move: the changes of the turn that it begins. */
export type Facts = object;

/** An analyst of one game. It caches recent results. */
export interface Analyst {
  /** The outlook of a state, with best play until the end of the turn; the mean over chance. */
  outlook(state: GameState): Outlook;
  /** The moves of a decision that are worth looking at, and `also` these, in the worlds of the observation. */
  candidates(observation: Observation, also: readonly Move[]): Candidate[];
  /** The changes of a seat's turn. */
  facts(view: GameState, end: GameState, seat: Seat): Facts;
}

/** A promise, and the standard error of its chances where it was estimated; 0 where nothing was drawn by lot. */
export interface Outlook {
  readonly prospect: Prospect;
  readonly error: number;
}
