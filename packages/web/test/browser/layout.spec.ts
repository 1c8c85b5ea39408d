/** Where the parts of a table lie on every screen, in every language and in every moment that matters. */
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/store/languages.ts';
import { canPay, isTurn, keep, openTable, type Position, recordOf } from '../positions.ts';
import { COPENHAGEN, FRIENDS, hold, ROLL_AND_WRITE } from '../shots/scenes/scene.ts';
import { NAMES } from '../table-words.ts';
import { en, titleOf, whole } from '../words.ts';
import { overflows } from './cut-text.ts';
import { expect, stillTest as test } from './fixtures.ts';
import { speakerOf } from './languages.ts';
import { measure, SMALLEST_CELL_PX } from './measure.ts';
import { introduce, openTable as openOnline } from './online.ts';

/** Screens on which all of a turn is in reach without scrolling. */
const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [640, 360],
  [667, 375],
  [844, 390],
  [932, 430],
  // Screens of 1440×900 and 1280×1024 at 200 %.
  [720, 450],
  [640, 512],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

/** The same screens at 400 %, where a page scrolls down, and down only. */
const SCROLLING_SIZES = [
  [360, 225],
  [320, 256],
] as const;

/**
 * Resizes the screen. Where a media query changes the parts of the page, they are drawn one frame after the resize,
 * so this waits for two frames, and for the typefaces.
 */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    async ([w, h]) => {
      await document.fonts.ready;
      await new Promise<void>((done) => {
        const look = () =>
          innerWidth === w && innerHeight === h
            ? requestAnimationFrame(() => requestAnimationFrame(() => done()))
            : requestAnimationFrame(look);
        look();
      });
    },
    [width, height] as const,
  );
}

/** A moment of a game, and what is done to bring it about. */
interface Moment {
  readonly name: string;
  readonly isThere: Position['isThere'];
  act?(page: Page): Promise<unknown>;
}

const isAsked =
  (phase: string): Position['isThere'] =>
  (picture) =>
    picture.phase === phase &&
    (picture.waiting === undefined ? picture.active : Number(picture.waiting)) === 0;

const openTiles = async (page: Page) => {
  const name = whole(en.rollAndWrite.tiles, en.copenhagen.supply.button);
  const button = page.getByRole('button', { name, expanded: false });
  if (await button.isVisible()) await button.click();
};
const closeEnd = async (page: Page) => {
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
};

/** The same moments in both games. */
function momentsOf({ isThere }: Position): Moment[] {
  return [
    { name: 'my turn', isThere: canPay(isThere) },
    { name: 'a note', isThere: canPay(isTurn(1)) },
    { name: 'tiles', isThere: canPay(isThere), act: openTiles },
    { name: 'placing', isThere: canPay(isThere), act: hold },
    { name: 'a coat of arms', isThere: isAsked('coat') },
    { name: 'the game is over', isThere: () => false, act: closeEnd },
  ];
}

const MOMENTS: readonly (readonly [Position, readonly Moment[]])[] = [
  [
    ROLL_AND_WRITE,
    [...momentsOf(ROLL_AND_WRITE), { name: 'a die of another’s turn', isThere: isAsked('mark') }],
  ],
  [COPENHAGEN, [...momentsOf(COPENHAGEN), { name: 'a full hand', isThere: isAsked('discard') }]],
];

for (const [position, moments] of MOMENTS) {
  for (const { name, isThere, act } of moments) {
    test(`${position.game}, ${name}: nothing overlaps, is cut, or out of sight`, async ({
      page,
    }) => {
      const speak = speakerOf(page);
      await page.setViewportSize({ width: 844, height: 390 });
      await openTable(page, { ...position, isThere });
      await act?.(page);
      for (const language of LANGUAGES) {
        await speak(language);
        for (const [width, height] of [...SIZES, ...SCROLLING_SIZES]) {
          await resize(page, width, height);
          const found = await page.evaluate(measure);
          const cut = await page.evaluate(overflows);
          const where = `${width}×${height}, ${language}`;
          const scrolls = SCROLLING_SIZES.some(([low]) => low === width && height < 300);
          expect.soft(found.overlaps, `overlaps at ${where}`).toEqual([]);
          expect.soft(cut, `cut text at ${where}`).toEqual([]);
          expect.soft(scrolls ? [] : found.outside, `out of sight at ${where}`).toEqual([]);
          expect.soft(found.scrolls.x, `scrolls sideways at ${where}`).toBe(false);
          expect.soft(!scrolls && found.scrolls.y, `scrolls down at ${where}`).toBe(false);
          expect.soft(found.cell, `a cell at ${where}`).toBeGreaterThanOrEqual(SMALLEST_CELL_PX);
        }
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
    const { overlaps, outside, scrolls } = await page.evaluate(measure);
    expect.soft({ overlaps, outside, scrolls }, `${width}×${height}`).toEqual({
      overlaps: [],
      outside: [],
      scrolls: { x: false, y: false },
    });
  }
});

/** Returns true if two boxes have more than a pixel in common. */
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

test('a button with much to say stays on a phone’s screen', async ({ page }) => {
  const speak = speakerOf(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await openTable(page, { ...COPENHAGEN, seats: FRIENDS.slice(0, 2), isThere: isTurn(1) });
  // Cards that lie apart need an ability, which the button names in a line of its own.
  await page.locator('.harbour-card').nth(0).click();
  await page.locator('.harbour-card').nth(3).click();
  for (const language of LANGUAGES) {
    await speak(language);
    for (const [width, height] of SIZES.filter(([width]) => width < 400)) {
      await resize(page, width, height);
      const main = await page.locator('.tray-main').boundingBox();
      const where = `${width}×${height}, ${language}`;
      expect.soft((main?.y ?? 0) + (main?.height ?? 0), where).toBeLessThanOrEqual(height);
    }
  }
});

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
