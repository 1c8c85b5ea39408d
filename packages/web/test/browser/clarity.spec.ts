/** What a player has to know is said and shown where they look: on phones, in both themes. */
import type { Page } from '@playwright/test';
import { canPay, isTurn, openTable, type Position } from '../positions.ts';
import { COPENHAGEN, hold, ROLL_AND_WRITE } from '../shots/scenes/scene.ts';
import { OWN_FACADE } from '../table-words.ts';
import { en, titleOf } from '../words.ts';
import { expect, expectAccessible, stillTest, test } from './fixtures.ts';
import { byMouse, nextQuestion, statusLine } from './playing.ts';

const FRIENDS = [{ name: '' }, { name: 'Freja', bot: 'greedy' }, { name: 'Magnus', bot: 'greedy' }];
const PHONE = { width: 360, height: 640 };
const TABLET = { width: 820, height: 1180 };
const DESK = { width: 1440, height: 900 };

/** What is said of the table to those who listen. */
const VOICE = '[data-voice="table"]';

const LAST_ROUND: Position = {
  game: 'roll-and-write',
  seed: 'last',
  seats: FRIENDS,
  isThere: ({ players, waiting, winners }) =>
    winners === null && String(waiting).startsWith('0') && players.some(({ score }) => score >= 12),
};
const END_CARD: Position = {
  game: 'copenhagen',
  seed: 'end',
  seats: FRIENDS.slice(0, 2),
  isThere: (picture) => isTurn(2)(picture) && picture.end === 'pile' && Number(picture.pile) < 18,
};

for (const size of [PHONE, DESK]) {
  test(`the end that is near is said at ${size.width} pixels, and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const { last } = en.rollAndWrite.ending;
    await openTable(page, LAST_ROUND);
    await nextQuestion(page, byMouse);
    await expect(page.getByText(last.short, { exact: true })).toBeVisible();
    const note = page.locator('.note.finale');
    await expect(note).toContainText(last.reached('', 12).trim().slice(-20));
    await expect(page.locator(VOICE)).toHaveText(new RegExp(`^${last.short}`));
    const sign = await page.locator('.table-finale').boundingBox();
    const status = await statusLine(page).boundingBox();
    expect(overlap(sign, status)).toBe(0);
    const facade = page.getByRole('region', { name: OWN_FACADE });
    const before = await facade.boundingBox();
    await note.getByRole('button', { name: en.common.close }).click();
    await expect(note).toHaveCount(0);
    expect(await facade.boundingBox()).toEqual(before);
    // Without the sign everything stands where it stood.
    await page.locator('.table-finale').evaluate((element) => element.remove());
    expect(await facade.boundingBox()).toEqual(before);
    await expectAccessible(page);

    await openTable(page, END_CARD);
    await nextQuestion(page, byMouse);
    await expect(page.getByText(en.copenhagen.pile.end.short.pile, { exact: true })).toBeVisible();
    await expect(page.locator('.note.finale')).toContainText(en.copenhagen.pile.end.among);
  });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The area that two boxes share. */
function overlap(a: Box | null, b: Box | null): number {
  if (!a || !b) throw new Error('both are there');
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** The heights of the names of rows and columns that can be seen in the large house. */
async function nameHeights(page: Page): Promise<number[]> {
  return page.locator('.facade .house-names text').evaluateAll((texts) =>
    texts
      .filter((text) => text.getClientRects().length > 0 && text.getBoundingClientRect().width > 0)
      .map((text) => {
        const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
        return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      }),
  );
}

test('rows and columns have their names on the house, readable or not at all', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const game of ['roll-and-write', 'copenhagen']) {
      for (const size of [PHONE, DESK, { width: 640, height: 360 }]) {
        await page.setViewportSize(size);
        await openTable(page, { game, seed: 'names', seats: FRIENDS, isThere: isTurn(5) });
        await nextQuestion(page, byMouse);
        const heights = await nameHeights(page);
        expect([0, 14]).toContain(heights.length);
        if (size === DESK || (size === PHONE && game === 'roll-and-write')) {
          expect(heights).toHaveLength(14);
        }
        for (const height of heights) expect(height).toBeGreaterThanOrEqual(8.99);
      }
    }
  }
});

/** Runs in the page: drawn words that are too small to be read, by what they are and how high. */
function tooSmall(least: number): string[] {
  const small = [...document.querySelectorAll<SVGTextElement>('svg text')].flatMap((text) => {
    if (!text.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const { width, height } = text.getBoundingClientRect();
    const isDrawn = Math.min(width, height) > 0 && !text.closest('defs, symbol');
    const { a = 0, b = 0 } = text.getScreenCTM() ?? {};
    const high = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    const name = `${text.closest('svg')?.getAttribute('class')}: ${text.getAttribute('class')}`;
    return isDrawn && high < least ? [`${name} ${high.toFixed(1)} px`] : [];
  });
  return [...new Set(small)];
}

stillTest('letters that are drawn are nine pixels high, or left out', async ({ page }) => {
  for (const position of [ROLL_AND_WRITE, COPENHAGEN]) {
    for (const size of [PHONE, { width: 640, height: 360 }, TABLET, DESK]) {
      const where = `${position.game} at ${size.width} px`;
      await page.setViewportSize(size);
      await openTable(page, { ...position, isThere: canPay(position.isThere) });
      expect.soft(await page.evaluate(tooSmall, 8.99), where).toEqual([]);
      await hold(page);
      expect.soft(await page.evaluate(tooSmall, 8.99), `${where}, placing`).toEqual([]);
      await page.keyboard.press('l');
      await page.getByRole('dialog', { name: en.table.log }).waitFor();
      expect.soft(await page.evaluate(tooSmall, 8.99), `${where}, log`).toEqual([]);
    }
  }
});

test('a move that can’t be undone says so, and no padlock stands on it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openTable(page, {
    game: 'roll-and-write',
    seed: 'final',
    seats: FRIENDS,
    isThere: (picture) => picture.phase === 'mark' && String(picture.waiting).startsWith('0'),
  });
  await nextQuestion(page, byMouse);
  const none = page.getByRole('button', {
    name: `${en.rollAndWrite.takeNone} (${en.table.isFinal})`,
  });
  await expect(none.locator(`[data-final="${en.table.final}"]`)).toBeVisible();
  await openTable(page, {
    game: 'copenhagen',
    seed: 'final',
    seats: FRIENDS,
    isThere: ({ phase, active }) => phase === 'coat' && active === 0,
  });
  await nextQuestion(page, byMouse);
  const skip = page.getByRole('button', {
    name: `${en.copenhagen.coat.skip} (${en.table.isFinal})`,
  });
  // All of the choices are final: the sign stands once for all of them.
  await expect(skip.locator('[data-final]')).toHaveCount(0);
  const choice = page.locator('.coat-choice');
  await expect(choice.getByText(en.table.final, { exact: true })).toHaveCount(1);
  await page.setViewportSize(DESK);
  await expect(choice.locator('.coat-about').first()).toBeVisible();
});

test('each place of the harbour shows its number, also where a card lies', async ({ page }) => {
  await openTable(page, {
    game: 'copenhagen',
    seed: 'harbour',
    seats: FRIENDS,
    isThere: isTurn(3),
  });
  for (const size of [PHONE, { width: 640, height: 360 }, DESK]) {
    await page.setViewportSize(size);
    await nextQuestion(page, byMouse);
    const numbers = page.locator('.harbour-card:not(.is-empty) > .harbour-card-place');
    const cards = await page.locator('.harbour-card:not(.is-empty)').count();
    await expect(numbers).toHaveCount(cards);
    for (const number of await numbers.all()) await expect(number).toBeVisible();
  }
});

test('news beside the board show dice, cards and tiles in the players’ colours', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  for (const [game, piece] of [
    ['roll-and-write', '.die'],
    ['copenhagen', '.card'],
  ] as const) {
    await openTable(page, { game, seed: 'log', seats: FRIENDS, isThere: isTurn(6) });
    await nextQuestion(page, byMouse);
    const news = page.locator('.board-news');
    await expect(news.locator(piece).first()).toBeVisible();
    await expect(news.locator('[class^="house-"]').first()).toBeVisible();
  }
});

test('home holds still when games in progress are found', async ({ page }) => {
  await openTable(page, { game: 'copenhagen', seed: 'home', seats: FRIENDS, isThere: isTurn(3) });
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await page.addInitScript(() => {
      Reflect.set(globalThis, 'shift', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift =
            Number(Reflect.get(globalThis, 'shift')) + Number(Reflect.get(entry, 'value'));
          Reflect.set(globalThis, 'shift', shift);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await expect(page.getByRole('link', { name: en.home.goOn })).toBeVisible();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shift')))).toBeLessThan(0.05);
  }
});

test('the log stands turn by turn in the players’ colours, with dice, cards and tiles', async ({
  page,
}) => {
  for (const [game, pieces] of [
    ['roll-and-write', ['.die', '.tile']],
    ['copenhagen', ['.card', '.tile']],
  ] as const) {
    await openTable(page, { game, seed: 'log', seats: FRIENDS, isThere: isTurn(6) });
    await nextQuestion(page, byMouse);
    await page.keyboard.press('l');
    const log = page.getByRole('dialog').locator('.log');
    for (const seat of [0, 1, 2])
      await expect(log.locator(`.log-turn.house-${seat}`).first()).toBeVisible();
    for (const piece of pieces) await expect(log.locator(piece).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
});

test('a game that waits comes first at home, and newcomers are offered the lesson', async ({
  page,
}) => {
  await page.goto('/');
  const offer = page.getByRole('link', { name: en.home.learnFirstGame(titleOf('copenhagen')) });
  await expect(offer).toBeVisible();
  await openTable(page, { game: 'copenhagen', seed: 'home', seats: FRIENDS, isThere: isTurn(3) });
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const goOn = page.getByRole('link', { name: en.home.goOn });
  await expect(goOn).toBeInViewport();
  const first = await goOn.boundingBox();
  const card = await page.locator('.game-card').first().boundingBox();
  expect(first!.y).toBeLessThan(card!.y);
});

test('the menu opens at its button', async ({ page }) => {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await openTable(page, { game: 'copenhagen', seed: 'menu', seats: FRIENDS, isThere: isTurn(3) });
    const button = page.getByRole('button', { name: en.table.menu });
    await button.click();
    const from = await button.boundingBox();
    const menu = await page.locator('#table-menu').boundingBox();
    expect(menu!.y - (from!.y + from!.height)).toBeLessThan(24);
    expect(menu!.y).toBeGreaterThanOrEqual(from!.y);
    expect(Math.abs(menu!.x + menu!.width - from!.x - from!.width)).toBeLessThan(40);
  }
});
