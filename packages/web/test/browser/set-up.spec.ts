/** Choosing bots: their names in the order of their strength, and what the chosen one is like. */
import type { Locator } from '@playwright/test';
import { BOT_NAMES } from '../../src/table/bot-names.ts';
import { botName, en } from '../words.ts';
import { expect, test } from './fixtures.ts';
import { introduce } from './online.ts';

const LEVELS = BOT_NAMES.map(botName);

/** What is said of a level. */
function levelText(level: string): string {
  const about = en.common.bots[level]?.about ?? '';
  return en.setup.level(BOT_NAMES.indexOf(level) + 1, BOT_NAMES.length, about);
}

/** The bots that a select offers. */
function botsIn(select: Locator): Locator {
  return select.locator(`optgroup[label="${en.setup.bots}"] > option`);
}

for (const game of ['roll-and-write', 'copenhagen']) {
  test(`${game}: newcomers meet a bot of the second level and can choose another`, async ({
    page,
  }) => {
    await page.goto(`/new/${game}`);
    const second = page.getByRole('combobox', { name: en.setup.kind(2) });
    await expect(second).toHaveValue('carpenter');
    await expect(second).toHaveAccessibleDescription(levelText('carpenter'));
    await expect(botsIn(second)).toHaveText(LEVELS);
    await second.selectOption(botName('harbour-master'));
    await expect(page.getByText(levelText('harbour-master'))).toBeVisible();
    await second.selectOption(en.setup.person);
    await expect(second).toHaveAccessibleDescription('');
  });
}

test('a bot at a table over the network is chosen in the same way', async ({ page }) => {
  await introduce(page, 'Anna');
  const seat = page.getByRole('combobox', { name: en.together.open.seat(2) });
  await expect(botsIn(seat)).toHaveText(LEVELS);
  await seat.selectOption(botName('architect'));
  await expect(seat).toHaveAccessibleDescription(levelText('architect'));
  await expect(page.getByText(levelText('architect'))).toBeVisible();
});
