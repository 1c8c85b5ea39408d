/** Lessons: done from beginning to end, tried wrongly, left and resumed, in other languages, offline. */
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/store/languages.ts';
import { OWN_FACADE, tileToDraw } from '../table-words.ts';
import { en, has, titleOf, wordsIn } from '../words.ts';
import { expect, installedTest, readyForOffline, stillTest, test } from './fixtures.ts';
import { byFinger, byKeyboard, byMouse, type Press } from './playing.ts';
import { type Actions, pickTile, placeButton, READERS } from './readers.ts';

function title(page: Page, name: string) {
  return page.getByRole('heading', { level: 2, name, exact: true });
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/learn/${address}`);
  await page.getByRole('button', { name: en.table.menu }).waitFor();
}

/** Folds the panel up where it can be. */
async function fold(page: Page, press: Press): Promise<void> {
  const button = page.getByRole('button', { name: en.lesson.tryIt });
  if (await button.isVisible()) await press(button);
}

/** Does all steps, from the first to the last. */
async function readThrough(page: Page, actions: Actions, press: Press): Promise<void> {
  for (const [index, [, name, action]] of actions.entries()) {
    await expect(title(page, name)).toBeVisible();
    await fold(page, press);
    await action(page, press);
    await expect(page.getByText(en.lesson.wellDone)).toBeVisible();
    if (index === actions.length - 1) break;
    const next = page.getByRole('button', { name: en.lesson.next, exact: true });
    await expect(next).toBeFocused();
    await press(next);
    await expect(title(page, actions[index + 1]?.[1] ?? '')).toBeFocused();
  }
  await expect(page.getByText(en.lesson.finished.title)).toBeVisible();
  await expect(page.getByRole('link', { name: en.lesson.finished.play })).toBeFocused();
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
    await pickTile(page, byMouse, tileToDraw('B', 3));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(has(en.refusals.unsupported));
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await expect(page.getByText(en.lesson.wellDone)).toBeVisible();
  });

  test('cards that lie apart are refused without the ability for it', async ({ page }) => {
    await open(page, 'copenhagen#take');
    await page.getByRole('button', { name: en.copenhagen.harbour.card(1, 'P') }).click();
    // It says that it is not possible, and why when it is pressed all the same.
    await page
      .getByRole('button', { name: en.copenhagen.harbour.card(4, 'G') })
      .click({ force: true });
    await expect(page.getByRole('alert')).toHaveText(has(en.refusals['not-neighbours']));
  });

  test('a move beside the idea gets a remark, and is taken back either way', async ({ page }) => {
    await open(page, 'roll-and-write#row');
    const remark = page
      .getByRole('region', { name: en.rollAndWriteLesson.row.title })
      .getByText(en.rollAndWriteLesson.row.remarks.brick);
    async function placeWrongly(): Promise<void> {
      await pickTile(page, byMouse, tileToDraw('R', 2));
      await page.keyboard.press('x');
      await byMouse(placeButton(page));
      await expect(remark).toBeVisible();
    }
    await placeWrongly();
    await page.getByRole('button', { name: en.table.undo, exact: true }).click();
    await expect(remark).toBeHidden();
    await placeWrongly();
    await expect(page.getByRole('button', { name: en.lesson.takeBack })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(remark).toBeHidden();
    await expect(page.getByRole('region', { name: OWN_FACADE })).toContainText(
      en.table.pointsOf(en.home.you, en.common.points(0)),
    );
  });

  test('a lesson is left and resumed, and the quay says how far it is', async ({ page }) => {
    const { game, actions } = READERS[0];
    await open(page, game);
    for (const [, name, action] of actions.slice(0, 2)) {
      await expect(title(page, name)).toBeVisible();
      await action(page, byMouse);
      await page.getByRole('button', { name: en.lesson.next, exact: true }).click();
    }
    await expect(title(page, en.rollAndWriteLesson.row.title)).toBeFocused();
    await page.getByRole('link', { name: en.lesson.leave }).click();
    await page
      .getByRole('link', {
        name: [en.home.learnGame(titleOf('roll-and-write')), en.home.learned(2, 13)].join(', '),
      })
      .click();
    await expect(title(page, en.rollAndWriteLesson.row.title)).toBeVisible();
    await expect(page.getByRole('button', { name: en.lesson.stepOf(3, 13) })).toBeVisible();
  });

  test('any step can be opened from the list and by its address', async ({ page }) => {
    await open(page, 'copenhagen');
    await page.getByRole('button', { name: en.lesson.stepOf(1, 12) }).click();
    await page.getByRole('button', { name: en.rollAndWriteLesson.coat.title }).click();
    await expect(title(page, en.rollAndWriteLesson.coat.title)).toBeFocused();
    await expect(page).toHaveURL(/#coat$/);
    await page.reload();
    await expect(title(page, en.rollAndWriteLesson.coat.title)).toBeVisible();
    await open(page, 'copenhagen#both');
    await expect(title(page, en.copenhagenLesson.both.title)).toBeVisible();
    await page.getByRole('button', { name: en.lesson.back, exact: true }).click();
    await expect(title(page, en.copenhagenLesson.change.title)).toBeFocused();
  });

  test('a lesson is no game in progress', async ({ page }) => {
    await open(page, 'copenhagen');
    await READERS[1].actions[0]?.[2](page, byMouse);
    await expect(page.getByText(en.lesson.wellDone)).toBeVisible();
    await page.goto('/');
    await expect(
      page.getByRole('link', {
        name: [en.home.learnGame(titleOf('copenhagen')), en.home.learned(1, 12)].join(', '),
      }),
    ).toBeVisible();
    await expect(page.getByText(en.home.games)).toBeHidden();
  });
});

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: language });

    test('a lesson is in the language of the browser', async ({ page }) => {
      const { lesson, rollAndWriteLesson } = await wordsIn(language);
      await page.goto('/learn/roll-and-write');
      await expect(title(page, rollAndWriteLesson.support.title)).toBeVisible();
      const step = page.getByRole('button', { name: lesson.stepOf(1, 13) });
      await expect(step).toBeVisible();
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
  await expect(page.getByText(en.lesson.wellDone)).toBeVisible();
});

// Nothing is set there before.
stillTest('games that were kept before there were lessons are still there', async ({ page }) => {
  // A page at this origin that leaves the database alone.
  const body = '<!doctype html><title>Before</title><link rel="icon" href="data:,">';
  await page.route('**/before', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/before');
  const seats = [{ name: '' }, { name: 'Freja', bot: 'greedy' }];
  const header = { nyhavn: 1, game: 'copenhagen', players: 2, startPlayer: 0, options: {}, seats };
  await page.evaluate(keepInFirstVersion, `${JSON.stringify(header)}\n`);
  await page.goto('/');
  await expect(page.getByText(en.home.games)).toBeVisible();
  await open(page, 'copenhagen');
  await expect(title(page, en.copenhagenLesson.take.title)).toBeVisible();
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
