/** The browser's own database: games in progress and settings. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SavedGame } from './saved.ts';
import type { TablePlan } from './seats.ts';
import type { Settings } from './settings.ts';

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
  settings: { key: 'settings'; value: Partial<Settings> };
  /** The last set-up of each game. */
  plans: { key: string; value: TablePlan };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** The database, opened once. */
export function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('nyhavn', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('settings');
      db.createObjectStore('plans', { keyPath: 'game' });
    },
    // A newer version of the page in another tab must not be kept waiting.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opened = undefined;
    },
  });
  return opened;
}
