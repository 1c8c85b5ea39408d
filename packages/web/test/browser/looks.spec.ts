/** What axe says of every screen, and that a phone shows one's own turn without scrolling. */

import type { Page } from '@playwright/test';
import { SCENES } from '../shots/scenes.ts';
import { expect, expectAccessible, expectLegible, test } from './fixtures.ts';

/** Waits until the page shows what has changed. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(shown)));
}

for (const { name, open } of SCENES) {
  test(`axe finds nothing wrong: ${name}`, async ({ page }) => {
    await open(page);
    // A dialog may cover the screen, whose heading is there all the same.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.emulateMedia({ colorScheme: 'light' });
    await drawn(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await drawn(page);
    await expectLegible(page);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  for (const { name, open } of SCENES.filter((scene) => /turn|coat|begin/.test(scene.name))) {
    test(`everything is in sight: ${name}`, async ({ page }) => {
      await open(page);
      const { width, height } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        height: document.documentElement.scrollHeight,
      }));
      expect(width).toBeLessThanOrEqual(360);
      expect(height).toBeLessThanOrEqual(640);
    });
  }
});
