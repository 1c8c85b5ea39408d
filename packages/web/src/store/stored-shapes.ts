/**
 * What features keep in the database: shapes that outlive a version of the page, so they change with care.
 * Transcripts are shaped by `client`, which writes and reads them.
 */
import type { Review } from '@nyhavn/bots';
import type { ScoreSheet } from '@nyhavn/engine';

/** How a person stands with a puzzle. */
export interface PuzzleStanding {
  readonly id: string;
  /** How often it was solved in a row. */
  readonly solved: number;
  /** When it comes again, in milliseconds. */
  readonly due: number;
}

/** The review of a game. */
export interface KeptReview {
  /** The id of its game. */
  readonly id: string;
  readonly review: Review;
}

/** How a day can be played: alone for the fewest turns, or against the bot of the day. */
export type DailyKind = 'alone' | 'duel';

/** How a game of a day went, without a single move. */
export interface DailyResult {
  /** Whether 12 points were reached alone, or the bot was beaten. */
  readonly isSuccess: boolean;
  readonly turns: number;
  readonly points: number;
  /** The bot's points. */
  readonly theirs: number;
  /** For each round, whether it brought points. */
  readonly lit: readonly boolean[];
  /** How often the harbour master was asked. */
  readonly advice: number;
}

/** A try at a day that counts. */
export interface DailyTry {
  readonly day: string;
  readonly kind: DailyKind;
  /** Whether it was begun on its day, and not later. */
  readonly isOnTime: boolean;
  /** Undefined until the game is over. */
  readonly result?: DailyResult;
}

/** A player's sheet on a score pad; a name may be left empty. */
interface PadSheet extends ScoreSheet {
  readonly name: string;
}

/** All players' sheets at one moment. */
export type PadSheets = readonly PadSheet[];

/** A score pad, with what was drawn before and what was taken back. */
export interface KeptPad {
  readonly game: string;
  readonly past: readonly PadSheets[];
  readonly now: PadSheets;
  readonly future: readonly PadSheets[];
}
