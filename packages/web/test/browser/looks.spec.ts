/** What axe says of every screen, and that a phone shows one's own turn without scrolling. */

import type { Page } from '@playwright/test';
import { SCENES } from '../shots/scenes.ts';
import { expect, expectAccessible, expectLegible, stillTest as test } from './fixtures.ts';

/** Scenes in which somebody plays. */
const ONE_SCREEN = /turn|coat|begin/;

/** Waits until the page shows what has changed. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(shown)));
}

for (const { name, open } of SCENES) {
  test(`axe finds nothing wrong: ${name}`, async ({ page }) => {
    await open(page);
    // A dialog may cover the screen, whose heading is there all the same.
    await page.locator('h1:not(.loading-name)').first().waitFor({ state: 'attached' });
    await page.emulateMedia({ colorScheme: 'light' });
    await drawn(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await drawn(page);
    await expectLegible(page);
    if (ONE_SCREEN.test(name)) await expectOneScreen(page);
  });
}

/** A phone shows everything without scrolling, in either direction. */
async function expectOneScreen(page: Page): Promise<void> {
  const phone = { width: 360, height: 640 };
  await page.setViewportSize(phone);
  await drawn(page);
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }));
  expect(width).toBeLessThanOrEqual(phone.width);
  expect(height).toBeLessThanOrEqual(phone.height);
}
