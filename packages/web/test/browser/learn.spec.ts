/** Lessons: done from beginning to end, tried wrongly, left and resumed, in other languages, offline. */
import type { Page } from '@playwright/test';
import { expect, installedTest, readyForOffline, test } from './fixtures.ts';
import { byFinger, byKeyboard, byMouse, type Press } from './playing.ts';
import { type Actions, pickTile, placeButton, READERS } from './readers.ts';

function title(page: Page, name: string) {
  return page.getByRole('heading', { level: 2, name, exact: true });
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/learn/${address}`);
  await page.getByRole('button', { name: 'Menu' }).waitFor();
}

/** Folds the panel up where it can be. */
async function fold(page: Page, press: Press): Promise<void> {
  const button = page.getByRole('button', { name: 'Let me try' });
  if (await button.isVisible()) await press(button);
}

/** Does all steps, from the first to the last. */
async function readThrough(page: Page, actions: Actions, press: Press): Promise<void> {
  for (const [index, [, name, deed]] of actions.entries()) {
    await expect(title(page, name)).toBeVisible();
    await fold(page, press);
    await deed(page, press);
    await expect(page.getByText('Well done.')).toBeVisible();
    if (index === actions.length - 1) break;
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await expect(next).toBeFocused();
    await press(next);
    await expect(title(page, actions[index + 1]?.[1] ?? '')).toBeFocused();
  }
  await expect(page.getByText('Now you know the game')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play now' })).toBeFocused();
}

for (const { game, actions } of READERS) {
  test(`${game}: the whole lesson with the keyboard alone`, async ({ page }) => {
    await open(page, game);
    await readThrough(page, actions, byKeyboard);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[/]play[/]/);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

    test(`${game}: the whole lesson with a finger, nothing in its way`, async ({ page }) => {
      await open(page, game);
      await readThrough(page, actions, byFinger);
    });
  });
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a tile in the air is refused, in the words of the rules', async ({ page }) => {
    await open(page, 'roll-and-write#support');
    await pickTile(page, byMouse, /^Blue tile of 3/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(/Nothing holds it/);
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Well done.')).toBeVisible();
  });

  test('cards that lie apart are refused without the ability for it', async ({ page }) => {
    await open(page, 'copenhagen#take');
    await page.getByRole('button', { name: 'Place 1: purple card' }).click();
    // It says that it is not possible, and why when it is pressed all the same.
    await page.getByRole('button', { name: 'Place 4: green card' }).click({ force: true });
    await expect(page.getByRole('alert')).toHaveText(/not neighbours/);
  });

  test('a move beside the idea gets a remark, and is taken back either way', async ({ page }) => {
    await open(page, 'roll-and-write#row');
    const remark = page.getByRole('region', { name: 'Finish a row' }).getByText(/only 1 point/);
    async function placeWrongly(): Promise<void> {
      await pickTile(page, byMouse, /^Red tile of 2/);
      await page.keyboard.press('x');
      await byMouse(placeButton(page));
      await expect(remark).toBeVisible();
    }
    await placeWrongly();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(remark).toBeHidden();
    await placeWrongly();
    await expect(page.getByRole('button', { name: 'Take it back' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(remark).toBeHidden();
    await expect(page.getByRole('region', { name: 'Facade: You' })).toContainText('You: 0 points');
  });

  test('a lesson is left and resumed, and the quay says how far it is', async ({ page }) => {
    const { game, actions } = READERS[0];
    await open(page, game);
    for (const [, name, deed] of actions.slice(0, 2)) {
      await expect(title(page, name)).toBeVisible();
      await deed(page, byMouse);
      await page.getByRole('button', { name: 'Next', exact: true }).click();
    }
    await expect(title(page, 'Finish a row')).toBeFocused();
    await page.getByRole('link', { name: 'Leave the lesson' }).click();
    await page.getByRole('link', { name: 'Learn: Roll & Write, 2 of 13' }).click();
    await expect(title(page, 'Finish a row')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Step 3 of 13' })).toBeVisible();
  });

  test('any step can be opened from the list and by its address', async ({ page }) => {
    await open(page, 'copenhagen');
    await page.getByRole('button', { name: 'Step 1 of 10' }).click();
    await page.getByRole('button', { name: 'Coats of arms' }).click();
    await expect(title(page, 'Coats of arms')).toBeFocused();
    await expect(page).toHaveURL(/#coat$/);
    await page.reload();
    await expect(title(page, 'Coats of arms')).toBeVisible();
    await open(page, 'copenhagen#both');
    await expect(title(page, 'The ability Take and build')).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(title(page, 'The ability Change')).toBeFocused();
  });

  test('a lesson is no game in progress', async ({ page }) => {
    await open(page, 'copenhagen');
    await READERS[1].actions[0]?.[2](page, byMouse);
    await expect(page.getByText('Well done.')).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Learn: Copenhagen, 1 of 10' })).toBeVisible();
    await expect(page.getByText('Games in progress')).toBeHidden();
  });
});

for (const [language, name, count] of [
  ['nl', 'Een eigen huis', 'Stap 1 van 13'],
  ['de', 'Dein eigenes Haus', 'Schritt 1 von 13'],
  ['fr', 'Une maison à toi', 'Étape 1 sur 13'],
] as const) {
  test.describe(language, () => {
    test.use({ locale: language });

    test('a lesson is in the language of the browser', async ({ page }) => {
      await page.goto('/learn/roll-and-write');
      await expect(title(page, name)).toBeVisible();
      await expect(page.getByRole('button', { name: count })).toBeVisible();
    });
  });
}

installedTest('a lesson works without a network', async ({ page, setOffline }) => {
  await page.goto('/');
  await readyForOffline(page);
  await page.reload();
  await setOffline(true);
  await open(page, 'copenhagen');
  await fold(page, byMouse);
  await READERS[1].actions[0]?.[2](page, byMouse);
  await expect(page.getByText('Well done.')).toBeVisible();
});

test('games that were kept before there were lessons are still there', async ({ page }) => {
  // A page at this origin that leaves the database alone.
  const body = '<!doctype html><title>Before</title><link rel="icon" href="data:,">';
  await page.route('**/before', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/before');
  const seats = [{ name: '' }, { name: 'Freja', bot: 'greedy' }];
  const header = { nyhavn: 1, game: 'copenhagen', players: 2, startPlayer: 0, options: {}, seats };
  await page.evaluate(keepInFirstVersion, `${JSON.stringify(header)}\n`);
  await page.goto('/');
  await expect(page.getByText('Games in progress')).toBeVisible();
  await open(page, 'copenhagen');
  await expect(title(page, 'Cards from the harbour')).toBeVisible();
});

/** Runs in the page: the database as the first version of the client had it, with a game in it. */
function keepInFirstVersion(record: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('nyhavn', 1);
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () => {
      const games = opening.result.createObjectStore('games', { keyPath: 'id' });
      opening.result.createObjectStore('settings');
      opening.result.createObjectStore('plans', { keyPath: 'game' });
      games.put({ id: 'kept', revision: 1, record, updated: 0, isOver: false });
    };
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}
