/** Reviews that were made of games, kept so that they need not be made again. */
import type { Review } from '@nyhavn/bots';
import { database } from './database.ts';

/** A review as it is kept. */
export interface KeptReview {
  /** The id of the game. */
  readonly id: string;
  readonly review: Review;
}

/** All of them, by the ids of their games. */
export async function keptReviews(): Promise<ReadonlyMap<string, Review>> {
  const kept = await (await database()).getAll('reviews');
  return new Map(kept.map(({ id, review }) => [id, review]));
}
