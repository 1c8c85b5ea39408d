/** Choosing bots: their names in the order of their strength, and what the chosen one is like. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { introduce } from './online.ts';

const LEVELS = ['Apprentice', 'Carpenter', 'Foreman', 'Architect', 'Harbour master'];

/** The bots that a select offers. */
function botsIn(select: Locator): Locator {
  return select.locator('optgroup[label="Bots, from easy to hard"] > option');
}

for (const game of ['roll-and-write', 'copenhagen']) {
  test(`${game}: newcomers meet a bot of the second level and can choose another`, async ({
    page,
  }) => {
    await page.goto(`/new/${game}`);
    const second = page.getByRole('combobox', { name: 'Who sits at seat 2' });
    await expect(second).toHaveValue('carpenter');
    await expect(second).toHaveAccessibleDescription(/^Level 2 of 5: builds neatly/);
    await expect(botsIn(second)).toHaveText(LEVELS);
    await second.selectOption('Harbour master');
    await expect(page.getByText('Level 5 of 5: watches everybody')).toBeVisible();
    await second.selectOption('Person');
    await expect(second).toHaveAccessibleDescription('');
  });
}

test('a bot at a table over the network is chosen in the same way', async ({ page }) => {
  await introduce(page, 'Anna');
  const seat = page.getByRole('combobox', { name: 'Seat 2' });
  await expect(botsIn(seat)).toHaveText(LEVELS);
  await seat.selectOption('Architect');
  await expect(seat).toHaveAccessibleDescription(/^Level 4 of 5: knows the odds/);
  await expect(page.getByText(/^Level 4 of 5/)).toBeVisible();
});
