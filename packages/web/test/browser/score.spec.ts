/** Score pads: houses entered by hand, what they count, what is warned of, and that nothing is lost. */
import type { Locator, Page } from '@playwright/test';
import { expect, installedTest, readyForOffline, test } from './fixtures.ts';
import { keptRow } from './kept-row.ts';

/** 12 points: rows 1 (1), 2 (2), 3 (1) and columns a (4), e (4). */
const TWELVE = ['OXOOO', 'OOOOO', 'OOOXO', ...Array.from({ length: 6 }, () => 'O...O')];
/** 7 points: row 1 (1), row 2 (2), column a (4). */
const SEVEN = ['OOXOO', 'OOOOO', ...Array.from({ length: 7 }, () => 'O....')];

async function open(page: Page, game: string): Promise<Locator> {
  await page.goto(`/score/${game}`);
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  return grid;
}

function cell(page: Page, name: string): Locator {
  return page.getByRole('grid').getByRole('button', { name: new RegExp(`^${name}:`) });
}

/** Enters a house by keys, cell by cell. */
async function enter(page: Page, rows: readonly string[]): Promise<void> {
  for (const [index, row] of rows.entries()) {
    for (const [column, letter] of [...row].entries()) {
      if (letter !== '.') await cell(page, `${'abcde'[column]}${index + 1}`).press(letter);
    }
  }
}

async function addPlayers(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Players' }).click();
  const dialog = page.getByRole('dialog', { name: 'Players' });
  const fields = dialog.getByRole('textbox');
  for (const [index, name] of names.entries()) {
    if ((await fields.count()) <= index) {
      await dialog.getByRole('button', { name: 'Add a player' }).click();
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

const points = (page: Page, text: string) => page.getByRole('heading', { name: text, exact: true });
const standing = (page: Page) => page.getByRole('region', { name: 'Standing' });
const doubts = (page: Page) => page.getByRole('region', { name: 'Please check' });

test('Roll & Write: a sheet is counted as it is drawn', async ({ page }) => {
  await open(page, 'roll-and-write');
  await expect(points(page, '0 points')).toBeVisible();
  await enter(page, TWELVE);
  await expect(points(page, '12 points')).toBeVisible();
  for (let box = 1; box <= 9; box++) {
    await page.getByRole('button', { name: `Colour change, box ${box}`, exact: true }).click();
  }
  await expect(points(page, '14 points')).toBeVisible();
  const count = page.getByRole('region', { name: '14 points' });
  await expect(count).toContainText('Rows4');
  await expect(count).toContainText('Columns8');
  await expect(count).toContainText('Tracks2');
  await expect(count).toContainText('Empty squares18');
  await expect(count).toContainText('Coats of arms to use1');
  await page.getByRole('button', { name: /^Coat of arms at row 2/ }).click();
  await expect(count).toContainText('Coats of arms to use0');
  const track = page.getByRole('group', { name: 'Colour change' });
  await expect(track).toContainText('3 stars, 2 bonuses');
  await track.getByRole('button', { name: /^Star under box 7/ }).click();
  await expect(track).toContainText('2 stars, 2 bonuses');
});

test('Copenhagen: who reaches 12 first has won, and only one can', async ({ page }) => {
  await open(page, 'copenhagen');
  await enter(page, TWELVE);
  await page.getByRole('tab', { name: /^Player 2/ }).click();
  await enter(page, SEVEN);
  await expect(standing(page)).toContainText('Player 1 wins.');
  await expect(standing(page)).toContainText('the game is over at once');
  await expect(standing(page).getByRole('row').nth(1)).toHaveText(/Player 1\s*4\s*8\s*12\s*18/);
  await expect(standing(page).getByRole('row').nth(2)).toHaveText(/Player 2\s*3\s*4\s*7\s*28/);
  await enter(page, TWELVE);
  await expect(standing(page)).toContainText('one of these houses can’t be right');
});

test('Copenhagen: colours may be painted', async ({ page }) => {
  await open(page, 'copenhagen');
  await page.getByText('blue', { exact: true }).locator('..').click();
  await cell(page, 'c1').click();
  await expect(cell(page, 'c1')).toHaveAccessibleName('c1: blue window');
  await cell(page, 'c1').click();
  await expect(cell(page, 'c1')).toHaveAccessibleName(/^c1: blue brick/);
});

test('the fewest empty squares break a tie', async ({ page }) => {
  await open(page, 'roll-and-write');
  await addPlayers(page, ['Anna', 'Ben']);
  await page.getByRole('tab', { name: /^Anna/ }).click();
  await enter(page, ['XOOOO']);
  await page.getByRole('tab', { name: /^Ben/ }).click();
  await enter(page, ['XOOOO']);
  await expect(standing(page)).toContainText('Anna and Ben are level');
  await enter(page, ['XOOOO', 'O']);
  await expect(standing(page)).toContainText('Ben is ahead');
  await expect(standing(page)).toContainText('fewest empty squares decide');
});

test('warnings say what can’t be right, and forbid nothing', async ({ page }) => {
  await open(page, 'roll-and-write');
  await expect(doubts(page)).toContainText('Nothing looks wrong.');
  await cell(page, 'b5').press('o');
  await expect(doubts(page)).toContainText('b5: nothing holds this square up');
  await expect(cell(page, 'b5')).toHaveAccessibleName('b5: window, hangs in the air');
  await enter(page, ['.X...', '.O...', '.O...', '.O...']);
  await expect(doubts(page)).toContainText('Nothing looks wrong.');
  await page.getByRole('button', { name: 'No X, box 3', exact: true }).click();
  await expect(doubts(page)).toContainText('No X: box 3 is marked, but one before is free.');
  await page.getByRole('button', { name: 'Star under box 6, No X' }).click();
  await expect(doubts(page)).toContainText('under box 6 is used, but not unlocked');
  await page.getByRole('button', { name: /^Coat of arms at column b/ }).click();
  await expect(doubts(page)).toContainText('Coat of arms at column b: ticked, but');
  await cell(page, 'e1').press('x');
  await expect(doubts(page)).toContainText('e1: each tile has one brick');
});

test('steps are taken back and made again, also after a reload', async ({ page }) => {
  await open(page, 'roll-and-write');
  const undo = page.getByRole('button', { name: 'Undo' });
  const redo = page.getByRole('button', { name: 'Redo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await cell(page, 'a1').click();
  await cell(page, 'a1').click();
  await expect(cell(page, 'a1')).toHaveAccessibleName(/brick/);
  await kept(page, 'roll-and-write', 2);
  await page.reload();
  await expect(cell(page, 'a1')).toHaveAccessibleName(/brick/);
  await undo.click();
  await expect(cell(page, 'a1')).toHaveAccessibleName(/window/);
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'a1')).toHaveAccessibleName('a1: empty');
  await redo.click();
  await redo.click();
  await expect(cell(page, 'a1')).toHaveAccessibleName(/brick/);
  await page.getByRole('button', { name: 'New sheet' }).click();
  await page.getByRole('button', { name: 'Empty all sheets' }).click();
  await expect(cell(page, 'a1')).toHaveAccessibleName('a1: empty');
  await undo.click();
  await expect(cell(page, 'a1')).toHaveAccessibleName(/brick/);
});

test('keys alone draw a sheet', async ({ page }) => {
  await open(page, 'roll-and-write');
  await page.getByRole('link', { name: 'To the quay' }).focus();
  await page.keyboard.press('Tab');
  await expect(cell(page, 'a1')).toBeFocused();
  await page.keyboard.press('x');
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
  }
  await expect(points(page, '1 point')).toBeVisible();
  await expect(page.getByText('Row 1 complete: 1 point, 1 in all')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, 'e2')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(points(page, '0 points')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'e1')).toHaveAccessibleName(/^e1: brick/);
  await page.getByRole('button', { name: 'Re-roll, box 1', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Bonus under box 1, Re-roll' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Re-roll' })).toContainText('2 stars, 0 bonuses');
});

test('players come and go, and keep their sheets', async ({ page }) => {
  await open(page, 'roll-and-write');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await addPlayers(page, ['Anna', 'Ben', 'Cem', 'Dora']);
  await page.getByRole('tab', { name: /^Cem/ }).click();
  await cell(page, 'a1').click();
  await page.getByRole('button', { name: 'Players' }).click();
  await expect(page.getByRole('button', { name: 'Add a player' })).toBeHidden();
  await page.getByRole('button', { name: 'Take away the sheet of Anna' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /^Cem/ }).click();
  await expect(cell(page, 'a1')).toHaveAccessibleName(/window/);
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
  await expect(cell(other, 'd1')).toHaveAccessibleName(/window/);
});

test('other languages count the same', async ({ page }) => {
  for (const [language, game, wins] of [
    ['Nederlands', 'Scoreblok: Copenhagen', 'Speler 1 wint.'],
    ['Deutsch', 'Wertungsblock: Copenhagen', 'Spieler 1 gewinnt.'],
    ['Français', 'Feuille de score : Copenhagen', 'Joueur 1 gagne.'],
  ] as const) {
    await page.goto('/settings');
    await page.getByRole('radio', { name: language }).check();
    await open(page, 'copenhagen');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(game);
    await enter(page, TWELVE);
    await expect(page.getByText(wins)).toBeVisible();
  }
});

installedTest('no network is needed', async ({ page, setOffline }) => {
  await page.goto('/');
  await readyForOffline(page);
  await setOffline(true);
  for (const game of ['roll-and-write', 'copenhagen']) {
    await open(page, game);
    await cell(page, 'a1').click();
    await expect(cell(page, 'a1')).toHaveAccessibleName(/window/);
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
  await page.getByRole('link', { name: 'To the quay' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'no');
});

test('what an earlier version has kept is still there', async ({ page }) => {
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scoreblok: Copenhagen');
  await cell(page, 'a1').press('o');
  await kept(page, 'copenhagen', 1);
});

test('a pad for no game is not there', async ({ page }) => {
  await page.goto('/score/chess');
  await expect(page.getByText('There is nothing at this address.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a finger draws over several cells, which is one step', async ({ page, context }) => {
    await open(page, 'roll-and-write');
    const touch = await context.newCDPSession(page);
    const centre = async (name: string) => {
      const box = await cell(page, name).boundingBox();
      if (!box) throw new Error(`${name} is out of sight`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const size = await cell(page, 'c5').boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(40);
    const way = await Promise.all(['a1', 'b1', 'c1', 'd1', 'e1'].map(centre));
    const [first, ...rest] = way;
    if (!first) return;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] });
    for (const point of rest) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(points(page, '2 points')).toBeAttached();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(points(page, '0 points')).toBeAttached();
    await cell(page, 'b1').tap();
    await expect(cell(page, 'b1')).toHaveAccessibleName(/^b1: window/);
  });

  test('nothing is wider than the screen', async ({ page }) => {
    for (const game of ['roll-and-write', 'copenhagen']) {
      await open(page, game);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(360);
    }
  });
});
