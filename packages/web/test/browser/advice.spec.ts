/** Asking the harbour master: a hint, the move on the board, and how often that was at the end. */
import { isTurn, openTable } from '../positions.ts';
import { expect, test } from './fixtures.ts';
import { keptRow } from './kept-row.ts';

const SEATS = [{ name: '' }, { name: 'Freja', bot: 'greedy' }];

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
  const more = page.getByRole('button', { name: 'Show me' });
  await expect(more).toBeVisible();
  await expect(page.getByText(/^From here you win/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Ask the harbour master' }).click();
  await expect(page.getByText(/^From here you win about \d+ of 100 games/)).toBeVisible();
  await expect(page.getByText(/^Harbour master: /)).toBeVisible();
  // What was shown is picked, so that it only has to be confirmed.
  const confirm = page.getByRole('button', { name: /^(Take (?!and build)|Place(?! \d))/ });
  await confirm.first().click();
  await expect(page.getByText(/^From here you win/)).toHaveCount(0);
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
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask the harbour master' })).toHaveCount(0);
});
