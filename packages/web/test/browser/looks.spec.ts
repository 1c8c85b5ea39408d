/** What axe says of every screen, and that a phone shows one's own turn without scrolling. */
import { SCENES } from '../shots/scenes.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

for (const { name, open } of SCENES) {
  test(`axe finds nothing wrong: ${name}`, async ({ page }) => {
    await open(page);
    // A dialog may cover the screen, whose heading is there all the same.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
      await expectAccessible(page);
    }
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
