/** What features keep in the database: shapes that outlive a version of the page, so they change with care. */
import type { Review } from '@nyhavn/bots';
import type { ScoreSheet } from '@nyhavn/engine';
import type { SentContribution } from '@nyhavn/protocol';

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

/** What a device that took a seat heard of a table over the network. */
export interface KeptTranscript {
  /** The table and the person. */
  readonly id: string;
  /** What this device sent to add to chance, the last one last. */
  readonly contributions: readonly SentContribution[];
  /** How many entries were heard, and their digest. */
  readonly heard: number;
  readonly digest: string;
  /** Events of the game that happened while no page was open here. */
  readonly missed: number;
  /** Whether a later page was told something else than was heard here before. */
  readonly isContradicted?: true;
  /** When it was written last, in milliseconds. */
  readonly updated: number;
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
