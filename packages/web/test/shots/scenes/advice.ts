/** The harbour master's advice, and puzzles. */
import type { Page } from '@playwright/test';
import { isTurn, openTable } from '../../positions.ts';
import { begins, en, MANY } from '../../words.ts';
import { COPENHAGEN, FRIENDS, ROLL_AND_WRITE, type Scene } from './scene.ts';

/** Has the harbour master asked, up to the whole move. */
async function askAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: en.advice.ask }).click();
  await page.getByRole('button', { name: en.advice.where }).click();
  await page.getByText(begins(en.advice.chance(MANY), en.advice.only)).waitFor();
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
      await page.getByRole('heading', { name: begins(en.puzzles.number(1, MANY)) }).waitFor();
    },
  },
  {
    name: 'puzzles-shown',
    async open(page) {
      await page.goto('/puzzles');
      await page.getByRole('button', { name: en.puzzles.show }).click();
      await page.getByText(en.puzzles.shown).first().waitFor();
    },
  },
];
