/** The harbour master's advice, and puzzles. */
import type { Page } from '@playwright/test';
import { isTurn, openTable } from '../../positions.ts';
import { COPENHAGEN, FRIENDS, ROLL_AND_WRITE, type Scene } from './scene.ts';

/** Has the harbour master asked, up to the whole move. */
async function askAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask the harbour master' }).click();
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.getByText(/^From here you win|^There is no other move/).waitFor();
}

/** Advice in both games, and a puzzle before and after it is solved. */
export const ADVICE: readonly Scene[] = [
  {
    name: 'advice-roll-and-write-turn',
    async open(page) {
      await openTable(page, { ...ROLL_AND_WRITE, seats: FRIENDS.slice(0, 2), isThere: isTurn(6) });
      await askAll(page);
    },
  },
  {
    name: 'advice-copenhagen-turn',
    async open(page) {
      await openTable(page, { ...COPENHAGEN, seats: FRIENDS.slice(0, 2), isThere: isTurn(18) });
      await askAll(page);
    },
  },
  {
    name: 'puzzles',
    async open(page) {
      await page.goto('/puzzles');
      await page.getByRole('heading', { name: /^Puzzle 1 of/ }).waitFor();
    },
  },
  {
    name: 'puzzles-shown',
    async open(page) {
      await page.goto('/puzzles');
      await page.getByRole('button', { name: 'Show me' }).click();
      await page.getByText('This is what the harbour master would do.').first().waitFor();
    },
  },
];
