/** What those see who watch a world; types only, so that a page can know them without the world. */
import type { GamePicture } from '@nyhavn/engine';
import type { Situation } from '../situations.ts';

/** Faults that people can cause. */
export type FaultName =
  | 'killServer'
  | 'cutPower'
  | 'pauseServer'
  | 'jumpClock'
  | 'crashStore'
  | 'cutStore'
  | 'fillDisk'
  | 'loseBus'
  | 'cutWire'
  | 'closePage';

/** How a server is. */
export type ServerState = 'serves' | 'starts' | 'stands-still' | 'is-dead';

/** The bad weather, the calm in which games end, and the judgement after it. */
export type Act = 'weather' | 'calm' | 'judged';

/** A person with a device. */
export interface WatchedPerson {
  readonly isAway: boolean;
  /** The server that the device is connected to, if it is connected. */
  readonly server: number | undefined;
}

/** A table, as one of the people there sees it. */
export interface WatchedTable {
  readonly id: string;
  readonly game: string;
  readonly players: number;
  /** The number of entries in its event log that somebody was told of. */
  readonly entries: number;
  readonly isClosed: boolean;
  readonly picture: GamePicture | undefined;
}

/** A world at one moment. */
export interface Snapshot {
  readonly seed: string;
  readonly act: Act;
  /** Milliseconds of virtual time since the beginning. */
  readonly time: number;
  readonly servers: readonly ServerState[];
  readonly isStoreUp: boolean;
  readonly isStoreFull: boolean;
  /** Undefined where servers talk to each other over the store. */
  readonly isBusUp: boolean | undefined;
  readonly people: readonly WatchedPerson[];
  readonly tables: readonly WatchedTable[];
  /** What the world has come into, in order. */
  readonly situations: readonly Situation[];
  /** Commands that were confirmed to somebody. */
  readonly confirmed: number;
  /** What is wrong; undefined before the judgement. */
  readonly problems: readonly string[] | undefined;
}

/** What a page asks of the thread with the world. */
export interface Watching {
  /** Begins a world with several servers, under this seed or the next one that has some. */
  begin(from: number): Promise<Snapshot>;
  /** Lets so many milliseconds of virtual time pass. */
  advance(milliseconds: number): Promise<Snapshot>;
  /** Breaks something. */
  cause(fault: FaultName): Promise<void>;
}
