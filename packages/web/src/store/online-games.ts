/** A person's online games, kept to be counted and looked at offline. */
import type { OwnResult } from '@nyhavn/protocol';
import { onDatabase } from './database.ts';

/** A game over the network as it is kept. */
export interface OnlineGame extends Omit<OwnResult, 'table'> {
  /** The id of its table. */
  readonly id: string;
  /** The account that played it. */
  readonly person: string;
  /** Left out until it was fetched. */
  readonly record?: string;
}

/** The kept games of an account. */
export async function onlineGames(person: string): Promise<OnlineGame[]> {
  const kept = await onDatabase((db) => db.getAll('online'));
  return kept.filter((game) => game.person === person);
}

/** One of them. */
export function onlineGame(id: string): Promise<OnlineGame | undefined> {
  return onDatabase((db) => db.get('online', id));
}

/** Keeps games, all of them or none. */
export function keepOnlineGames(games: readonly OnlineGame[]): Promise<void> {
  return onDatabase(async (db) => {
    const transaction = db.transaction('online', 'readwrite');
    await Promise.all(games.map((game) => transaction.store.put(game)));
    await transaction.done;
  });
}

/** Forgets all kept games, for the next person at this device. */
export function forgetOnlineGames(): Promise<void> {
  return onDatabase(async (db) => {
    await Promise.all([db.clear('online'), db.clear('transcripts')]);
  });
}
