/** Holding a tile: keys, mouse and finger; what is said about the place, and why it is not possible. */
import type { Page } from '@playwright/test';
import { isTurn, openTable } from '../positions.ts';
import { ASKS, NAMES, OWN_FACADE } from '../table-words.ts';
import { ANY, en, has, MANY, MORE } from '../words.ts';
import { expect, test } from './fixtures.ts';
import { expectKept } from './kept-setting.ts';
import { byMouse, nextQuestion, statusLine, toldOfHand } from './playing.ts';

const FRIENDS = [{ name: '' }, { name: 'Freja', bot: 'greedy' }, { name: 'Magnus', bot: 'greedy' }];

/** The cells at which the tile is held, as they are told. */
async function heldCells(page: Page): Promise<string[]> {
  const text = (await toldOfHand(page).textContent()) ?? '';
  return /\b[a-e]\d(?:, [a-e]\d)*/.exec(text)?.[0].split(', ') ?? [];
}

async function pickTile(page: Page): Promise<void> {
  await openTable(page, {
    game: 'roll-and-write',
    seed: 'placing',
    seats: FRIENDS,
    isThere: isTurn(1),
  });
  await nextQuestion(page, byMouse);
  const drawer = page.getByRole('button', { name: en.rollAndWrite.tiles, expanded: false });
  if (await drawer.isVisible()) await drawer.click();
  const facades = page.getByRole('region', { name: en.rollAndWrite.facades });
  await facades.getByRole('button', { name: NAMES.drawable, disabled: false }).last().click();
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
  const facades = page.getByRole('region', { name: en.rollAndWrite.facades });
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

/** Real touches, as many fingers as there are points. */
async function fingers(page: Page) {
  const touch = await page.context().newCDPSession(page);
  return (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number; id?: number }[],
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
}

for (const [device, viewport] of [
  ['a phone', { width: 360, height: 640 }],
  ['a tablet', { width: 820, height: 1180 }],
] as const) {
  test.describe(`the lowest rows on ${device}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('a finger drags a tile to rows 1 and 2 of Roll & Write', async ({ page }) => {
      await pickTile(page);
      await dragToFoot(page);
    });

    test('a finger drags a tile to rows 1 and 2 of Copenhagen', async ({ page }) => {
      await pickCopenhagenTile(page);
      await dragToFoot(page);
    });
  });
}

/** Drags the tile to the top and then down over the last rows; it must come to lie at the very foot. */
async function dragToFoot(page: Page): Promise<void> {
  const send = await fingers(page);
  const lowest = async () =>
    Math.min(...(await heldCells(page)).map((cell) => Number(cell.slice(1))));
  await send('touchStart', [await pointOf(page, 2, 4)]);
  await send('touchMove', [await pointOf(page, 2, 6)]);
  await expect.poll(lowest).toBeGreaterThan(4);
  await send('touchMove', [await pointOf(page, 2, 0)]);
  await expect.poll(lowest).toBe(1);
  // Below the house the finger is out of the way, with the tile two rows above it.
  await send('touchMove', [await pointOf(page, 2, -1)]);
  await send('touchMove', [await pointOf(page, 2, -2)]);
  await expect.poll(lowest).toBe(1);
  await send('touchEnd', []);
  expect(await lowest()).toBe(1);
  await expect(toldOfHand(page)).not.toHaveText(has(en.refusals.unsupported));
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
