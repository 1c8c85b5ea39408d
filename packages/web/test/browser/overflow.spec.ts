/**
 * No word sticks out of its box, in any language, on a phone and at 200 % zoom, nor where people have set letters,
 * words and lines further apart; and what a finger is to hit is as large as a finger.
 */
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/store/languages.ts';
import { SCENES } from '../shots/scenes.ts';
import { overflows } from './cut-text.ts';
import { expect, stillTest as test } from './fixtures.ts';
import { speakerOf } from './languages.ts';
import { smallTargets } from './reach.ts';

const PHONE = { width: 360, height: 640 };
const SIZES = [
  PHONE,
  // A window of 1280×720 at 200 %.
  { width: 640, height: 360 },
];

for (const { name, open } of SCENES) {
  test(`words keep to their boxes: ${name}`, async ({ page }) => {
    const speak = speakerOf(page);
    await page.setViewportSize(PHONE);
    await open(page);
    await page.locator('h1:not(.loading-name)').first().waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect.soft(await page.evaluate(smallTargets), 'targets on a phone').toEqual([]);
    for (const language of LANGUAGES) {
      await speak(language);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
        const where = `${language}, ${size.width}×${size.height}`;
        expect.soft(await page.evaluate(overflows), where).toEqual([]);
      }
    }
    await page.setViewportSize(PHONE);
    await spaceOut(page);
    expect.soft(await page.evaluate(overflows), 'with text spaced out').toEqual([]);
  });
}

/** Sets all text as far apart as success criterion 1.4.12 asks for, the way a style sheet of the reader's own does. */
async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      :not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}
