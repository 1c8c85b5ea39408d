/** Slips of the hand that must cost nothing: held keys, letters, Escape, taps beside a dialog. */
import type { Page } from '@playwright/test';
import { isTurn, keep, openRecord, openTable, recordOf } from '../positions.ts';
import { ASKS, NAMES } from '../table-words.ts';
import { begins, en } from '../words.ts';
import { expect, test } from './fixtures.ts';
import { GAMES } from './games.ts';
import { expectKept } from './kept-setting.ts';
import { byKeyboard, byMouse, nextQuestion, playToEnd, statusLine } from './playing.ts';

const FRIENDS = [{ name: '' }, { name: 'Freja', bot: 'greedy' }, { name: 'Magnus', bot: 'greedy' }];

async function openTurn(page: Page): Promise<void> {
  await openTable(page, {
    game: 'roll-and-write',
    seed: 'placing',
    seats: FRIENDS,
    isThere: isTurn(1),
  });
  await nextQuestion(page, byMouse);
}

async function pickTile(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: en.rollAndWrite.tiles })
    .getByRole('button', { name: NAMES.drawable, disabled: false })
    .last()
    .click();
  await expect(page.getByRole('button', { name: NAMES.place })).toBeFocused();
}

test('Enter that is held places a tile and does not end the turn', async ({ page }) => {
  await openTurn(page);
  await pickTile(page);
  await page.keyboard.down('Enter');
  await expect(statusLine(page)).toHaveText(ASKS.end);
  // The keyboard repeats the key that is still down.
  for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('Enter');
  await expect(statusLine(page)).toHaveText(ASKS.end);
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await expect(statusLine(page)).not.toHaveText(ASKS.end);
});

test('Enter that is held does nothing twice where no button has the focus', async ({ page }) => {
  await openTurn(page);
  await pickTile(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.down('Enter');
  await expect(statusLine(page)).toHaveText(ASKS.end);
  for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('Enter');
  await expect(statusLine(page)).toHaveText(ASKS.end);
});

test('a game that ends begins at its result, where Enter presses nothing', async ({ page }) => {
  const lines = recordOf({
    game: 'copenhagen',
    seed: 'placing',
    seats: FRIENDS,
    isThere: () => false,
  }).split('\n');
  const last = lines.findLastIndex((line) => line.includes('"by":0'));
  await openRecord(page, `${lines.slice(0, last).join('\n')}\n`);
  await playToEnd(page, GAMES[1].play, byKeyboard);
  const result = page.getByRole('dialog');
  await expect(result.getByRole('heading', { level: 2 })).toBeFocused();
  const address = page.url();
  for (const key of ['Enter', 'Space']) await page.keyboard.press(key);
  await expect(result).toBeVisible();
  expect(page.url()).toBe(address);
});

test('shortcuts of a single letter can be switched off', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('checkbox', { name: en.settings.shortcuts }).uncheck();
  await expectKept(page, 'shortcuts', false);
  await openTurn(page);
  for (const key of ['l', 'h', 'u', '?']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alert')).toBeEmpty();
  // Keys that are no letters go on working.
  await pickTile(page);
  await page.keyboard.press('Escape');
  await expect(statusLine(page)).toHaveText(ASKS.tile);
});

test('a turn ends by itself where nothing else is possible and that is set', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: en.settings.paces.fast }).check();
  await expectKept(page, 'pace', 'fast');
  await page.getByRole('checkbox', { name: en.settings.autoEnd }).check();
  await expectKept(page, 'autoEnd', true);
  await openTurn(page);
  await pickTile(page);
  await page.keyboard.press('Enter');
  // Nobody presses anything: the others play, and the person is asked for the next thing.
  await expect(page.getByRole('button', { name: NAMES.place })).toHaveCount(0);
  await expect(statusLine(page)).not.toHaveText(ASKS.end);
  await nextQuestion(page, byMouse);
});

test('Escape does not take the device from the next person', async ({ page }) => {
  await openTable(page, {
    game: 'copenhagen',
    seed: 'placing',
    seats: [{ name: 'Anna' }, { name: 'Ben' }],
    isThere: isTurn(1),
  });
  const ready = page.getByRole('button', { name: begins(en.table.handover.ready('')) });
  await expect(ready).toBeVisible();
  for (let press = 0; press < 4; press++) await page.keyboard.press('Escape');
  await expect(ready).toBeVisible();
  await ready.click();
  await expect(statusLine(page)).not.toHaveText(begins(en.table.handover.title('')));
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a tap beside a dialog closes it and presses nothing behind it', async ({ page }) => {
    await openTurn(page);
    const menu = page.getByRole('button', { name: en.table.menu });
    const box = await menu.boundingBox();
    if (!box) throw new Error('the menu has a button');
    await page.keyboard.press('l');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
  });
});

test('another page gives the focus to its heading, and Back returns to the place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The page is that long once its list of games is there.
  const scrolled = () =>
    page.evaluate(() => {
      scrollTo(0, 500);
      return scrollY;
    });
  await expect.poll(scrolled).toBe(500);
  // Playwright's own click would scroll to the link first.
  await page
    .getByRole('link', { name: en.home.settings })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  const heading = page.getByRole('heading', { level: 1, name: en.settings.title });
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: en.common.productName })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});

test('a slider that is dragged through a game writes the address when it rests', async ({
  page,
}) => {
  const record = recordOf({
    game: 'roll-and-write',
    seed: 'placing',
    seats: FRIENDS,
    isThere: () => false,
  });
  await keep(page, record, { isOver: true });
  // Safari throws from the hundredth change within half a minute on.
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    let changes = 0;
    history.replaceState = (...change) => {
      if (++changes > 20) throw new DOMException('too many', 'SecurityError');
      replace(...change);
      document.documentElement.dataset.changes = `${changes}`;
    };
  });
  await page.goto('/game/kept#1');
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('1');
  await slider.focus();
  for (let step = 0; step < 60; step++) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('61');
  await expect(page).toHaveURL(/#61$/);
});
