/**
 * Whole games of each kind. Everything is found by role and name, as a screen reader presents it, and
 * nothing by how it is marked up.
 */
import { begins, en } from '../words.ts';
import { expect, stillTest, movingTest as test } from './fixtures.ts';
import { GAMES } from './games.ts';
import { byFinger, byKeyboard, byMouse, type Decide, playOn, playToEnd } from './playing.ts';

/** Plays, and notes who was asked. */
function followed(play: Decide, names: Set<string>): Decide {
  return (page, status, press) => {
    names.add(/^[A-Z]\w+/.exec(status)?.[0] ?? status);
    return play(page, status, press);
  };
}

for (const { id, title, play } of GAMES) {
  test(`${id}: a game against bots through the accessibility tree, a replay and a rematch`, async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: en.home.playNowGame(title) }).click();
    await playToEnd(page, play, byMouse);
    const result = page.getByRole('dialog');
    await expect(result.getByRole('columnheader', { name: en.table.over.rows })).toBeVisible();
    await expect(result.getByRole('rowheader', { name: begins(en.home.you) })).toBeVisible();
    await result.getByRole('link', { name: en.table.over.replay }).click();
    const moment = page.getByRole('slider', { name: en.replay.slider });
    await expect(moment).toHaveValue((await moment.getAttribute('max')) ?? '');
    await page.goBack();
    await result.getByRole('link', { name: en.table.over.rematch }).click();
    await expect(result).toBeHidden();
    await expect(page.getByRole('main')).toBeVisible();
  });

  stillTest(`${id}: a game with the keyboard alone`, async ({ page }) => {
    await page.goto('/');
    await byKeyboard(page.getByRole('link', { name: en.home.playNowGame(title) }));
    await playToEnd(page, play, byKeyboard);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

    test(`${id}: a game by finger`, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: en.home.playNowGame(title) }).tap();
      await playToEnd(page, play, byFinger);
    });
  });

  test(`${id}: passing the device among four people`, async ({ page }) => {
    await page.goto(`/new/${id}`);
    const add = page.getByRole('button', { name: en.setup.add });
    await add.waitFor();
    while (await add.isVisible()) await add.click();
    for (const [index, name] of ['Anna', 'Ben', 'Cem', 'Dora'].entries()) {
      const number = index + 1;
      await page.getByRole('combobox', { name: en.setup.kind(number) }).selectOption('');
      await page.getByRole('textbox', { name: en.setup.nameOf(number) }).fill(name);
    }
    await page.getByRole('button', { name: en.setup.begin }).click();
    const names = new Set<string>();
    await playOn(page, followed(play, names), byMouse, 30);
    expect([...names].sort()).toEqual(['Anna', 'Ben', 'Cem', 'Dora']);
  });
}
