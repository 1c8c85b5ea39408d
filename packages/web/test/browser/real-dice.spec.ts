/** Roll & Write with real dice: one device for all, and a sheet of one's own. */
import type { Locator, Page } from '@playwright/test';
import { openRecord, openTable, sheetRecord } from '../positions.ts';
import { expect, expectAccessible, installedTest, readyForOffline, test } from './fixtures.ts';
import {
  byFinger,
  byKeyboard,
  byMouse,
  nextQuestion,
  playOn,
  playTo,
  playToEnd,
  statusLine,
} from './playing.ts';
import { places, playWithDice, tapIn } from './real-dice-player.ts';
import { playSwiftly } from './swift-player.ts';

const THREE = [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Cem' }] as const;

/** Opens a table through the set-up screen; the first begins. */
async function begin(page: Page, names: readonly string[], dice: string): Promise<void> {
  await page.goto('/new/roll-and-write?dice=real');
  await page.getByRole('radio', { name: dice }).check();
  for (let seats = 3; seats > names.length; seats--) {
    await page
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
  }
  for (const [seat, name] of names.entries()) {
    await page.getByRole('textbox', { name: `Name at seat ${seat + 1}` }).fill(name);
  }
  await page.getByRole('combobox', { name: 'Who starts' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Begin' }).click();
}

/** Clicks on what can't be used now, to hear why. */
function insist(button: Locator): Promise<void> {
  return button.click({ force: true });
}

function undo(page: Page) {
  return page.getByRole('button', { name: /^Undo/ });
}

test('three people play a whole game on one device', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await page.getByRole('link', { name: 'Real dice' }).click();
  await expect(page.getByRole('radio', { name: 'We roll real dice' })).toBeChecked();
  await begin(page, ['Anna', 'Ben', 'Cem'], 'We roll real dice');
  expect(await nextQuestion(page, byMouse)).toBe('Anna: roll five dice and tap them in');
  await playOn(page, playWithDice(), byMouse, 12);
  await playSwiftly(page);
  const result = page.getByRole('dialog').getByRole('table');
  for (const name of ['Anna', 'Ben', 'Cem']) {
    await expect(result.getByRole('rowheader', { name })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Rematch' }).click();
  expect(await nextQuestion(page, byMouse)).toBe('Ben: roll five dice and tap them in');
});

installedTest(
  'dice are tapped in and things are asked about without a network',
  async ({ page, setOffline }) => {
    await page.goto('/');
    await readyForOffline(page);
    await page.reload();
    await setOffline(true);
    await begin(page, ['Anna', 'Ben'], 'Only my own sheet');
    await playOn(page, playWithDice(), byMouse, 6);
    await nextQuestion(page, byMouse);
    await page.getByRole('heading', { level: 1 }).click({ button: 'right' });
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'In the rules' })).toBeVisible();
    await dialog.getByRole('link', { name: 'Your turn' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Your turn' })).toBeVisible();
  },
);

test('a die is corrected with two taps, and nothing counts before it is confirmed', async ({
  page,
}) => {
  await begin(page, ['Anna', 'Ben', 'Cem'], 'We roll real dice');
  const confirm = page.getByRole('button', { name: 'These are the dice' });
  await tapIn(page, byMouse, 'Blue', 'Blue', 'Red', 'White');
  await insist(confirm);
  await expect(page.getByRole('alert')).toHaveText('One die is missing.');
  await tapIn(page, byMouse, 'Green');
  await expect(confirm).toHaveAttribute('aria-disabled', 'false');
  await tapIn(page, byMouse, 'Green');
  await expect(page.getByRole('alert')).toHaveText(/tap it first/);
  await places(page).nth(2).click();
  await expect(places(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  await tapIn(page, byMouse, 'Yellow');
  await expect(places(page).nth(2)).toHaveAccessibleName('Die 3 of 5: yellow');
  await page.getByRole('button', { name: 'Take away the last die' }).click();
  await expect(places(page).nth(4)).toHaveAccessibleName('Die 5 of 5: empty');
  await tapIn(page, byMouse, 'Purple');
  await confirm.click();
  await expect(statusLine(page)).toHaveText('Anna’s turn: choose a tile to draw');
  const dice = page.getByRole('group', { name: 'Dice' }).getByRole('button');
  await expect(dice).toHaveCount(5);
  await expect(dice.first()).toHaveAccessibleName('Blue die, 1 of 5');
  await expect(dice.last()).toHaveAccessibleName('White die, 5 of 5');
});

test('undo goes back over a roll and over other people, step by step', async ({ page }) => {
  await begin(page, ['Anna', 'Ben', 'Cem'], 'We roll real dice');
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
  await tapIn(page, byMouse, 'Red', 'Blue', 'Purple', 'Green', 'Yellow');
  await page.getByRole('button', { name: 'These are the dice' }).click();
  await page.getByRole('button', { name: /^End without a tile/ }).click();
  await expect(page.getByText('Ben’s sheet')).toBeVisible();
  await page.getByRole('button', { name: 'Take no die' }).click();
  await expect(statusLine(page)).toHaveText(/^Cem – Anna is done: take a die/);
  await expect(undo(page)).toHaveAccessibleName('Undo: Ben: no die taken.');
  await undo(page).click();
  await expect(statusLine(page)).toHaveText(/^Ben – Anna is done: take a die/);
  await undo(page).click();
  await expect(undo(page)).toHaveAccessibleName(
    'Undo: Anna: rolled red, blue, purple, green and yellow.',
  );
  await undo(page).click();
  await expect(statusLine(page)).toHaveText('Anna: roll five dice and tap them in');
  await expect(places(page).first()).toHaveAccessibleName('Die 1 of 5: empty');
});

test('a set-up with real dice is there again, and leaves the other one alone', async ({ page }) => {
  await begin(page, ['Anna', 'Ben', 'Cem'], 'We roll real dice');
  await nextQuestion(page, byMouse);
  await page.goto('/new/roll-and-write?dice=real');
  await expect(page.getByRole('textbox', { name: 'Name at seat 3' })).toHaveValue('Cem');
  await expect(page.getByRole('radio', { name: 'We roll real dice' })).toBeChecked();
  await page.goto('/new/roll-and-write');
  await expect(page.getByRole('radio', { name: 'The app rolls' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Name at seat 2' })).toHaveValue('Freja');
});

test('people roll for a bot, and take its turn back with their roll', async ({ page }) => {
  const seats = [{ name: 'Anna' }, { name: 'Freja', bot: 'greedy' }, { name: 'Ben' }];
  const isThere = ({ chance, active }: { chance?: unknown; active?: unknown }) =>
    chance === 'roll 5' && active === 1;
  await openTable(page, { game: 'roll-and-write', seed: 'bot', seats, dice: 'real', isThere });
  const question = 'Roll five dice for Freja and tap them in';
  await expect(statusLine(page)).toHaveText(question);
  await tapIn(page, byMouse, 'Red', 'Red', 'Red', 'Green', 'Yellow');
  await page.getByRole('button', { name: 'These are the dice' }).click();
  await expect(statusLine(page)).toHaveText('Ben – Freja is done: take a die');
  await expect(undo(page)).toHaveAccessibleName(/^Undo: Freja: rolled red, red, red/);
  await undo(page).click();
  await expect(statusLine(page)).toHaveText(question);
});

test('a re-roll asks for just those dice, also after a reload', async ({ page }) => {
  await begin(page, ['Anna', 'Ben', 'Cem'], 'We roll real dice');
  await tapIn(page, byMouse, 'Red', 'Blue', 'Blue', 'Blue', 'Yellow');
  await page.getByRole('button', { name: 'These are the dice' }).click();
  const dice = page.getByRole('group', { name: 'Dice' }).getByRole('button');
  await dice.first().click();
  await dice.last().click();
  await page.getByRole('button', { name: /^Re-roll 2 dice/ }).click();
  await expect(statusLine(page)).toHaveText('Anna – Roll these 2 dice again and tap them in');
  await page.reload();
  await expect(statusLine(page)).toHaveText('Anna – Roll these 2 dice again and tap them in');
  await expect(places(page)).toHaveCount(2);
  await expect(page.getByRole('img', { name: 'blue, not rolled again' })).toHaveCount(3);
  await tapIn(page, byMouse, 'Blue', 'White');
  await page.getByRole('button', { name: 'These are the dice' }).click();
  await expect(dice).toHaveCount(5);
  await expect(dice.last()).toHaveAccessibleName('White die, 5 of 5');
});

test('two players choose what is crossed out', async ({ page }) => {
  await begin(page, ['Anna', 'Ben'], 'We roll real dice');
  await expect(statusLine(page)).toHaveText(/^Which blue and which yellow/);
  const confirm = page.getByRole('button', { name: 'Cross these out' });
  await page.getByRole('button', { name: 'Blue tile of 4 squares, L shape', exact: true }).click();
  await insist(confirm);
  await expect(page.getByRole('alert')).toHaveText('Choose one blue and one yellow tile.');
  await page
    .getByRole('button', { name: 'Yellow tile of 4 squares, Z shape', exact: true })
    .click();
  await confirm.click();
  await expect(statusLine(page)).toHaveText('Anna: choose the track that you begin with');
  const facades = page.getByRole('region', { name: 'Facades' });
  await expect(facades.getByRole('button', { name: /crossed out/ })).toHaveCount(5);
  await undo(page).click();
  await page.getByRole('button', { name: 'Let lots decide' }).click();
  await playOn(page, playWithDice(), byMouse, 6);
});

test('one’s own sheet is played to the end of the game', async ({ page }) => {
  test.slow();
  await begin(page, ['', 'Anna', 'Ben'], 'Only my own sheet');
  expect(await nextQuestion(page, byMouse)).toBe('Roll five dice and tap them in');
  const play = playWithDice();
  await playOn(page, play, byMouse, 14);
  await page.reload();
  await playTo(page, play, byMouse, /^What did Ben leave/);
  await page.getByRole('button', { name: 'Somebody has 12 points' }).click();
  await page.getByRole('button', { name: 'Anna, in this round' }).click();
  await expect(page.getByRole('region', { name: 'The others at the table' })).toContainText('12');
  await playToEnd(page, play, byMouse);
  const ending = page.getByRole('dialog');
  await expect(
    ending.getByRole('heading', { name: /^Your house stands: \d+ points?/ }),
  ).toBeVisible();
  await expect(ending).toContainText('Anna reached 12 points');
  await expect(ending.getByRole('row')).toHaveCount(2);
});

test('somebody’s turn is told with the tile they crossed out, and judged', async ({ page }) => {
  await openRecord(page, sheetRecord(['', 'Anna', 'Ben'], []));
  await expect(statusLine(page)).toHaveText('What did Anna leave?');
  const confirm = page.getByRole('button', { name: 'That was the turn' });
  await insist(confirm);
  await expect(page.getByRole('alert')).toHaveText(/^No turn leaves just these dice/);
  const facades = page.getByRole('region', { name: 'Facades' });
  await insist(facades.getByRole('button', { name: 'Red tile of 2 squares' }));
  await expect(page.getByRole('alert')).toHaveText(/never crossed out/);
  const tile = facades.getByRole('button', { name: 'Blue tile of 5 squares' });
  await tile.click();
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await confirm.click();
  await expect(statusLine(page)).toHaveText('What did Ben leave?');
  await expect(tile).toHaveAccessibleName(/crossed out$/);
  await expect(undo(page)).toHaveAccessibleName(
    'Undo: Anna: left no die, crossed out the blue tile of 5.',
  );
  await tapIn(page, byMouse, 'White', 'Red', 'Red');
  await confirm.click();
  await expect(statusLine(page)).toHaveText('Ben is done: take a die');
  await expectAccessible(page);
});

test('the goal of the round before ends the game at once', async ({ page }) => {
  const turn = ['left RBPGY cross=-', 'mark -'];
  const round = [...turn, 'roll RBPGY', 'end'];
  await openRecord(page, sheetRecord(['', 'Anna'], ['cross B4L Y4R', 'start G', ...round]));
  await page.getByRole('button', { name: 'Somebody has 12 points' }).click();
  await page.getByRole('button', { name: 'Anna, already in the last round' }).click();
  await expect(page.getByRole('dialog', { name: 'Your house stands: 0 points' })).toBeVisible();
});

test('dice are typed in with the keyboard alone', async ({ page }) => {
  await openTable(page, {
    game: 'roll-and-write',
    seed: 'keys',
    seats: THREE,
    dice: 'real',
    isThere: ({ chance, round }) => chance === 'roll 5' && round === 2,
  });
  await expect(statusLine(page)).toHaveText(/tap them in$/);
  await expect(places(page)).toHaveCount(5);
  await page.keyboard.type('bbrgw');
  await expect(places(page).last()).toHaveAccessibleName('Die 5 of 5: white');
  await page.keyboard.press('Backspace');
  await expect(places(page).last()).toHaveAccessibleName('Die 5 of 5: empty');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('yw');
  await expect(places(page).nth(2)).toHaveAccessibleName('Die 3 of 5: yellow');
  await page.keyboard.press('Enter');
  await expect(statusLine(page)).toHaveText(/choose a tile/);
  await playOn(page, playWithDice(), byKeyboard, 6);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('R B P G Y W');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('everything is tapped in without scrolling', async ({ page }) => {
    await begin(page, ['', 'Anna', 'Ben'], 'Only my own sheet');
    await playOn(page, playWithDice(), byFinger, 4);
    await playTo(page, playWithDice(), byFinger, /^What did/);
    await page.getByRole('button', { name: 'Crossed out: none' }).tap();
    await page.getByRole('button', { name: /^Purple tile of 5/ }).tap();
    await expect(page.getByRole('button', { name: 'Crossed out: purple tile of 5' })).toBeVisible();
    const scroll = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
    }));
    expect(scroll).toEqual({ width: 360, height: 640 });
    for (const button of await page.locator('.dice-pad button').all()) {
      const box = await button.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    }
  });
});
