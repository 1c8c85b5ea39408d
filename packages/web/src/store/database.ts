/** The browser's own database: games in progress and settings. */

import type { KeptTranscript } from '@nyhavn/client';
import {
  type DBSchema,
  type IDBPDatabase,
  openDB,
  type StoreKey,
  type StoreNames,
  type StoreValue,
} from 'idb';
import type { OnlineGame } from './online-games.ts';
import type { Practice } from './practice.ts';
import type { LessonProgress } from './progress.ts';
import type { GameHead, SavedGame } from './saved.ts';
import type { TablePlan } from './seats.ts';
import type { Settings } from './settings.ts';
import type { DailyTry, KeptPad, KeptReview, PuzzleStanding } from './stored-shapes.ts';

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
  /** Each game as lists show it, without its moves. */
  heads: { key: string; value: GameHead };
  settings: { key: 'settings'; value: Partial<Settings> };
  /** The last set-up of each game. */
  plans: { key: string; value: TablePlan };
  /** The score pad of each game. */
  pads: { key: string; value: KeptPad };
  /** The progress of each lesson. */
  lessons: { key: string; value: LessonProgress };
  /** The games played and tips shown, by game. */
  practice: { key: string; value: Practice };
  /** People whose words are not shown. */
  muted: { key: string; value: { readonly person: string } };
  /** The challenge of each day. */
  dailies: { key: string; value: DailyTry };
  /** The schedule of each puzzle. */
  puzzles: { key: string; value: PuzzleStanding };
  /** Reviews of games. */
  reviews: { key: string; value: KeptReview };
  /** Online games that a person at this device has played. */
  online: { key: string; value: OnlineGame };
  /** Transcripts of games over the network, to compare their records with. */
  transcripts: { key: string; value: KeptTranscript };
}

/** Every store, with the field that is its key where its values carry one. */
const STORES = {
  games: 'id',
  heads: 'id',
  settings: undefined,
  plans: 'game',
  pads: 'game',
  lessons: 'game',
  practice: 'game',
  muted: 'person',
  dailies: undefined,
  puzzles: 'id',
  reviews: 'id',
  online: 'id',
  transcripts: 'id',
} as const;

type Database = IDBPDatabase<Schema>;

let opened: Promise<Database> | undefined;

function connect(): Promise<Database> {
  opened ??= openDB<Schema>('nyhavn', 7, {
    upgrade(db) {
      for (const name of Object.keys(STORES) as (keyof typeof STORES)[]) {
        const keyPath = STORES[name];
        if (db.objectStoreNames.contains(name)) continue;
        db.createObjectStore(name, keyPath === undefined ? {} : { keyPath });
      }
    },
    // A newer version of the page in another tab must not be kept waiting.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opened = undefined;
    },
  });
  return opened;
}

/** The errors of a lost connection; some phones end it while the page is in the background. */
const LOST = ['InvalidStateError', 'UnknownError'];

/** The browser's database can't be used: it is blocked, full, broken or switched off. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** Runs something on the database, or throws a `StorageError`. After a failure the connection is made again, and a lost one at once. */
export async function onDatabase<Value>(act: (db: Database) => Promise<Value>): Promise<Value> {
  try {
    return await attempt(act);
  } catch (error) {
    const isLost = error instanceof DOMException && LOST.includes(error.name);
    if (!isLost) throw storageError(error);
  }
  return attempt(act).catch((error: unknown) => {
    throw storageError(error);
  });
}

async function attempt<Value>(act: (db: Database) => Promise<Value>): Promise<Value> {
  const connection = connect();
  try {
    return await act(await connection);
  } catch (error) {
    if (opened === connection) opened = undefined;
    connection.then((db) => db.close()).catch(() => undefined);
    throw error;
  }
}

function storageError(cause: unknown): StorageError {
  return new StorageError(`the database can't be used: ${cause}`, { cause });
}

/** Keeps a value at once, even if the page is closed in the next moment. */
export function keepValue<Name extends StoreNames<Schema>>(
  store: Name,
  value: StoreValue<Schema, Name>,
  key?: StoreKey<Schema, Name>,
): Promise<void> {
  return onDatabase(async (db) => {
    const transaction = db.transaction(store, 'readwrite');
    const kept = transaction.store.put(value, key);
    // It would wait for the page to hear of the above first, which may be gone by then.
    transaction.commit();
    await Promise.all([kept, transaction.done]);
  });
}
