/** The page on which people watch servers die: the server's own code, in a thread of the browser. */
import type { Page } from '@playwright/test';
import { en, has } from '../words.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const words = en.simulator;

function faster(page: Page): Promise<void> {
  return page.getByRole('radio', { name: words.times(30) }).check();
}

test('a world goes through bad weather, and all that is promised holds', async ({ page }) => {
  await page.goto('/simulator');
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await faster(page);
  await expect(page.getByText(words.well)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(words.acts.judged)).toBeVisible();
  await expect(page.getByRole('button', { name: words.faults.killServer })).toBeDisabled();
  await expectAccessible(page);
  // Another seed is another world.
  await page.getByRole('button', { name: words.next }).click();
  await expect(page.getByText(words.acts.weather)).toBeVisible();
  await expect(page.getByText(words.well)).toHaveCount(0);
});

test('somebody breaks things by hand, and sees it', async ({ page }) => {
  await page.goto('/simulator');
  await page.getByRole('button', { name: words.pause }).click();
  const machines = page.getByRole('region', { name: words.machines });
  await page.getByRole('button', { name: words.faults.crashStore }).click();
  await page.getByRole('button', { name: words.play }).click();
  await expect(machines.getByText(words.storeDown)).toBeVisible();
  // Chance picks the server, and one that is dead already can't be killed.
  const happened = page.getByRole('region', { name: words.happened });
  await expect(async () => {
    await page.getByRole('button', { name: words.faults.killServer }).click();
    await expect(happened.getByText(words.happenings.killed)).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(machines.getByText(words.states['is-dead']).first()).toBeVisible();
  await faster(page);
  await expect(page.getByText(words.well)).toBeVisible({ timeout: 60_000 });
});

test('the same seed makes the same world', async ({ page }) => {
  const told: string[] = [];
  for (let time = 0; time < 2; time++) {
    await page.goto('/simulator');
    await page.getByRole('textbox', { name: words.seed }).fill('12');
    await page.getByRole('button', { name: words.begin, exact: true }).click();
    await faster(page);
    await expect(page.getByText(words.well)).toBeVisible({ timeout: 60_000 });
    const happened = page.getByRole('region', { name: words.happened });
    told.push(await happened.innerText());
  }
  expect(told[0]).toBe(told[1]);
  expect(told[0]).toMatch(has(words.happened));
});
