/** Reviews that were made, kept in this browser; those of other figures are made again. */
import { REVIEW_VERSION, type Review } from '@nyhavn/bots';
import { keepValue, onDatabase } from '../../../store/database.ts';
import type { KeptReview } from '../../../store/stored-shapes.ts';

/** The stored review of a game, if today's `REVIEW_VERSION` made it. */
export async function keptReview(id: string, length: number): Promise<Review | undefined> {
  const kept = await onDatabase((db) => db.get('reviews', id));
  return kept && isGood(kept.review, length) ? kept.review : undefined;
}

/**
 * Returns true if a review is one of today's figures, of a game of that length, and none of its
 * steps is missing.
 */
export function isGood(review: Review | undefined, length: number): boolean {
  if (review?.version !== REVIEW_VERSION || review.length !== length) return false;
  const { before, steps } = review;
  if (!Array.isArray(before?.chances) || !Array.isArray(steps) || steps.length > length)
    return false;
  return steps.every(({ at, after }, index) => at === index && Array.isArray(after?.chances));
}

/** Keeps what was found in a game, and drops what was found by other figures, which is of no use. */
export async function keepReview(kept: KeptReview): Promise<void> {
  await keepValue('reviews', kept);
  await onDatabase(async (db) => {
    const transaction = db.transaction('reviews', 'readwrite');
    for await (const cursor of transaction.store) {
      if (cursor.value.review.version !== REVIEW_VERSION) await cursor.delete();
    }
    await transaction.done;
  });
}
