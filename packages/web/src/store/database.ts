/** The browser's own database: games in progress and settings. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Practice } from './practice.ts';
import type { SavedGame } from './saved.ts';
import type { TablePlan } from './seats.ts';
import type { Settings } from './settings.ts';

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
  settings: { key: 'settings'; value: Partial<Settings> };
  /** The last set-up of each game. */
  plans: { key: string; value: TablePlan };
  /** What somebody has played and been told of each game. */
  practice: { key: string; value: Practice };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** The database, opened once. */
export function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('nyhavn', 2, {
    upgrade(db) {
      // Whatever version was there before, what is missing is made.
      const has = (name: keyof Schema & string) => db.objectStoreNames.contains(name as never);
      if (!has('games')) db.createObjectStore('games', { keyPath: 'id' });
      if (!has('settings')) db.createObjectStore('settings');
      if (!has('plans')) db.createObjectStore('plans', { keyPath: 'game' });
      if (!has('practice')) db.createObjectStore('practice', { keyPath: 'game' });
    },
    // A newer version of the page in another tab must not be kept waiting.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opened = undefined;
    },
  });
  return opened;
}
