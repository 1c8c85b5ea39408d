/** Games in progress, kept as records in the browser's database. */

import { newId } from '@nyhavn/client';
import { onDatabase } from './database.ts';

/** A game as it is kept. */
export interface SavedGame {
  readonly id: string;
  /** Counts the writes: who writes must know the one before, or have written it. */
  readonly revision: number;
  /** The table in a tab that wrote it last. */
  readonly writer?: string;
  /** The game's record, a header and one event a line. */
  readonly record: string;
  /** The time of the last write, in milliseconds. */
  readonly updated: number;
  readonly isOver: boolean;
  /** The questions to the harbour master; left out for none. */
  readonly advice?: number;
  /** True for a record from elsewhere that was kept on purpose. */
  readonly isFromElsewhere?: true;
}

/** A game in lists: all but its moves. */
export interface GameHead {
  readonly id: string;
  /** The first line of its record. */
  readonly header: string;
  readonly updated: number;
  readonly isOver: boolean;
}

function headOf({ id, record, updated, isOver }: GameToSave): GameHead {
  const end = record.indexOf('\n');
  return { id, header: end < 0 ? record : record.slice(0, end), updated, isOver };
}

/** A game that is to be written; its revision follows from what is stored. */
export type GameToSave = Omit<SavedGame, 'revision'>;

/** The ids of tables at which something is only tried out begin like this. */
const TRIAL = 'try-';

/** The id of the table at which a ruling is tried out. */
export function trialId(ruling: string): string {
  return `${TRIAL}${ruling}`;
}

/** The ids of tables at which another line of a game is tried begin like this. */
const LINE = `${TRIAL}line-`;

/** The id of a new table for another line of a game. */
export function newLineId(): string {
  return `${LINE}${newId()}`;
}

/** Returns true if a table is for another line of a game. */
export function isLine(id: string): boolean {
  return id.startsWith(LINE);
}

/** Returns true if a table is only for trying something. */
export function isTrial(id: string): boolean {
  return id.startsWith(TRIAL);
}

/** The ids of the games of a day begin like this; they are shown with their day. */
export const DAILY = 'daily-';

/** The ids of those that are only practice end like this. */
export const PRACTICE = '-practice';

/** The ids of records from elsewhere that are only looked at begin like this. */
const OPENED = 'opened-';

/** The id under which a record from elsewhere is looked at. */
export function openedId(name: string): string {
  return `${OPENED}${name}`;
}

/** Returns true if a game is a record from elsewhere. */
export function isOpened(id: string): boolean {
  return id.startsWith(OPENED);
}

/**
 * The heads of all games that are kept, the last played first; not those of a day, tried out or only
 * looked at. Records are read only of games that have no head yet.
 */
export function savedHeads(): Promise<GameHead[]> {
  return onDatabase(async (db) => {
    const transaction = db.transaction(['games', 'heads'], 'readwrite');
    const [games, heads] = [transaction.objectStore('games'), transaction.objectStore('heads')];
    const [ids, kept] = await Promise.all([games.getAllKeys(), heads.getAll()]);
    const known = new Map(kept.map((head) => [head.id, head]));
    for (const id of ids) {
      const game = known.has(id) ? undefined : await games.get(id);
      if (!game) continue;
      known.set(id, headOf(game));
      await heads.put(headOf(game));
    }
    await transaction.done;
    return [...known.values()]
      .filter(({ id }) => !isTrial(id) && !id.startsWith(DAILY) && !isOpened(id))
      .toSorted((a, b) => b.updated - a.updated);
  });
}

/** All games of this device's players, without the practice of challenges, which begins again. */
export function playedGames(): Promise<SavedGame[]> {
  const isPractice = (id: string) => id.startsWith(DAILY) && id.endsWith(PRACTICE);
  return gamesWith((id) => !isTrial(id) && !isPractice(id) && !isOpened(id));
}

/** The tables at which other lines of games are tried, the last played first. */
export function savedLines(): Promise<SavedGame[]> {
  return gamesWith(isLine);
}

/** Records from elsewhere that were looked at, the last one first. */
export function openedGames(): Promise<SavedGame[]> {
  return gamesWith(isOpened);
}

async function gamesWith(isWanted: (id: string) => boolean): Promise<SavedGame[]> {
  const games = await onDatabase((db) => db.getAll('games'));
  return games.filter(({ id }) => isWanted(id)).toSorted((a, b) => b.updated - a.updated);
}

/** One of them. */
export function savedGame(id: string): Promise<SavedGame | undefined> {
  return onDatabase((db) => db.get('games', id));
}

/**
 * Optimistic concurrency: writes a game if the stored revision is the known one, or was written by the
 * same writer (whose last write may have been stored though it seemed to fail). Gives the new revision;
 * undefined where another tab has written since, which is never overwritten.
 */
export function saveGame(game: GameToSave, known: number): Promise<number | undefined> {
  return onDatabase(async (db) => {
    const transaction = db.transaction(['games', 'heads'], 'readwrite');
    const games = transaction.objectStore('games');
    const kept = await games.get(game.id);
    const revision = kept?.revision ?? 0;
    const isOurs = kept?.writer !== undefined && kept.writer === game.writer;
    const mayWrite = revision === known || isOurs;
    const writing = mayWrite
      ? [
          games.put({ ...game, revision: revision + 1 }),
          transaction.objectStore('heads').put(headOf(game)),
        ]
      : [];
    // Committed at once, so that closing the page loses nothing.
    transaction.commit();
    await Promise.all([...writing, transaction.done]);
    return mayWrite ? revision + 1 : undefined;
  });
}

/** Forgets a game, and what was found in it. */
export function forgetGame(id: string): Promise<void> {
  return onDatabase(async (db) => {
    const stores = ['games', 'heads', 'reviews'] as const;
    const transaction = db.transaction(stores, 'readwrite');
    await Promise.all(stores.map((name) => transaction.objectStore(name).delete(id)));
    await transaction.done;
  });
}
