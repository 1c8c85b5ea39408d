/** Asking the harbour master: a hint, the move on the board, and how often that was at the end. */
import { isTurn, openTable } from '../positions.ts';
import { NAMES } from '../table-words.ts';
import { begins, botName, en, has, MANY } from '../words.ts';
import { expect, test } from './fixtures.ts';
import { keptRow } from './kept-row.ts';

const SEATS = [{ name: '' }, { name: 'Freja', bot: 'greedy' }];

/** How often one wins from here. */
const CHANCE = has(en.advice.chance(MANY));

test('by key and button: first a hint, then the move on the board, and it is kept', async ({
  page,
}) => {
  await openTable(page, {
    game: 'copenhagen',
    seed: 'scene',
    seats: SEATS,
    isThere: isTurn(18),
  });
  await page.keyboard.press('h');
  const more = page.getByRole('button', { name: en.advice.where });
  await expect(more).toBeVisible();
  await expect(page.getByText(CHANCE)).toHaveCount(0);
  await page.getByRole('button', { name: en.advice.ask }).click();
  await expect(page.getByText(CHANCE)).toBeVisible();
  await expect(page.getByText(begins(`${botName('harbour-master')}: `))).toBeVisible();
  // What was shown is picked, so that it only has to be confirmed.
  const confirm = page.getByRole('button', { name: NAMES.takeCards });
  await confirm
    .or(page.getByRole('button', { name: NAMES.place }))
    .first()
    .click();
  await expect(page.getByText(CHANCE)).toHaveCount(0);
  const kept = await keptRow<{ advice: number }>(page, 'games', 'kept');
  expect(kept?.advice).toBe(1);
});

test('nobody is asked where people play against each other', async ({ page }) => {
  await openTable(page, {
    game: 'roll-and-write',
    seed: 'scene',
    seats: [{ name: 'Anna' }, { name: 'Ben' }],
    isThere: isTurn(3),
  });
  await expect(page.getByRole('button', { name: en.table.undo })).toBeVisible();
  await expect(page.getByRole('button', { name: en.advice.ask })).toHaveCount(0);
});
