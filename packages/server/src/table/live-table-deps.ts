/** What a live table needs of its surroundings; `Tables` provides it. */
import type { Result, Seat } from '@nyhavn/engine';
import type { AnyRefusal } from '@nyhavn/protocol';
import type { EventLogOptions } from './event-log.ts';
import type { LiveTable } from './live-table.ts';
import type { Peers } from './peers.ts';
import type { NextTable } from './rematch.ts';
import type { JudgeContext } from './votes.ts';

/** What the store was asked before a command is judged. */
export type Known = Pick<JudgeContext, 'isMuted' | 'newcomer'>;

/** What a live table needs. */
export interface LiveTableDeps extends EventLogOptions {
  readonly substitute: string;
  /** Something that lists may show has changed and is stored; gives a promise where they have to be written. */
  changed(table: LiveTable): Promise<void> | undefined;
  /** The clocks have to be looked at by then; what is not stored yet has to be. */
  schedule(table: LiveTable, deadline: number | null, isStored: boolean): void;
  /** Bots are awaited at these seats. */
  bots(table: LiveTable, seats: readonly Seat[]): void;
  /** The people at these seats are late, and a bot makes one move for each. */
  late(table: LiveTable, seats: readonly Seat[]): void;
  /** The person at a seat is awaited by then, and not there. */
  notify(table: LiveTable, seat: Seat, deadline: number | null): void;
  /** Rate limit: whether a person may say something again. */
  maySpeak(person: string): boolean;
  /** Whether a person is muted, as the store has it. */
  isMuted(person: string): Promise<boolean>;
  /** No client is at the table, and nothing is under way there. */
  idle(table: LiveTable): void;
  /** What the store knows of a person who sits down, or of the name of a companion. */
  newcomer(person: string, companion: string | undefined): Promise<Known>;
  /** Opens the table of the next game, and gives its id. */
  reopen(next: NextTable): Promise<Result<string, AnyRefusal>>;
  /** Closes a table that was opened for its host in vain. */
  discard(table: string, host: string): void;
  /** Other processes on the same store; undefined where there are none. */
  readonly peers: Peers | undefined;
}
