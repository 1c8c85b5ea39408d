/** No word sticks out of its box, in any language, on a phone and at 200 % zoom. */
import { LANGUAGES } from '../../src/store/languages.ts';
import { SCENES } from '../shots/scenes.ts';
import { overflows } from './cut-text.ts';
import { expect, test } from './fixtures.ts';
import { speakerOf } from './languages.ts';

const SIZES = [
  { width: 360, height: 640 },
  // A window of 1280×720 at 200 %.
  { width: 640, height: 360 },
];

for (const { name, open } of SCENES) {
  test(`words keep to their boxes: ${name}`, async ({ page }) => {
    const speak = speakerOf(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page);
    await page.locator('h1:not(.loading-name)').first().waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const language of LANGUAGES) {
      await speak(language);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
        const where = `${language}, ${size.width}×${size.height}`;
        expect.soft(await page.evaluate(overflows), where).toEqual([]);
      }
    }
  });
}
