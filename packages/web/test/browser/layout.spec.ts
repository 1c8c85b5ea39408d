/** Where the parts of a table lie: on phones upright and sideways, on tablets, at 200 % zoom. */
import type { Page } from '@playwright/test';
import { canPay, isTurn, openTable } from '../positions.ts';
import { hold } from '../shots/scenes/scene.ts';
import { expect, test } from './fixtures.ts';

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
        await page.setViewportSize({ width, height });
        // The sizes of all parts follow from the screen alone; a frame later they are measured.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
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
