/**
 * What features keep in the database: shapes that outlive a version of the page, so they change with care.
 * Transcripts are shaped by `client`, which writes and reads them.
 */
import type { Review } from '@nyhavn/bots';

/** A person's progress with a puzzle. */
export interface PuzzleStanding {
  readonly id: string;
  /** The solutions in a row. */
  readonly solved: number;
  /** The time of its next repetition, in milliseconds. */
  readonly due: number;
}

/** The review of a game. */
export interface KeptReview {
  /** The id of its game. */
  readonly id: string;
  readonly review: Review;
}

/** The kind of a daily game: alone for the fewest turns, or against the bot of the day. */
export type DailyKind = 'alone' | 'duel';

/** The result of a daily game, without its moves. */
export interface DailyResult {
  /** True if 12 points were reached alone, or the bot was beaten. */
  readonly isSuccess: boolean;
  readonly turns: number;
  readonly points: number;
  /** The bot's points. */
  readonly theirs: number;
  /** For each round, whether it brought points. */
  readonly lit: readonly boolean[];
  /** The questions to the harbour master. */
  readonly advice: number;
}

/** A try at a day that counts. */
export interface DailyTry {
  readonly day: string;
  readonly kind: DailyKind;
  /** True if it was begun on its day, and not later. */
  readonly isOnTime: boolean;
  /** Undefined until the game is over. */
  readonly result?: DailyResult;
}

/** A score pad, with what was drawn before and what was taken back; sheets are shaped by their game. */
export interface KeptPad<Sheets = unknown> {
  readonly game: string;
  readonly past: readonly Sheets[];
  readonly now: Sheets;
  readonly future: readonly Sheets[];
}
