/** The challenge of the day: the same dice for two people, a result to show, and practice. */
import type { Page } from '@playwright/test';
import { keepDaily } from '../daily.ts';
import { NAMES } from '../table-words.ts';
import { begins, en, MANY, whole } from '../words.ts';
import { expect, installedTest, readyForOffline, test } from './fixtures.ts';

const DAY = '2026-11-14';
const ALONE = en.daily.kinds.alone.title;
const DONE = en.daily.aloneDone(MANY, en.daily.turns(MANY));

/** The dice that lie there at the beginning, once they do. */
async function firstDice(page: Page): Promise<string[]> {
  await page
    .getByRole('heading', { level: 1, name: begins(en.table.yourTurn('', true)) })
    .waitFor();
  const dice = page.getByRole('button', { name: NAMES.die });
  await expect(dice).toHaveCount(5);
  return dice.evaluateAll((all) =>
    all.map((die) => die.getAttribute('aria-label') ?? die.textContent ?? ''),
  );
}

installedTest(
  'two people have the same dice, from the quay on, also without a network',
  async ({ page, visit, setOffline }) => {
    await page.goto('/');
    await page.getByRole('link', { name: en.home.daily.go }).click();
    await page.getByRole('heading', { level: 1, name: en.daily.title }).waitFor();
    await readyForOffline(page);
    await setOffline(true);
    await page.getByRole('link', { name: en.daily.playWhat(ALONE) }).click();
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
  await page.getByRole('link', { name: en.daily.goOnWhat(ALONE) }).click();
  await page.getByRole('button', { name: en.rollAndWrite.takeNone }).click();
  const over = page.getByRole('dialog', { name: whole(DONE) });
  await over.getByRole('button', { name: en.daily.copy }).click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const [title, result, windows] = text.split('\n');
  expect(title).toBe(`${en.common.productName} · ${en.daily.titleOf('14 November 2026')}`);
  expect(result).toMatch(whole(`${ALONE} · ${DONE}`));
  expect(windows).toMatch(/^[⬛🟨]+$/u);
  expect(text).toContain(`/daily/${DAY}`);
  const saved = page.waitForEvent('download');
  await over.getByRole('button', { name: en.daily.picture }).click();
  expect((await saved).suggestedFilename()).toBe(`nyhavn-${DAY}.png`);

  await over.getByRole('link', { name: en.daily.toDay }).click();
  await expect(page.getByText(en.daily.streak(1))).toBeVisible();
  await expect(
    page.getByRole('link', {
      name: whole(en.daily.dayPlayed('Sat 14 Nov'), en.daily.dayPlayed('Sat, 14 Nov')),
    }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: en.daily.playWhat(ALONE) })).toHaveCount(0);
  await page.getByRole('link', { name: en.daily.practiseWhat(ALONE) }).click();
  await firstDice(page);
  await expect(page.getByText(en.daily.practice)).toBeVisible();
});
