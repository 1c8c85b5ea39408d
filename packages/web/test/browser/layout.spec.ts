/** Where the parts of a table lie: on phones upright and sideways, on tablets, at 200 % zoom. */
import type { Page } from '@playwright/test';
import { canPay, isTurn, keep, openTable, recordOf } from '../positions.ts';
import { hold } from '../shots/scenes/scene.ts';
import { NAMES } from '../table-words.ts';
import { en, titleOf } from '../words.ts';
import { expect, test } from './fixtures.ts';
import { introduce, openTable as openOnline } from './online.ts';

const FRIENDS = [{ name: '' }, { name: 'Freja', bot: 'greedy' }, { name: 'Magnus', bot: 'greedy' }];

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [640, 360],
  [667, 375],
  [844, 390],
  [932, 430],
  // A screen of 1440×900 at 200 %.
  [720, 450],
  [768, 1024],
  [820, 1180],
  [1440, 900],
] as const;

/** The least that a square measures, so that a finger hits the one that is meant. */
const SMALLEST_CELL_PX = { choosing: 20, placing: 20, 'at a coat of arms': 19 };

/**
 * Resizes the screen. Where a media query changes the parts of the page, they are drawn one frame after the resize,
 * so this waits for two frames.
 */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [
    width,
    height,
  ] as const);
  for (let frame = 0; frame < 2; frame++) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
}

for (const [game, turn] of [
  ['roll-and-write', 7],
  ['copenhagen', 30],
] as const) {
  for (const moment of ['choosing', 'placing', 'at a coat of arms'] as const) {
    const least = SMALLEST_CELL_PX[moment];
    test(`${game}, ${moment}: nothing overlaps, and all is in sight`, async ({ page }) => {
      const isThere =
        moment === 'at a coat of arms'
          ? (picture: object) => isCoat({ ...picture })
          : canPay(isTurn(turn));
      await page.setViewportSize({ width: 844, height: 390 });
      await openTable(page, { game, seed: 'scene', seats: FRIENDS, isThere });
      if (moment === 'placing') await hold(page);
      for (const [width, height] of SIZES) {
        await resize(page, width, height);
        const found = await measure(page);
        const where = `${width}×${height}`;
        expect.soft(found.overlaps, `overlaps at ${where}`).toEqual([]);
        expect.soft(found.outside, `outside of the screen at ${where}`).toEqual([]);
        expect.soft(found.scrolls, `scrolling at ${where}`).toBe(false);
        expect.soft(found.cell, `a cell at ${where}`).toBeGreaterThanOrEqual(least);
      }
    });
  }
}

test('real dice are tapped in on a phone that lies on its side', async ({ page }) => {
  await openTable(page, {
    game: 'roll-and-write',
    seed: 'scene',
    dice: 'real',
    seats: [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Cem' }],
    isThere: ({ round }) => Number(round) >= 2,
  });
  for (const [width, height] of SIZES.filter(([width, height]) => width > height)) {
    await resize(page, width, height);
    const { overlaps, outside, scrolls } = await measure(page);
    expect.soft({ overlaps, outside, scrolls }, `${width}×${height}`).toEqual({
      overlaps: [],
      outside: [],
      scrolls: false,
    });
  }
});

/** Whether two boxes have more than a pixel in common. */
async function isOver(page: Page, one: string, other: string): Promise<boolean> {
  return page.evaluate(
    ([upper, lower]) => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)]
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect());
      return boxes(upper).some((a) =>
        boxes(lower).some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
        ),
      );
    },
    [one, other] as const,
  );
}

test('a tip covers neither the cards nor the dice that it speaks of', async ({ page }) => {
  for (const game of ['roll-and-write', 'copenhagen']) {
    await openTable(page, { game, seed: 'scene', seats: FRIENDS, isThere: canPay(isTurn(1)) });
    await expect(page.getByRole('button', { name: en.help.tip.noMore })).toBeVisible();
    for (const [width, height] of [...SIZES, [1280, 800], [1920, 1080]] as const) {
      await page.setViewportSize({ width, height });
      const covers = await isOver(page, '.note', '.harbour-card, .hand-cards > li, .tray-die');
      expect.soft(covers, `${game} at ${width}×${height}`).toBe(false);
    }
  }
});

test('a refusal covers neither cards nor dice', async ({ page }) => {
  await openTable(page, {
    game: 'roll-and-write',
    seed: 'scene',
    seats: FRIENDS,
    isThere: isTurn(7),
  });
  await page.getByRole('button', { name: NAMES.undo }).click({ force: true });
  await expect(page.getByRole('alert')).not.toBeEmpty();
  for (const [width, height] of [
    [360, 640],
    [844, 390],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft(await isOver(page, '.notice', '.tray-die'), `${width}×${height}`).toBe(false);
  }
});

test('the menu opens beside its button', async ({ page }) => {
  await openTable(page, {
    game: 'copenhagen',
    seed: 'scene',
    seats: FRIENDS,
    isThere: isTurn(7),
  });
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const button = page.getByRole('button', { name: en.table.menu });
    await button.click();
    const menu = page.locator('.menu:popover-open');
    await expect(menu).toBeVisible();
    const from = await button.boundingBox();
    const to = await menu.boundingBox();
    if (!from || !to) throw new Error('both are there');
    expect.soft(Math.abs(to.y - from.y - from.height), `below it, ${width}`).toBeLessThan(24);
    expect.soft(Math.abs(to.x + to.width - from.x - from.width), `${width}`).toBeLessThan(24);
    expect.soft(to.y + to.height, `in sight, ${height}`).toBeLessThanOrEqual(height);
    await page.keyboard.press('Escape');
  }
});

test('what stands over the facades keeps to its line, however wide its letters come out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openTable(page, {
    game: 'roll-and-write',
    seed: 'scene',
    seats: FRIENDS,
    isThere: isTurn(7),
  });
  const heights = await page.locator('.facades-head').evaluate((head) => {
    const height = () => head.getBoundingClientRect().height;
    const usual = height();
    // Browsers that round widths to whole pixels come to a little more as well.
    for (const part of head.querySelectorAll('span')) part.style.letterSpacing = '2px';
    return [usual, height()];
  });
  expect(heights[1]).toBe(heights[0]);
});

test('seats that are free one below the other don’t touch', async ({ page, visit }) => {
  const { page: ben } = await visit();
  await introduce(page, 'Anna');
  const link = await openOnline(page, titleOf('copenhagen'), 2);
  await introduce(ben, 'Ben');
  await ben.goto(link);
  const boxes = await Promise.all(
    [2, 3].map(async (seat) => {
      const button = ben.getByRole('button', { name: en.together.waiting.sit(seat) });
      await button.waitFor();
      return button.boundingBox();
    }),
  );
  const [upper, lower] = boxes;
  if (!upper || !lower) throw new Error('both are there');
  expect(lower.y - upper.y - upper.height).toBeGreaterThanOrEqual(6);
});

for (const width of [320, 360]) {
  test.describe(`a replay on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 640 }, hasTouch: true, isMobile: true });

    test('names lie below the houses, and buttons are as large as a finger', async ({ page }) => {
      const record = recordOf({
        game: 'roll-and-write',
        seed: 'scene',
        seats: FRIENDS,
        isThere: () => false,
      });
      await keep(page, record, { isOver: true });
      await page.goto('/game/kept');
      await expect(page.locator('.stage-name')).toHaveCount(3);
      const others = '.stage-house:not(.is-shown) > ';
      expect(await isOver(page, '.stage-name', `${others}.house`)).toBe(false);
      const boxes = await page
        .locator('.bar-buttons > .button')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()));
      expect(boxes).toHaveLength(8);
      for (const side of ['width', 'height']) {
        expect(Math.min(...boxes.map((box) => box[side]))).toBeGreaterThanOrEqual(44);
      }
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
      const first = '.bar-buttons > .button:first-child';
      expect(await isOver(page, first, `${first} ~ .button`)).toBe(false);
      expect(await isOver(page, '.bar-speed', '.bar-words > *, .bar-slide, .bar-step')).toBe(false);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}

test('fonts that come late move nothing', async ({ page }) => {
  let letCome = () => {};
  const late = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await late;
    await route.continue();
  });
  const widths = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1, legend, .choice-option')].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getBoundingClientRect().width;
      }),
    );
  await page.goto('/settings', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: en.home.settings })).toBeVisible();
  const before = await widths();
  letCome();
  await page.waitForFunction(() => document.fonts.check('600 20px Fraunces'));
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  expect(await page.evaluate(() => document.fonts.check('400 16px "Alegreya Sans"'))).toBe(true);
  const after = await widths();
  const sum = (all: readonly number[]) => all.reduce((total, width) => total + width, 0);
  expect(Math.abs(sum(after) / sum(before) - 1)).toBeLessThan(0.05);
});

function isCoat(picture: { readonly phase?: unknown; readonly active?: unknown }): boolean {
  return picture.phase === 'coat' && picture.active === 0;
}

/** How large a cell is, which parts lie over each other, and which are out of sight. */
function measure(page: Page) {
  return page.evaluate(() => {
    const parts = [
      '.table-head',
      '.facade',
      '.opponent',
      '.controls > *',
      '.last-steps:not(:empty)',
      '.hold > *',
      '.board-other > *',
      '.dice-tray',
      '.tray',
    ];
    const inTray = ['.tray-die', '.board-side-button', '.dice-tray .action', '.tray-actions > *'];
    function boxesOf(selectors: readonly string[]) {
      return [...document.querySelectorAll(selectors.join())]
        .filter((part) => part.checkVisibility() && !part.classList.contains('visually-hidden'))
        .map((part) => ({ name: part.className, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1);
    }
    const slack = 1;
    function overlapsOf(boxes: ReturnType<typeof boxesOf>): string[] {
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(
            ({ box }) =>
              Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > slack &&
              Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > slack,
          )
          .map((other) => `${one.name} and ${other.name}`),
      );
    }
    const all = boxesOf([...parts, ...inTray, '.placing-place', '.coat-buttons > *']);
    const house = document.querySelector('.facade > .house')?.getBoundingClientRect();
    return {
      overlaps: [...overlapsOf(boxesOf(parts)), ...overlapsOf(boxesOf(inTray))],
      outside: all
        .filter(
          ({ box }) =>
            box.left < -slack ||
            box.top < -slack ||
            box.right > innerWidth + slack ||
            box.bottom > innerHeight + slack,
        )
        .map(({ name }) => name),
      scrolls:
        document.documentElement.scrollHeight > innerHeight + slack ||
        document.documentElement.scrollWidth > innerWidth + slack,
      // A house is 244 wide in its own units, a cell 40.
      cell: ((house?.width ?? 0) * 40) / 244,
    };
  });
}
