/** Games that were reviewed, for looking at what was found. */
import { beginReview, QUICK_EFFORT, type Review, reviewSteps } from '@nyhavn/bots';
import { readRecords } from '@nyhavn/engine';
import type { Page } from '@playwright/test';
import { keep, type Position, recordOf } from './positions.ts';
import { en } from './words.ts';

/** A whole game of two. */
function finished(game: string): Position {
  return {
    game,
    seed: 'review',
    seats: [{ name: '' }, { name: 'Freja', bot: 'greedy' }],
    isThere: () => false,
  };
}

/** A quick review of a record, without its last events. */
function reviewOf(record: string, leftOut: number): Review {
  const read = readRecords(record);
  const [played] = read.ok ? read.value.games : [];
  if (!played) throw new Error('only a good record can be reviewed');
  const steps = [...reviewSteps(played, 0, QUICK_EFFORT)];
  return {
    ...beginReview(played, QUICK_EFFORT),
    steps: steps.slice(0, Math.max(0, steps.length - leftOut)),
  };
}

/** The record of a whole game, and the review of all but its last events. */
export function reviewedGame(game: string, leftOut: number) {
  const record = recordOf(finished(game));
  return { record, review: reviewOf(record, leftOut) };
}

/** Puts a whole game and the review of all but its last events into the browser, and opens it. */
export async function openReviewed(page: Page, game: string, leftOut = 0): Promise<void> {
  const { record, review } = reviewedGame(game, leftOut);
  await keep(page, record);
  await page.evaluate(putReview, { id: 'kept', review });
  await page.goto('/game/kept?part=review');
  await page.getByRole('heading', { name: en.review.graph.title }).waitFor();
}

/** Keeps a review in the client's own database; runs in the page. */
export function putReview(kept: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('nyhavn');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('reviews', 'readwrite');
      transaction.objectStore('reviews').put(kept);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
