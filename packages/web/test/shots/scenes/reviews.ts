/** Games that were looked at closely. */
import { openReviewed } from '../../reviews.ts';
import type { Scene } from './scene.ts';

/** The review of a whole game, with one decision open. */
export const REVIEWS: readonly Scene[] = ['roll-and-write', 'copenhagen'].map((game) => ({
  name: `review-${game}`,
  async open(page) {
    await openReviewed(page, game);
    await page.locator('.decision > summary').first().click();
    await page.locator('.decision-move .house').first().waitFor();
  },
}));
