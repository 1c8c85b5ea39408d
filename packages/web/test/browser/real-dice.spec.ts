/** Roll & Write with real dice: one device for all. */
import type { Locator, Page } from '@playwright/test';
import { openTable } from '../positions.ts';
import { ASKS, NAMES } from '../table-words.ts';
import { begins, en, has } from '../words.ts';
import { expect, expectAccessible, installedTest, readyForOffline, test } from './fixtures.ts';
import {
  byFinger,
  byKeyboard,
  byMouse,
  nextQuestion,
  playOn,
  playTo,
  statusLine,
} from './playing.ts';
import { places, playWithDice, tapIn } from './real-dice-player.ts';
import { playSwiftly } from './swift-player.ts';

const { colours } = en.common;
const { shapes, status, story } = en.rollAndWrite;

const THREE = [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Cem' }] as const;

/** Opens a table through the set-up screen; the first begins. */
async function begin(page: Page, names: readonly string[], dice: string): Promise<void> {
  await page.goto('/new/roll-and-write?dice=real');
  await page.getByRole('radio', { name: dice }).check();
  for (let seats = 3; seats > names.length; seats--) {
    await page
      .getByRole('button', { name: begins(en.setup.remove('')) })
      .last()
      .click();
  }
  for (const [seat, name] of names.entries()) {
    await page.getByRole('textbox', { name: en.setup.nameOf(seat + 1) }).fill(name);
  }
  await page.getByRole('combobox', { name: en.setup.starts }).selectOption({ index: 1 });
  await page.getByRole('button', { name: en.setup.begin }).click();
}

/** Clicks on what can't be used now, to hear why. */
function insist(button: Locator): Promise<void> {
  return button.click({ force: true });
}

function undo(page: Page) {
  return page.getByRole('button', { name: NAMES.undo });
}

test('three people play a whole game on one device', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await page.getByRole('link', { name: en.home.realTable.dice }).click();
  await expect(page.getByRole('radio', { name: en.realDice.setUp.real })).toBeChecked();
  await begin(page, ['Anna', 'Ben', 'Cem'], en.realDice.setUp.real);
  expect(await nextQuestion(page, byMouse)).toBe(en.realDice.rollFiveOf('Anna'));
  await playOn(page, playWithDice(), byMouse, 12);
  await playSwiftly(page);
  const result = page.getByRole('dialog').getByRole('table');
  for (const name of ['Anna', 'Ben', 'Cem']) {
    await expect(result.getByRole('rowheader', { name })).toBeVisible();
  }
  await page.getByRole('link', { name: en.table.over.rematch }).click();
  expect(await nextQuestion(page, byMouse)).toBe(en.realDice.rollFiveOf('Ben'));
});

installedTest(
  'dice are tapped in and things are asked about without a network',
  async ({ page, setOffline }) => {
    await page.goto('/');
    await readyForOffline(page);
    await page.reload();
    await setOffline(true);
    await begin(page, ['Anna', 'Ben'], en.realDice.setUp.real);
    await playOn(page, playWithDice(), byMouse, 6);
    await nextQuestion(page, byMouse);
    await page.getByRole('heading', { level: 1 }).click({ button: 'right' });
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: en.help.inRules })).toBeVisible();
    await dialog.getByRole('link', { name: en.book['roll-and-write'].sections.turn.title }).click();
    await expect(
      page.getByRole('heading', { level: 2, name: en.book['roll-and-write'].sections.turn.title }),
    ).toBeVisible();
  },
);

test('a die is corrected with two taps, and nothing counts before it is confirmed', async ({
  page,
}) => {
  await begin(page, ['Anna', 'Ben', 'Cem'], en.realDice.setUp.real);
  const confirm = page.getByRole('button', { name: en.realDice.confirm });
  await tapIn(page, byMouse, 'BBRW');
  await insist(confirm);
  await expect(page.getByRole('alert')).toHaveText(en.realDice.missing(1));
  await tapIn(page, byMouse, 'G');
  await expect(confirm).toHaveAttribute('aria-disabled', 'false');
  await tapIn(page, byMouse, 'G');
  await expect(page.getByRole('alert')).toHaveText(en.realDice.full);
  await places(page).nth(2).click();
  await expect(places(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  await tapIn(page, byMouse, 'Y');
  await expect(places(page).nth(2)).toHaveAccessibleName(en.realDice.slot(3, 5, colours.Y));
  await page.getByRole('button', { name: en.realDice.erase }).click();
  await expect(places(page).nth(4)).toHaveAccessibleName(en.realDice.slot(5, 5, en.realDice.empty));
  await tapIn(page, byMouse, 'P');
  await confirm.click();
  await expect(statusLine(page)).toHaveText(
    en.rollAndWrite.status.tile(en.table.yourTurn('Anna', false)),
  );
  const dice = page.getByRole('group', { name: en.rollAndWrite.dice }).getByRole('button');
  await expect(dice).toHaveCount(5);
  await expect(dice.first()).toHaveAccessibleName(en.rollAndWrite.die('B', 1, 5));
  await expect(dice.last()).toHaveAccessibleName(en.rollAndWrite.die('W', 5, 5));
  await expectAccessible(page);
});

test('undo goes back over a roll and over other people, step by step', async ({ page }) => {
  await begin(page, ['Anna', 'Ben', 'Cem'], en.realDice.setUp.real);
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
  await tapIn(page, byMouse, 'RBPGY');
  await page.getByRole('button', { name: en.realDice.confirm }).click();
  await page.getByRole('button', { name: NAMES.end }).click();
  await expect(page.getByText(en.realDice.sheetOf('Ben'))).toBeVisible();
  await page.getByRole('button', { name: en.rollAndWrite.takeNone }).click();
  await expect(statusLine(page)).toHaveText(begins(status.for('Cem', status.mark('Anna'))));
  await expect(undo(page)).toHaveAccessibleName(en.table.undoWhat(story.by('Ben', story.markNone)));
  await undo(page).click();
  await expect(statusLine(page)).toHaveText(begins(status.for('Ben', status.mark('Anna'))));
  await undo(page).click();
  await expect(undo(page)).toHaveAccessibleName(
    en.table.undoWhat(
      story.by(
        'Anna',
        story.roll(en.common.list([colours.R, colours.B, colours.P, colours.G, colours.Y])),
      ),
    ),
  );
  await undo(page).click();
  await expect(statusLine(page)).toHaveText(en.realDice.rollFiveOf('Anna'));
  await expect(places(page).first()).toHaveAccessibleName(
    en.realDice.slot(1, 5, en.realDice.empty),
  );
});

test('a set-up with real dice is there again, and leaves the other one alone', async ({ page }) => {
  await begin(page, ['Anna', 'Ben', 'Cem'], en.realDice.setUp.real);
  await nextQuestion(page, byMouse);
  await page.goto('/new/roll-and-write?dice=real');
  await expect(page.getByRole('textbox', { name: en.setup.nameOf(3) })).toHaveValue('Cem');
  await expect(page.getByRole('radio', { name: en.realDice.setUp.real })).toBeChecked();
  await page.goto('/new/roll-and-write');
  await expect(page.getByRole('radio', { name: en.realDice.setUp.app })).toBeChecked();
  await expect(page.getByRole('textbox', { name: en.setup.nameOf(2) })).toHaveValue('Freja');
});

test('people roll for a bot, and take its turn back with their roll', async ({ page }) => {
  const seats = [{ name: 'Anna' }, { name: 'Freja', bot: 'greedy' }, { name: 'Ben' }];
  const isThere = ({ chance, active }: { chance?: unknown; active?: unknown }) =>
    chance === 'roll 5' && active === 1;
  await openTable(page, { game: 'roll-and-write', seed: 'bot', seats, dice: 'real', isThere });
  const question = en.realDice.rollFiveFor('Freja');
  await expect(statusLine(page)).toHaveText(question);
  await tapIn(page, byMouse, 'RRRGY');
  await page.getByRole('button', { name: en.realDice.confirm }).click();
  await expect(statusLine(page)).toHaveText(status.for('Ben', status.mark('Freja')));
  await expect(undo(page)).toHaveAccessibleName(
    begins(en.table.undoWhat(`Freja: ${story.roll([colours.R, colours.R, colours.R].join(', '))}`)),
  );
  await undo(page).click();
  await expect(statusLine(page)).toHaveText(question);
});

test('a re-roll asks for just those dice, also after a reload', async ({ page }) => {
  await begin(page, ['Anna', 'Ben', 'Cem'], en.realDice.setUp.real);
  await tapIn(page, byMouse, 'RBBBY');
  await page.getByRole('button', { name: en.realDice.confirm }).click();
  const dice = page.getByRole('group', { name: en.rollAndWrite.dice }).getByRole('button');
  await dice.first().click();
  await dice.last().click();
  await page.getByRole('button', { name: begins(en.rollAndWrite.reroll(2)) }).click();
  await expect(statusLine(page)).toHaveText(status.for('Anna', en.realDice.rollAgain(2)));
  await page.reload();
  await expect(statusLine(page)).toHaveText(status.for('Anna', en.realDice.rollAgain(2)));
  await expect(places(page)).toHaveCount(2);
  await expect(page.getByRole('img', { name: en.realDice.kept(colours.B) })).toHaveCount(3);
  await tapIn(page, byMouse, 'BW');
  await page.getByRole('button', { name: en.realDice.confirm }).click();
  await expect(dice).toHaveCount(5);
  await expect(dice.last()).toHaveAccessibleName(en.rollAndWrite.die('W', 5, 5));
});

test('two players choose what is crossed out', async ({ page }) => {
  await begin(page, ['Anna', 'Ben'], en.realDice.setUp.real);
  await expect(statusLine(page)).toHaveText(ASKS.crossing);
  const confirm = page.getByRole('button', { name: en.realDice.crossThese });
  await page
    .getByRole('button', { name: en.rollAndWrite.tile('B', 4, shapes.B4R ?? ''), exact: true })
    .click();
  await insist(confirm);
  await expect(page.getByRole('alert')).toHaveText(en.realDice.chooseBoth);
  await page
    .getByRole('button', { name: en.rollAndWrite.tile('Y', 4, shapes.Y4L ?? ''), exact: true })
    .click();
  await confirm.click();
  await expect(statusLine(page)).toHaveText(status.startOf('Anna'));
  const facades = page.getByRole('region', { name: en.rollAndWrite.tiles });
  await expect(facades.getByRole('button', { name: has(en.rollAndWrite.crossedOut) })).toHaveCount(
    5,
  );
  await undo(page).click();
  await page.getByRole('button', { name: en.realDice.lots }).click();
  await playOn(page, playWithDice(), byMouse, 6);
});

test('dice are typed in with the keyboard alone', async ({ page }) => {
  await openTable(page, {
    game: 'roll-and-write',
    seed: 'keys',
    seats: THREE,
    dice: 'real',
    isThere: ({ chance, round }) => chance === 'roll 5' && round === 2,
  });
  await expect(statusLine(page)).toHaveText(ASKS.dice);
  await expect(places(page)).toHaveCount(5);
  await page.keyboard.type('bbrgw');
  await expect(places(page).last()).toHaveAccessibleName(en.realDice.slot(5, 5, colours.W));
  await page.keyboard.press('Backspace');
  await expect(places(page).last()).toHaveAccessibleName(en.realDice.slot(5, 5, en.realDice.empty));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('yw');
  await expect(places(page).nth(2)).toHaveAccessibleName(en.realDice.slot(3, 5, colours.Y));
  await page.keyboard.press('Enter');
  await expect(statusLine(page)).toHaveText(ASKS.tile);
  await playOn(page, playWithDice(), byKeyboard, 6);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('R B P G Y W');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('everything is tapped in without scrolling', async ({ page }) => {
    await begin(page, ['', 'Anna', 'Ben'], en.realDice.setUp.real);
    await playOn(page, playWithDice(), byFinger, 4);
    await playTo(page, playWithDice(), byFinger, ASKS.dice);
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
