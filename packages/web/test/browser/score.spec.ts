/** Score pads: houses entered by hand, what they count, what is warned of, and that nothing is lost. */
import type { Page } from '@playwright/test';
import { LANGUAGE_NAMES, LANGUAGES } from '../../src/store/languages.ts';
import { ANY, begins, capital, en, has, titleOf, wordsIn } from '../words.ts';
import { expect, installedTest, readyForOffline, stillTest, test } from './fixtures.ts';
import { keptRow } from './kept-row.ts';
import { expectKept } from './kept-setting.ts';
import { cell, open, points } from './score-pad.ts';

const { ability, bonuses, stars } = en.rollAndWrite;
const { over } = en.table;
const { warnings } = en.score;
const BRICK = has(en.rollAndWrite.cell.brick(undefined));
const WINDOW = has(en.rollAndWrite.cell.window(undefined));

/** 12 points: rows 1 (1), 2 (2), 3 (1) and columns a (4), e (4). */
const TWELVE = ['OXOOO', 'OOOOO', 'OOOXO', ...Array.from({ length: 6 }, () => 'O...O')];

/** 7 points: row 1 (1), row 2 (2), column a (4). */
const SEVEN = ['OOXOO', 'OOOOO', ...Array.from({ length: 7 }, () => 'O....')];

/** Enters a house by keys, cell by cell. */
async function enter(page: Page, rows: readonly string[]): Promise<void> {
  for (const [index, row] of rows.entries()) {
    for (const [column, letter] of [...row].entries()) {
      if (letter !== '.') await cell(page, `${'abcde'[column]}${index + 1}`).press(letter);
    }
  }
}

async function addPlayers(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: en.score.players.button }).click();
  const dialog = page.getByRole('dialog', { name: en.score.players.button });
  const fields = dialog.getByRole('textbox');
  for (const [index, name] of names.entries()) {
    if ((await fields.count()) <= index) {
      await dialog.getByRole('button', { name: en.score.players.add }).click();
    }
    await fields.nth(index).fill(name);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('tab')).toHaveCount(names.length);
}

/** Waits until the database has as many steps of a pad as were made. */
async function kept(page: Page, game: string, steps: number): Promise<void> {
  const count = async () =>
    (await keptRow<{ past: unknown[] }>(page, 'pads', game))?.past.length ?? 0;
  await expect.poll(count).toBe(steps);
}

const standing = (page: Page) => page.getByRole('region', { name: en.score.standing.title });

const doubts = (page: Page) => page.getByRole('region', { name: en.score.warnings.title });

test('Roll & Write: a sheet is counted as it is drawn', async ({ page }) => {
  await open(page, 'roll-and-write');
  await expect(points(page, en.common.points(0))).toBeVisible();
  await enter(page, TWELVE);
  await expect(points(page, en.common.points(12))).toBeVisible();
  for (let box = 1; box <= 9; box++) {
    await page
      .getByRole('button', { name: en.score.box(ability.G ?? '', box), exact: true })
      .click();
  }
  await expect(points(page, en.common.points(14))).toBeVisible();
  const count = page.getByRole('region', { name: en.common.points(14) });
  await expect(count).toContainText(`${over.rows}4`);
  await expect(count).toContainText(`${over.columns}8`);
  await expect(count).toContainText(`${over.tracks}2`);
  await expect(count).toContainText(`${over.empty}18`);
  await expect(count).toContainText(`${en.score.count.coats}1`);
  await page.getByRole('button', { name: en.score.coat(en.common.row('2'), false) }).click();
  await expect(count).toContainText(`${en.score.count.coats}0`);
  const track = page.getByRole('group', { name: ability.G ?? '' });
  await expect(track).toContainText(en.rollAndWrite.ready(stars(3), bonuses(2)));
  await track
    .getByRole('button', { name: begins(en.score.sign(en.score.signs.star, '', 7)) })
    .click();
  await expect(track).toContainText(en.rollAndWrite.ready(stars(2), bonuses(2)));
});

test('Copenhagen: who reaches 12 first has won, and only one can', async ({ page }) => {
  await open(page, 'copenhagen');
  await enter(page, TWELVE);
  await page.getByRole('tab', { name: begins(en.setup.defaultName(2)) }).click();
  await enter(page, SEVEN);
  await expect(standing(page)).toContainText(en.score.standing.wins(en.setup.defaultName(1)));
  await expect(standing(page)).toContainText(
    en.games.copenhagen.score.reached(en.setup.defaultName(1), 12),
  );
  await expect(standing(page).getByRole('row').nth(1)).toHaveText(
    new RegExp(`${en.setup.defaultName(1)}\\s*4\\s*8\\s*12\\s*18`),
  );
  await expect(standing(page).getByRole('row').nth(2)).toHaveText(
    new RegExp(`${en.setup.defaultName(2)}\\s*3\\s*4\\s*7\\s*28`),
  );
  await enter(page, TWELVE);
  await expect(standing(page)).toContainText(has(en.score.standing.onlyOne(ANY, 12)));
});

test('Copenhagen: colours may be painted', async ({ page }) => {
  await open(page, 'copenhagen');
  await page.getByText(en.common.colours.B, { exact: true }).locator('..').click();
  await cell(page, 'c1').click();
  await expect(cell(page, 'c1')).toHaveAccessibleName(
    en.house.facade.cell('c1', en.rollAndWrite.cell.window('B')),
  );
  await cell(page, 'c1').click();
  await expect(cell(page, 'c1')).toHaveAccessibleName(
    begins(en.house.facade.cell('c1', en.rollAndWrite.cell.brick('B'))),
  );
});

test('the fewest empty squares break a tie', async ({ page }) => {
  await open(page, 'roll-and-write');
  await addPlayers(page, ['Anna', 'Ben']);
  await page.getByRole('tab', { name: /^Anna/ }).click();
  await enter(page, ['XOOOO']);
  await page.getByRole('tab', { name: /^Ben/ }).click();
  await enter(page, ['XOOOO']);
  await expect(standing(page)).toContainText(
    en.score.standing.level(en.common.list(['Anna', 'Ben'])),
  );
  await enter(page, ['XOOOO', 'O']);
  await expect(standing(page)).toContainText(en.score.standing.ahead('Ben'));
  await expect(standing(page)).toContainText(over.tie);
});

test('warnings say what can’t be right, and forbid nothing', async ({ page }) => {
  await open(page, 'roll-and-write');
  await expect(doubts(page)).toContainText(en.score.warnings.none);
  await cell(page, 'b5').press('o');
  await expect(doubts(page)).toContainText(warnings.inTheAir(['b5']));
  await expect(cell(page, 'b5')).toHaveAccessibleName(
    en.house.facade.cell(
      'b5',
      `${en.rollAndWrite.cell.window(undefined)}, ${warnings.short['in-the-air']}`,
    ),
  );
  await enter(page, ['.X...', '.O...', '.O...', '.O...']);
  await expect(doubts(page)).toContainText(en.score.warnings.none);
  await page.getByRole('button', { name: en.score.box(ability.B ?? '', 3), exact: true }).click();
  await expect(doubts(page)).toContainText(warnings.outOfOrder(ability.B ?? '', ['3']));
  await page
    .getByRole('button', { name: en.score.sign(en.score.signs.star, ability.B ?? '', 6) })
    .click();
  await expect(doubts(page)).toContainText(warnings.locked(ability.B ?? '', ['6']));
  await page.getByRole('button', { name: en.score.coat(en.common.column('b'), false) }).click();
  await expect(doubts(page)).toContainText(warnings.coatNotEarned(en.common.column('b')));
  await cell(page, 'e1').press('x');
  await expect(doubts(page)).toContainText(warnings.loneBricks(['e1'], 0));
});

test('steps are taken back and made again, also after a reload', async ({ page }) => {
  await open(page, 'roll-and-write');
  const undo = page.getByRole('button', { name: en.score.undo });
  const redo = page.getByRole('button', { name: en.score.redo });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await cell(page, 'a1').click();
  await cell(page, 'a1').click();
  await expect(cell(page, 'a1')).toHaveAccessibleName(BRICK);
  await kept(page, 'roll-and-write', 2);
  await page.reload();
  await expect(cell(page, 'a1')).toHaveAccessibleName(BRICK);
  await undo.click();
  await expect(cell(page, 'a1')).toHaveAccessibleName(WINDOW);
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'a1')).toHaveAccessibleName(
    en.house.facade.cell('a1', en.rollAndWrite.cell.empty),
  );
  await redo.click();
  await redo.click();
  await expect(cell(page, 'a1')).toHaveAccessibleName(BRICK);
  await page.getByRole('button', { name: en.score.fresh.button }).click();
  await page.getByRole('button', { name: en.score.fresh.yes }).click();
  await expect(cell(page, 'a1')).toHaveAccessibleName(
    en.house.facade.cell('a1', en.rollAndWrite.cell.empty),
  );
  await undo.click();
  await expect(cell(page, 'a1')).toHaveAccessibleName(BRICK);
});

test('keys alone draw a sheet', async ({ page }) => {
  await open(page, 'roll-and-write');
  await page.getByRole('link', { name: en.common.toHome }).focus();
  await page.keyboard.press('Tab');
  await expect(cell(page, 'a1')).toBeFocused();
  await page.keyboard.press('x');
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
  }
  await expect(points(page, en.common.points(1))).toBeVisible();
  await expect(
    page.getByText(
      en.score.inAll(capital(en.score.complete(en.common.row('1'), en.common.points(1))), 1),
    ),
  ).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, 'e2')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(points(page, en.common.points(0))).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'e1')).toHaveAccessibleName(
    begins(en.house.facade.cell('e1', en.rollAndWrite.cell.brick(undefined))),
  );
  await page.getByRole('button', { name: en.score.box(ability.R ?? '', 1), exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(
    page.getByRole('button', { name: en.score.sign(en.score.signs.bonus, ability.R ?? '', 1) }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: ability.R ?? '' })).toContainText(
    en.rollAndWrite.ready(stars(2), bonuses(0)),
  );
});

test('players come and go, and keep their sheets', async ({ page }) => {
  await open(page, 'roll-and-write');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await addPlayers(page, ['Anna', 'Ben', 'Cem', 'Dora']);
  await page.getByRole('tab', { name: /^Cem/ }).click();
  await cell(page, 'a1').click();
  await page.getByRole('button', { name: en.score.players.button }).click();
  await expect(page.getByRole('button', { name: en.score.players.add })).toBeHidden();
  await page.getByRole('button', { name: en.score.players.remove('Anna') }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /^Cem/ }).click();
  await expect(cell(page, 'a1')).toHaveAccessibleName(WINDOW);
  // Three players, four names, a cell, one player less.
  await kept(page, 'roll-and-write', 9);
  await page.reload();
  await expect(page.getByRole('tab')).toHaveText([/^Ben/, /^Cem/, /^Dora/]);
});

test('two tabs of the browser show the same pad', async ({ page, context }) => {
  await open(page, 'copenhagen');
  const other = await context.newPage();
  await open(other, 'copenhagen');
  await cell(page, 'd1').press('o');
  await expect(cell(other, 'd1')).toHaveAccessibleName(WINDOW);
});

test('other languages count the same', async ({ page }) => {
  for (const language of LANGUAGES) {
    const { games, home, score, setup } = await wordsIn(language);
    await page.goto('/settings');
    await page.getByRole('radio', { name: LANGUAGE_NAMES[language] }).check();
    await expectKept(page, 'language', language);
    await open(page, 'copenhagen');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      home.realTable.score(games.copenhagen.name),
    );
    await enter(page, TWELVE);
    await expect(page.getByText(score.standing.wins(setup.defaultName(1)))).toBeVisible();
  }
});

installedTest('no network is needed', async ({ page, setOffline }) => {
  await page.goto('/');
  await readyForOffline(page);
  await setOffline(true);
  for (const game of ['roll-and-write', 'copenhagen']) {
    await open(page, game);
    await cell(page, 'a1').click();
    await expect(cell(page, 'a1')).toHaveAccessibleName(WINDOW);
  }
});

test('the screen stays on while a pad is open', async ({ page }) => {
  await page.addInitScript(() => {
    const set = (is: string) => {
      document.documentElement.dataset.awake = is;
    };
    const request = async () => {
      set('yes');
      return { release: async () => set('no') };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await open(page, 'copenhagen');
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'yes');
  await page.getByRole('link', { name: en.common.toHome }).click();
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'no');
});

// Nothing is set there before.
stillTest('what an earlier version has kept is still there', async ({ page }) => {
  const body = '<link rel="icon" href="/icon.svg">';
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/blank');
  await page.evaluate(
    () =>
      new Promise((done, failed) => {
        const opening = indexedDB.open('nyhavn', 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('games', { keyPath: 'id' });
          opening.result.createObjectStore('settings').put({ language: 'nl' }, 'settings');
          opening.result.createObjectStore('plans', { keyPath: 'game' });
        };
        opening.onerror = failed;
        opening.onsuccess = () => {
          opening.result.close();
          done(undefined);
        };
      }),
  );
  await open(page, 'copenhagen');
  const { home } = await wordsIn('nl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    home.realTable.score(titleOf('copenhagen')),
  );
  await cell(page, 'a1').press('o');
  await kept(page, 'copenhagen', 1);
});

test('a pad for no game is not there', async ({ page }) => {
  await page.goto('/score/chess');
  await expect(page.getByText(en.common.notFound)).toBeVisible();
});
