/** The parts of a game's bots, for every level. */
import type { GameState, Move, Seat } from '@nyhavn/engine';
import type { ArenaAdapter } from './arena/adapter.ts';
import type { Observation } from './bot.ts';
import type { Analyst, Effort } from './review/analyst.ts';

/** The levels in records and messages, from the lowest on; their names never change. */
export const LEVEL_NAMES = [
  'apprentice',
  'carpenter',
  'foreman',
  'architect',
  'harbour-master',
] as const;

/** One of the levels. */
type LevelName = (typeof LEVEL_NAMES)[number];

/** Everything that bots know of one game. */
export interface GameBots<State extends GameState = GameState> {
  /** The choice of each level. */
  readonly levels: Readonly<Record<LevelName, (observation: Observation) => Move>>;
  /** The assets of a seat, compared one number after the other; more is better. */
  gains(state: State, seat: Seat): readonly number[];
  /** Rounds and chance, for series in which all bots get the same dice and cards. */
  readonly arena: ArenaAdapter<State>;
  /** The moves, as they are spelled, that do as little as the rules allow. */
  readonly passes?: readonly string[];
  /** The evaluators: by weights set by hand, and learned. */
  readonly evaluators?: {
    byHand(view: State, seat: Seat): number;
    learned(view: State, seat: Seat): number;
  };
  /** The one who looks closely at games, and how closely a review looks; a game without has no reviews. */
  readonly review?: {
    readonly effort: Effort;
    analystOf(effort: Effort): Analyst;
  };
}
