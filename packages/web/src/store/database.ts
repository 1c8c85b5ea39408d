/** The browser's own database: games in progress and settings. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptPad } from '../score/pad.ts';
import type { LessonProgress } from './progress.ts';
import type { SavedGame } from './saved.ts';
import type { TablePlan } from './seats.ts';
import type { Settings } from './settings.ts';

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
  settings: { key: 'settings'; value: Partial<Settings> };
  /** The last set-up of each game. */
  plans: { key: string; value: TablePlan };
  /** The score pad of each game. */
  pads: { key: string; value: KeptPad };
  /** How far each lesson is. */
  lessons: { key: string; value: LessonProgress };
}

/** Every store, and the field that is its key; one without is told its keys. */
const STORES = {
  games: 'id',
  settings: null,
  plans: 'game',
  pads: 'game',
  lessons: 'game',
} as const;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** The database, opened once. */
export function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('nyhavn', 3, {
    upgrade(db) {
      for (const [name, keyPath] of Object.entries(STORES)) {
        if (db.objectStoreNames.contains(name as keyof typeof STORES)) continue;
        db.createObjectStore(name as keyof typeof STORES, { keyPath });
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
