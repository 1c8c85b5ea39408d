/** Reviews that were made, kept in this browser; those of other figures are made again. */
import { REVIEW_VERSION, type Review } from '@nyhavn/bots';
import { database } from '../store/database.ts';

/** A review as it is kept. */
export interface KeptReview {
  /** The id of its game. */
  readonly id: string;
  readonly review: Review;
}

/** What was found in a game, if it was looked at by today's figures. */
export async function keptReview(id: string, length: number): Promise<Review | undefined> {
  const kept = await (await database()).get('reviews', id);
  const isGood = kept?.review.version === REVIEW_VERSION && kept.review.length === length;
  return isGood ? kept.review : undefined;
}

/** Keeps what was found in a game. */
export async function keepReview(kept: KeptReview): Promise<void> {
  await (await database()).put('reviews', kept);
}
