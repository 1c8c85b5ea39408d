/** Other processes that serve the same tables, as far as a table knows of them. */
import type { Seat } from '@nyhavn/engine';

/** A move that a bot is to make for a seat, which was asked at that entry. */
export interface BotJob {
  readonly table: string;
  readonly seat: Seat;
  readonly askedAt: number;
  readonly bot: string;
  /** Its own, or one for somebody who is late. */
  readonly how: 'moveBot' | 'moveLate';
}

/** The others. Whatever they are told is a hint; the truth is in the store. */
export interface Neighbours {
  /** Since when all others that are alive are heard without a gap; undefined while one of them may not be. */
  readonly hearingSince: number | undefined;
  /** Hears of a table from now on. */
  attend(table: string): Promise<void>;
  /** Hears of a table no more. */
  leave(table: string): void;
  /** A table has all entries before that number. */
  tellEntries(table: string, next: number): void;
  /** What is stored of a table's past was changed. */
  tellRewritten(table: string): void;
  /** These people are at a table with devices that this process serves. */
  tellPresence(table: string, people: readonly string[]): void;
  /** Wants to know who is at a table elsewhere. */
  askPresence(table: string): void;
  /** Has somebody think who has time; it may be asked for again. */
  think(job: BotJob): void;
}

/** Since when all other processes are heard; undefined while one of them may not be. */
export type HearingSince = () => number | undefined;

/** Since when all others are heard: always, where there are none. */
export function hearingSinceOf(
  neighbours: Pick<Neighbours, 'hearingSince'> | undefined,
): HearingSince {
  return () => (neighbours ? neighbours.hearingSince : Number.NEGATIVE_INFINITY);
}
