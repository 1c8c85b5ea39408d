/** Holding a tile: keys, mouse and finger; what is said about the place, and why it is not possible. */
import type { Page } from '@playwright/test';
import { isTurn, openTable } from '../positions.ts';
import { ASKS, NAMES, OWN_FACADE } from '../table-words.ts';
import { ANY, en, has, MANY, MORE } from '../words.ts';
import { fingers } from './fingers.ts';
import { expect, test } from './fixtures.ts';
import { expectKept } from './kept-setting.ts';
import { byMouse, nextQuestion, statusLine, toldOfHand } from './playing.ts';

const FRIENDS = [{ name: '' }, { name: 'Freja', bot: 'greedy' }, { name: 'Magnus', bot: 'greedy' }];

/** The cells at which the tile is held, as they are told. */
async function heldCells(page: Page): Promise<string[]> {
  const text = (await toldOfHand(page).textContent()) ?? '';
  return /\b[a-e]\d(?:, [a-e]\d)*/.exec(text)?.[0].split(', ') ?? [];
}

async function pickTile(page: Page, which: 'first' | 'last' = 'last'): Promise<void> {
  await openTable(page, {
    game: 'roll-and-write',
    seed: 'placing',
    seats: FRIENDS,
    isThere: isTurn(1),
  });
  await nextQuestion(page, byMouse);
  const drawer = page.getByRole('button', { name: en.rollAndWrite.tiles, expanded: false });
  if (await drawer.isVisible()) await drawer.click();
  const facades = page.getByRole('region', { name: en.rollAndWrite.tiles });
  await facades.getByRole('button', { name: NAMES.drawable, disabled: false })[which]().click();
  await expect(toldOfHand(page)).toHaveText(has(en.house.ghost(ANY, ANY)));
}

/** The same at a table of Copenhagen. */
async function pickCopenhagenTile(page: Page): Promise<void> {
  await openTable(page, {
    game: 'copenhagen',
    seed: 'placing',
    seats: FRIENDS,
    isThere: isTurn(7),
  });
  await nextQuestion(page, byMouse);
  const drawer = page.getByRole('button', { name: en.copenhagen.supply.button, expanded: false });
  if (await drawer.isVisible()) await drawer.click();
  await page.getByRole('button', { name: NAMES.buildable, disabled: false }).last().click();
  await expect(toldOfHand(page)).toHaveText(has(en.house.ghost(ANY, ANY)));
}

/** Where a cell lies on the screen, from the whole of the facade with its gable and quay. */
async function pointOf(page: Page, column: number, row: number) {
  const box = await page.getByRole('region', { name: OWN_FACADE }).boundingBox();
  if (!box) throw new Error('the facade is there');
  const unit = box.width / 244;
  return {
    x: box.x + (22 + 40 * (column + 0.5)) * unit,
    y: box.y + (98 + 40 * (9 - row - 0.5)) * unit,
  };
}

test('keys move, turn and place a tile, and take it back', async ({ page }) => {
  await pickTile(page);
  const first = await heldCells(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(toldOfHand(page)).toHaveText(has(en.refusals.unsupported));
  expect(await heldCells(page)).not.toEqual(first);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(has(en.refusals.unsupported));
  await page.keyboard.press('r');
  await page.keyboard.press('x');
  await page.keyboard.press('n');
  await expect(toldOfHand(page)).toHaveText(has(en.table.placeOf(MANY, MORE)));
  await page.keyboard.press('Escape');
  await expect(statusLine(page)).toHaveText(ASKS.tile);
  const facades = page.getByRole('region', { name: en.rollAndWrite.tiles });
  await facades.getByRole('button', { name: NAMES.drawable, disabled: false }).last().click();
  await expect(page.getByRole('button', { name: NAMES.place })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(statusLine(page)).toHaveText(ASKS.end);
  await page.keyboard.press('u');
  await expect(statusLine(page)).toHaveText(ASKS.tile);
});

test('the mouse drags a tile, and a click on a square makes it the brick', async ({ page }) => {
  await pickTile(page);
  const from = await pointOf(page, 1, 1);
  const to = await pointOf(page, 3, 0);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  const cells = await heldCells(page);
  expect(cells.some((cell) => cell.startsWith('d'))).toBe(true);
  const last = cells.at(-1)!;
  const square = await pointOf(page, 'abcde'.indexOf(last.charAt(0)), Number(last.slice(1)) - 1);
  await page.mouse.click(square.x, square.y);
  await expect(toldOfHand(page)).toHaveText(has(en.house.ghost(ANY, last)));
});

for (const { game, pick, supply, tile } of [
  {
    game: 'Roll & Write',
    pick: (page: Page) => pickTile(page, 'first'),
    supply: en.rollAndWrite.tiles,
    tile: NAMES.drawable,
  },
  {
    game: 'Copenhagen',
    pick: pickCopenhagenTile,
    supply: en.copenhagen.supply.title,
    tile: NAMES.buildable,
  },
]) {
  test(`a mouse hovers, turns by the wheel and places by a double click in ${game}`, async ({
    page,
  }) => {
    await pick(page);
    const first = await heldCells(page);
    // The first column that is free of the tile.
    const column = [0, 1, 2, 3, 4].find(
      (at) => !first.some((cell) => 'abcde'.indexOf(cell[0]!) === at),
    )!;
    const there = await pointOf(page, column, 0);
    await page.mouse.move(there.x, there.y);
    await expect.poll(() => heldCells(page)).not.toEqual(first);
    const hovered = await heldCells(page);
    await page.mouse.move(2, 2);
    await expect.poll(() => heldCells(page)).toEqual(first);
    // The wheel turns the tile, and the page stays where it is.
    await page.mouse.move(there.x, there.y);
    await expect.poll(() => heldCells(page)).toEqual(hovered);
    const scrolled = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => heldCells(page)).not.toEqual(hovered);
    await page.mouse.wheel(0, -100);
    await expect.poll(() => heldCells(page)).toEqual(hovered);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await page.mouse.dblclick(there.x, there.y);
    await expect(page.getByRole('button', { name: NAMES.place })).toHaveCount(0);
  });

  test(`a tile of ${game} is dragged from its list onto the house`, async ({ page }) => {
    await pick(page);
    const list = page.getByRole('region', { name: supply });
    await page.keyboard.press('Escape');
    const held = page.getByRole('button', { name: NAMES.place });
    await expect(held).toHaveCount(0);
    const box = await list
      .getByRole('button', { name: tile, disabled: false })
      .last()
      .boundingBox();
    if (!box) throw new Error('the list has tiles');
    const start = async () => {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 20, { steps: 3 });
      await expect(held).toBeVisible();
    };
    // Dropped beside the house, the tile is put back.
    await start();
    await page.mouse.up();
    await expect(held).toHaveCount(0);
    await start();
    for (const [column, row] of [
      [2, 6],
      [3, 0],
    ] as const) {
      const there = await pointOf(page, column, row);
      await page.mouse.move(there.x, there.y, { steps: 4 });
      await expect
        .poll(async () => (await heldCells(page)).some((cell) => cell.endsWith(`${row + 1}`)))
        .toBe(true);
    }
    await page.mouse.up();
    await expect(held).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(held).toHaveCount(0);
  });
}

/** Chooses that one tap places a tile. */
async function placeByOneTap(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('radio', { name: en.settings.placings['one-tap'] }).check();
  await expectKept(page, 'placing', 'one-tap');
}

for (const [mode, prepare] of [
  ['with the button', async () => {}],
  ['with one tap', placeByOneTap],
] as const) {
  test(`other mouse buttons move and place nothing (${mode})`, async ({ page }) => {
    await prepare(page);
    await pickTile(page);
    const before = await heldCells(page);
    const away = await pointOf(page, 4, 0);
    await page.mouse.click(away.x, away.y, { button: 'middle' });
    await page.mouse.click(away.x, away.y, { button: 'right' });
    const help = page.getByRole('dialog');
    await expect(help).toBeVisible();
    await help.getByRole('button', { name: en.common.close }).click();
    await expect(page.getByRole('button', { name: NAMES.place })).toBeVisible();
    expect(await heldCells(page)).toEqual(before);
  });
}

for (const [device, viewport] of [
  ['a phone', { width: 360, height: 640 }],
  ['a tablet', { width: 820, height: 1180 }],
] as const) {
  test.describe(`everywhere on ${device}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('a finger drags a tile of Roll & Write to every cell', async ({ page }) => {
      await pickTile(page);
      await dragEverywhere(page);
    });

    test('a finger drags a tile of Copenhagen to every cell', async ({ page }) => {
      await pickCopenhagenTile(page);
      await dragEverywhere(page);
    });
  });
}

/** Waits until the tile is drawn where the finger is: a touch is handled in one frame and drawn in the next. */
async function framesDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
  );
}

/** Drags the tile over the whole screen: it comes to lie everywhere in the house, and never under the finger. */
async function dragEverywhere(page: Page): Promise<void> {
  const send = await fingers(page);
  const first = await heldCells(page);
  const rowsOf = (cells: string[]) => cells.map((cell) => Number(cell.slice(1)));
  const columnsOf = (cells: string[]) => cells.map((cell) => 'abcde'.indexOf(cell.charAt(0)));
  const width = Math.max(...columnsOf(first)) - Math.min(...columnsOf(first)) + 1;
  const height = Math.max(...rowsOf(first)) - Math.min(...rowsOf(first)) + 1;
  const screen = page.viewportSize()!.height;
  const reached = new Set<string>();
  await send('touchStart', [await pointOf(page, 2, 8)]);
  for (let left = 0; left + width <= 5; left++) {
    for (let row = 8; row > -3; row -= 0.5) {
      const point = await pointOf(page, left + (width - 1) / 2, row);
      if (point.y > screen - 16) break;
      await send('touchMove', [point]);
      await framesDrawn(page);
      const cells = await heldCells(page);
      const lowest = Math.min(...rowsOf(cells)) - 1;
      if (row + 2 < 9 - height) expect(lowest, `finger in row ${row}`).toBeGreaterThanOrEqual(row);
      reached.add(`${Math.min(...columnsOf(cells))} ${lowest}`);
    }
    const rows = Array.from({ length: 10 - height }, (_, row) => row);
    expect(rows.filter((row) => !reached.has(`${left} ${row}`))).toEqual([]);
  }
  // It was held where it may lie: released a row above that, it falls back.
  const middle = Math.min(...columnsOf(first)) + (width - 1) / 2;
  await send('touchMove', [await pointOf(page, middle, Math.min(...rowsOf(first)) - 2)]);
  await send('touchEnd', []);
  await expect(page.getByRole('button', { name: NAMES.place, disabled: false })).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a second finger neither moves nor places a tile', async ({ page }) => {
    await placeByOneTap(page);
    await pickTile(page);
    const before = await heldCells(page);
    const send = await fingers(page);
    const first = { ...(await pointOf(page, 2, 8)), id: 0 };
    const second = { ...(await pointOf(page, 4, 0)), id: 1 };
    await send('touchStart', [first]);
    await send('touchStart', [first, second]);
    await send('touchEnd', [second]);
    await expect(page.getByRole('button', { name: NAMES.place })).toBeVisible();
    expect(await heldCells(page)).toEqual(before);
    await send('touchEnd', []);
  });

  test('a finger drags a tile, which stays above it', async ({ page }) => {
    await pickTile(page);
    const from = await pointOf(page, 0, 0);
    const to = await pointOf(page, 2, 2);
    const send = await fingers(page);
    await send('touchStart', [from]);
    await send('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
    await send('touchMove', [to]);
    const lowest = async () =>
      Math.min(...(await heldCells(page)).map((cell) => Number(cell.slice(1))));
    await expect.poll(lowest).toBe(5);
    await send('touchEnd', []);
  });

  test('one tap places a tile where that is set', async ({ page }) => {
    await placeByOneTap(page);
    await pickTile(page);
    const place = await pointOf(page, 4, 0);
    await page.touchscreen.tap(place.x, place.y);
    await expect(statusLine(page)).toHaveText(new RegExp(`${ASKS.end.source}|${ASKS.coat.source}`));
  });
});
