/** The games played on this device, by game, and the tips that were shown. */
import { onDatabase } from './database.ts';

/** The experience of this device's players with one game. */
export interface Practice {
  readonly game: string;
  /** The ids of games that were finished here, as many as matter. */
  readonly finished: readonly string[];
  /** The count of each tip that was shown. */
  readonly seen: Readonly<Record<string, number>>;
}

/** The experience with a game; a beginner's if none is kept. */
export async function practiceIn(game: string): Promise<Practice> {
  const kept = await onDatabase((db) => db.get('practice', game));
  return kept ?? { game, finished: [], seen: {} };
}

/** Changes what is kept of it, whatever another tab has written meanwhile. */
export function practise(game: string, change: (practice: Practice) => Practice): Promise<void> {
  return onDatabase(async (db) => {
    const transaction = db.transaction('practice', 'readwrite');
    const kept = await transaction.store.get(game);
    await transaction.store.put(change(kept ?? { game, finished: [], seen: {} }));
    await transaction.done;
  });
}
