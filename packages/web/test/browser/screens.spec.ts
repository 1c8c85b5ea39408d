/** Screens besides tables, on phones upright and on their side, tablets and desks: nothing is cut or out of sight. */
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/store/languages.ts';
import { keep, openRecord, openTable, recordOf } from '../positions.ts';
import { FRIENDS, ROLL_AND_WRITE } from '../shots/scenes/scene.ts';
import { en, titleOf } from '../words.ts';
import { overflows } from './cut-text.ts';
import { expect, stillTest as test } from './fixtures.ts';
import { speakerOf } from './languages.ts';
import { introduce, openTable as openOnline } from './online.ts';

const SIDEWAYS = [
  { width: 640, height: 360 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
];

const FINISHED = recordOf({
  game: 'roll-and-write',
  seed: 'scene',
  seats: FRIENDS,
  isThere: () => false,
});

/** Sets the size of the screen, and waits until it is drawn. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Runs in the page: what a card of a game has that sticks out of its padding. */
function outOfCards(): string[] {
  return [...document.querySelectorAll('.game-card')].flatMap((card) => {
    const { right, left } = card.getBoundingClientRect();
    return [...card.querySelectorAll('h2, a, p')]
      .filter((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const words = range.getBoundingClientRect();
        const box = part.getBoundingClientRect();
        return Math.max(words.right, box.right) > right - 8 || box.left < left;
      })
      .map(({ textContent }) => textContent ?? '');
  });
}

test('at home each game keeps to its card', async ({ page }) => {
  const speak = speakerOf(page);
  await page.goto('/');
  await page.locator('.game-card').first().waitFor();
  for (const language of LANGUAGES) {
    await speak(language);
    for (const width of [320, 360, 640, 667, 720, 768, 820, 844, 932, 1024, 1440]) {
      await resize(page, { width, height: 900 });
      expect.soft(await page.evaluate(outOfCards), `${width} px, ${language}`).toEqual([]);
    }
  }
});

test('on a phone on its side, what comes after a game is in sight with its result', async ({
  page,
}) => {
  await openRecord(page, FINISHED);
  const result = page.getByRole('dialog');
  for (const size of SIDEWAYS) {
    await resize(page, size);
    for (const name of [en.table.over.rematch, en.table.over.share, en.table.over.review]) {
      const box = await result.getByRole('link', { name }).boundingBox();
      expect(
        (box?.y ?? size.height) + (box?.height ?? 0),
        `${name}, ${size.width} px`,
      ).toBeLessThan(size.height);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  }
});

test('names of players are whole in the result on a phone of 320 px', async ({ page }) => {
  await openRecord(page, FINISHED);
  await resize(page, { width: 320, height: 568 });
  const lines = await page.locator('.result tbody th').evaluateAll((names) =>
    names.map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      return new Set(boxes.map(({ bottom }) => Math.round(bottom / 8))).size;
    }),
  );
  expect(lines).toEqual([1, 1, 1]);
});

test('on a phone on its side, a replay has its houses and their names above the bar', async ({
  page,
}) => {
  await keep(page, FINISHED, { isOver: true });
  await page.goto('/game/kept');
  await expect(page.locator('.stage-name')).toHaveCount(3);
  for (const size of SIDEWAYS) {
    await resize(page, size);
    const lowest = await page
      .locator('.stage-name')
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().bottom));
    const bar = await page.locator('.replay-bar').boundingBox();
    expect(Math.max(...lowest), `${size.width} px`).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('whoever opens a table on a phone sees the link for the others', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await introduce(page, 'Anna');
  await openOnline(page, titleOf('copenhagen'));
  for (const size of [{ width: 360, height: 640 }, ...SIDEWAYS]) {
    await resize(page, size);
    await page.evaluate(() => scrollTo(0, 0));
    const link = page.getByRole('textbox', { name: en.together.invite.link });
    await expect(link).toBeInViewport({ ratio: 1 });
    const copy = page.getByRole('button', { name: en.together.invite.copy });
    await expect(copy).toBeInViewport({ ratio: 1 });
  }
});

test('the log keeps to its dialog when the device is turned', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openTable(page, ROLL_AND_WRITE);
  await page.keyboard.press('l');
  await page.locator('.log-turn').first().waitFor();
  await resize(page, { width: 360, height: 640 });
  expect(await page.evaluate(overflows)).toEqual([]);
});
