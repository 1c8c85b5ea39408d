/** What moves, and that nothing moves for ever: with motion, as most people have it. */
import type { Page } from '@playwright/test';
import { canPay, isTurn, openRecord, openTable, recordOf } from '../positions.ts';
import { en } from '../words.ts';
import { expect, test } from './fixtures.ts';
import { GAMES } from './games.ts';
import { byMouse, playOn, playToEnd } from './playing.ts';

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  viewport: { width: 1920, height: 1080 },
});

const SEATS = [{ name: '' }, { name: 'Freja', bot: 'greedy' }];

/** Runs in the page: what is being animated, by name. */
function moving(): string[] {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map((animation) => Reflect.get(animation, 'animationName') ?? animation.constructor.name);
}

/** Runs in the page: what would move for ever. */
function endless(): string[] {
  return document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
    .map((animation) => String(Reflect.get(animation, 'animationName')));
}

test('the first screen comes to rest', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: en.home.playNow }).first().waitFor();
  await page.locator('.quay').waitFor();
  expect(await page.evaluate(endless)).toEqual([]);
  await expect.poll(() => page.evaluate(moving)).toEqual([]);
});

for (const { id } of GAMES) {
  test(`${id}: a table that waits for a person draws no frames`, async ({ page }) => {
    const isThere = canPay(isTurn(3));
    await openTable(page, { game: id, seed: 'frames', seats: SEATS, isThere });
    await page.locator('.quay').waitFor();
    expect(await page.evaluate(endless)).toEqual([]);
    await expect.poll(() => page.evaluate(moving)).toEqual([]);
    // The browser sends a picture for each frame that shows something new.
    const session = await page.context().newCDPSession(page);
    let frames = 0;
    session.on('Page.screencastFrame', ({ sessionId }) => {
      frames++;
      void session.send('Page.screencastFrameAck', { sessionId });
    });
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 64 });
    await page.waitForTimeout(2000);
    // What the table says late, such as a tip, are few; an animation draws 60 a second.
    expect(frames).toBeLessThan(10);
  });
}

/** Runs in the page: counts what begins to travel over it. */
function countFlights(): void {
  Reflect.set(globalThis, 'flights', 0);
  new MutationObserver((changes) => {
    const begun = changes.flatMap(({ addedNodes }) => [...addedNodes]) as Element[];
    const flights = begun.filter(({ className }) => className === 'flight').length;
    Reflect.set(globalThis, 'flights', Number(Reflect.get(globalThis, 'flights')) + flights);
  }).observe(document.body, { childList: true });
}

for (const motion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test('cards and points travel, and leave nothing behind', async ({ page }) => {
      const isThere = canPay(isTurn(3));
      await openTable(page, { game: 'copenhagen', seed: 'frames', seats: SEATS, isThere });
      await page.evaluate(countFlights);
      await playOn(page, GAMES[1].play, byMouse, 6);
      const begun = await page.evaluate(() => Number(Reflect.get(globalThis, 'flights')));
      if (motion === 'reduce') expect(begun).toBe(0);
      else expect(begun).toBeGreaterThan(0);
      await expect(page.locator('.flight')).toHaveCount(0);
    });
  });
}

/** A game whose next turn of the first seat is the last one. */
async function openEnd(page: Page, game: string): Promise<void> {
  const record = recordOf({ game, seed: 'scene', seats: SEATS, isThere: () => false });
  const lines = record.trimEnd().split('\n');
  const last = lines.findLastIndex((line) => JSON.parse(line).by === 0);
  await openRecord(page, `${lines.slice(0, last).join('\n')}\n`);
}

for (const { id, play } of GAMES) {
  test(`${id}: the end is celebrated, and any key is enough of it`, async ({ page }) => {
    await openEnd(page, id);
    await playToEnd(page, play, byMouse);
    const result = page.getByRole('dialog');
    await expect(result.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(result.getByRole('link', { name: en.table.over.share })).toBeVisible();
    await page.keyboard.press('Shift');
    await expect.poll(() => page.evaluate(moving)).toEqual([]);
    await expect(result.locator('.ending.is-skipped .ending-house.is-winner')).toBeVisible();
  });
}

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the end is a picture that does not move', async ({ page }) => {
    const [{ id, play }] = GAMES;
    await openEnd(page, id);
    await playToEnd(page, play, byMouse);
    await expect(page.locator('.ending-house.is-winner .ending-flag')).toBeVisible();
    await expect(page.locator('.ending')).not.toHaveClass(/is-news/);
  });
});
