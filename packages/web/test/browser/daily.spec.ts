/** The challenge of the day: the same dice for two people, a result to show, and practice. */
import type { Page } from '@playwright/test';
import { keepDaily } from '../daily.ts';
import { expect, installedTest, readyForOffline, test } from './fixtures.ts';

const DAY = '2026-11-14';

/** The dice that lie there at the beginning, once they do. */
async function firstDice(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1, name: /^Your turn/ }).waitFor();
  const dice = page.getByRole('button', { name: / die, \d of 5/ });
  await expect(dice).toHaveCount(5);
  return dice.evaluateAll((all) =>
    all.map((die) => die.getAttribute('aria-label') ?? die.textContent ?? ''),
  );
}

installedTest(
  'two people have the same dice, from the quay on, also without a network',
  async ({ page, visit, setOffline }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Play today’s dice' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dice of the day' }).waitFor();
    await readyForOffline(page);
    await setOffline(true);
    await page.getByRole('link', { name: 'Play: Alone' }).click();
    const own = await firstDice(page);
    await setOffline(false);
    const address = new URL(page.url()).pathname;
    const other = await visit();
    await other.page.goto(address);
    expect(await firstDice(other.page)).toEqual(own);
  },
);

test('the first try counts and can be shown, what comes after it is practice', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(`${DAY}T12:00:00Z`);
  await keepDaily(page, { day: DAY, kind: 'alone', isPractice: false });
  await page.goto('/daily');
  await page.getByRole('link', { name: 'Go on: Alone' }).click();
  await page.getByRole('button', { name: 'Take no die' }).click();
  const over = page.getByRole('dialog', { name: /^\d+ points in \d+ turns$/ });
  await over.getByRole('button', { name: 'Copy as text' }).click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(
    /^Nyhavn · Dice of 14 November 2026\nAlone · \d+ points in \d+ turns\n[⬛🟨]+\n/u,
  );
  expect(text).toContain(`/daily/${DAY}`);
  const saved = page.waitForEvent('download');
  await over.getByRole('button', { name: 'Save the picture' }).click();
  expect((await saved).suggestedFilename()).toBe(`nyhavn-${DAY}.png`);

  await over.getByRole('link', { name: 'To the day' }).click();
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Sat,? 14 Nov: played$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play: Alone' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Practise: Alone' }).click();
  await firstDice(page);
  await expect(page.getByText('Practice: this doesn’t count any more.')).toBeVisible();
});
