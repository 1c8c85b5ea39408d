/** Somebody who plays a game to its end as fast as the page goes along. */
import { expect, type Page } from '@playwright/test';
import { playInPage } from '../play-in-page.ts';

/** Plays until the game is over. */
export async function playSwiftly(page: Page): Promise<void> {
  await page.evaluate(playInPage);
  const name = 'Rematch';
  const rematch = page.getByRole('link', { name }).or(page.getByRole('button', { name }));
  await expect(rematch).toBeVisible();
}
