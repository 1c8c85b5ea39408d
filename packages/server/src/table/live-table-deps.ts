/** What a live table needs of its surroundings; `Tables` provides it. */
import type { Result, Seat } from '@nyhavn/engine';
import type { AnyRefusal } from '@nyhavn/protocol';
import type { EventLogOptions } from './event-log.ts';
import type { LiveTable } from './live-table.ts';
import type { Neighbours } from './neighbours.ts';
import type { NextTable } from './rematch.ts';
import type { Asking } from './votes.ts';

/** What the store was asked before a command is judged. */
export type Known = Pick<Asking, 'isMuted' | 'newcomer'>;

/** What a live table is given. */
export interface Surroundings extends EventLogOptions {
  readonly substitute: string;
  /** Something that lists may show has changed and is stored; gives a promise where they have to be written. */
  changed(table: LiveTable): Promise<void> | undefined;
  /** The clocks have to be looked at by then; what is not stored yet has to be. */
  expect(table: LiveTable, deadline: number | null, isStored: boolean): void;
  /** Bots are awaited at these seats. */
  bots(table: LiveTable, seats: readonly Seat[]): void;
  /** The people at these seats are late, and a bot makes one move for each. */
  late(table: LiveTable, seats: readonly Seat[]): void;
  /** The person at a seat is awaited by then, and not there. */
  call(table: LiveTable, seat: Seat, deadline: number | null): void;
  /** Whether somebody may say something again. */
  maySpeak(person: string): boolean;
  /** Whether somebody may not write at any table, as all processes know it. */
  isMuted(person: string): Promise<boolean>;
  /** No client is at the table, and nothing is under way there. */
  idle(table: LiveTable): void;
  /** What the store knows of a person who sits down, or of the name of somebody whom they bring along. */
  newcomer(person: string, companion: string | undefined): Promise<Known>;
  /** Opens the table of the next game, and gives its id. */
  reopen(next: NextTable): Promise<Result<string, AnyRefusal>>;
  /** Closes a table that was opened for its host in vain. */
  discard(table: string, host: string): void;
  /** Other processes on the same store; undefined where there are none. */
  readonly neighbours: Neighbours | undefined;
}
