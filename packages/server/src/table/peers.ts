/** Peers: other processes of the cluster that serve the same tables, as far as a table knows of them. */
import type { Seat } from '@nyhavn/engine';
import type { SeatLink } from './draws.ts';

/** A move that a bot is to make for a seat, which was asked at that entry. */
export interface BotJob {
  readonly table: string;
  readonly seat: Seat;
  readonly askedAt: number;
  readonly bot: string;
  /** Its own, or one for a player who is late. */
  readonly how: 'moveBot' | 'moveLate';
}

/** The other processes. Messages to them are hints; the truth is in the store. */
export interface Peers {
  /** Since when all others that are alive are heard without a gap; undefined while one of them may not be. */
  readonly connectedSince: number | undefined;
  /** Subscribes to messages about a table. */
  subscribe(table: string): Promise<void>;
  /** Unsubscribes from messages about a table. */
  unsubscribe(table: string): void;
  /** A table has all entries before that number. */
  publishEntries(table: string, next: number): void;
  /** Announces that stored entries of a table were changed. */
  publishRewritten(table: string): void;
  /** A client here has revealed its link for a draw. */
  publishLink(table: string, link: SeatLink): void;
  /** These people are at a table with devices that this process serves. */
  publishPresence(table: string, people: readonly string[]): void;
  /** Wants to know who is at a table elsewhere. */
  requestPresence(table: string): void;
  /** Has a process with time do the job; it may be offered again. */
  think(job: BotJob): void;
}

/** Since when all other processes are heard; undefined while one of them may not be. */
export type ConnectedSince = () => number | undefined;

/** Since when all others are heard: always, where there are none. */
export function connectedSinceOf(peers: Pick<Peers, 'connectedSince'> | undefined): ConnectedSince {
  return () => (peers ? peers.connectedSince : Number.NEGATIVE_INFINITY);
}
