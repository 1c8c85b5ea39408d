/** Somebody who plays a game to its end as fast as the page goes along. */
import { expect, type Page } from '@playwright/test';
import { playInPage, TABLE_WORDS } from '../play-in-page.ts';
import { en } from '../words.ts';

/** Plays until the game is over. */
export async function playSwiftly(page: Page): Promise<void> {
  await page.evaluate(playInPage, TABLE_WORDS);
  const name = en.table.over.rematch;
  const rematch = page.getByRole('link', { name }).or(page.getByRole('button', { name }));
  await expect(rematch).toBeVisible();
}
