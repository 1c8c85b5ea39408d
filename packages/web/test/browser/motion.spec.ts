/** What moves, and that nothing moves for ever: with motion, as most people have it. */
import type { Page } from '@playwright/test';
import { canPay, isTurn, openRecord, openTable, recordOf } from '../positions.ts';
import { en } from '../words.ts';
import { expect, movingTest as test } from './fixtures.ts';
import { GAMES } from './games.ts';
import { byMouse, playOn, playToEnd } from './playing.ts';

test.use({ viewport: { width: 1920, height: 1080 } });

const SEATS = [{ name: '' }, { name: 'Freja', bot: 'greedy' }];

/** Runs in the page: what is being animated, by name. */
function moving(): string[] {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map((animation) => Reflect.get(animation, 'animationName') ?? animation.constructor.name);
}

/** The longest that anything moves; what comes late or one after the other may begin later. */
const LONGEST_MS = 600;

/** Runs in the page before it: keeps the names of animations that last too long. */
function watchLengths(longest: number): void {
  const names = new Set<string>();
  Reflect.set(globalThis, 'tooLong', names);
  addEventListener('animationstart', () => {
    for (const { effect, ...animation } of document.getAnimations()) {
      const { activeDuration } = effect?.getComputedTiming() ?? {};
      if (Number(activeDuration) > longest)
        names.add(String(Reflect.get(animation, 'animationName')));
    }
  });
}

/** Nothing that was seen to begin has moved for long. */
async function expectShort(page: Page): Promise<void> {
  const names = await page.evaluate(() => [...(Reflect.get(globalThis, 'tooLong') as Set<string>)]);
  expect(names, 'what moves for too long').toEqual([]);
}

/** The page comes to rest: no frame shows anything new. What comes late, such as a tip, may come first. */
async function expectRest(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  let frames = 0;
  // The browser sends a picture for each frame that shows something new.
  session.on('Page.screencastFrame', ({ sessionId }) => {
    frames++;
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 64 });
  const framesOfASecond = async () => {
    frames = 0;
    await page.waitForTimeout(1000);
    return frames;
  };
  await expect.poll(framesOfASecond, { intervals: [0] }).toBe(0);
  await session.detach();
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(watchLengths, LONGEST_MS);
});

test.afterEach(async ({ page }) => {
  await expectShort(page);
});

test('the first screen comes to rest', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: en.home.playNow }).first().waitFor();
  await page.locator('.quay').waitFor();
  await expectRest(page);
});

for (const { id } of GAMES) {
  test(`${id}: a table that waits for a person draws no frames`, async ({ page }) => {
    const isThere = canPay(isTurn(3));
    await openTable(page, { game: id, seed: 'frames', seats: SEATS, isThere });
    await page.locator('.quay').waitFor();
    await expectRest(page);
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
    await expectRest(page);
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
