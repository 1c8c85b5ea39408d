/** Nothing is lost: reloads, other tabs, other languages, no network, records that can't be read. */
import { LANGUAGE_NAMES, LANGUAGES } from '../../src/store/languages.ts';
import { isTurn, keep, openTable, recordOf } from '../positions.ts';
import { ASKS, NAMES, OWN_FACADE } from '../table-words.ts';
import { begins, en, wordsIn } from '../words.ts';
import { expect, installedTest, readyForOffline, test } from './fixtures.ts';
import { GAMES } from './games.ts';
import { expectKept } from './kept-setting.ts';
import { byMouse, nextQuestion, playOn, statusLine } from './playing.ts';

const FRIENDS = [{ name: '' }, { name: 'Freja', bot: 'greedy' }] as const;

for (const { id, title, play } of GAMES) {
  const position = { game: id, seed: 'keeping', seats: FRIENDS, isThere: isTurn(6) };

  test(`${id}: goes on after a reload in the middle of a turn`, async ({ page }) => {
    await openTable(page, {
      ...position,
      isThere: ({ phase, active }) => phase === 'coat' && active === 0,
    });
    const status = await nextQuestion(page, byMouse);
    expect(status).toMatch(ASKS.coat);
    const before = await page.getByRole('main').ariaSnapshot();
    await page.reload();
    expect(await nextQuestion(page, byMouse)).toBe(status);
    expect(await page.getByRole('main').ariaSnapshot()).toBe(before);
    await playOn(page, play, byMouse, 4);
  });

  test(`${id}: is kept when the tab is closed, and the quay offers it`, async ({
    page,
    context,
  }) => {
    await page.goto(`/play/new?game=${id}`);
    await playOn(page, play, byMouse, 3);
    await nextQuestion(page, byMouse);
    const facade = page.getByRole('region', { name: OWN_FACADE });
    const house = await facade.ariaSnapshot();
    await page.close();
    const next = await context.newPage();
    await next.goto('/');
    await next
      .getByRole('region', { name: en.home.games })
      .getByRole('link', { name: en.home.goOn })
      .click();
    await nextQuestion(next, byMouse);
    expect(await next.getByRole('region', { name: OWN_FACADE }).ariaSnapshot()).toBe(house);
  });

  test(`${id}: changes its language in the middle of a game`, async ({ page }) => {
    await openTable(page, position);
    await nextQuestion(page, byMouse);
    const table = page.url();
    for (const language of LANGUAGES) {
      const words = await wordsIn(language);
      await page.goto('/settings');
      await page.getByRole('radio', { name: LANGUAGE_NAMES[language] }).check();
      await expectKept(page, 'language', language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.goto(table);
      await expect(statusLine(page)).toHaveText(begins(words.table.yourTurn('', true)));
    }
  });

  installedTest(`${id}: plays without a network`, async ({ page, setOffline }) => {
    await page.goto('/');
    await readyForOffline(page);
    await setOffline(true);
    await page.reload();
    await page.getByRole('link', { name: en.home.playNowGame(title) }).click();
    expect(await playOn(page, play, byMouse, 15)).toBe(15);
  });

  test(`${id}: two tabs never overwrite each other`, async ({ page, context }) => {
    await openTable(page, position);
    await nextQuestion(page, byMouse);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByText(en.table.tabs.takenOver)).toBeVisible();
    await playOn(page, play, byMouse, 2);
    await nextQuestion(page, byMouse);
    const house = await page.getByRole('region', { name: OWN_FACADE }).ariaSnapshot();
    await other.getByRole('button', { name: en.table.tabs.playHere }).click();
    await nextQuestion(other, byMouse);
    expect(await other.getByRole('region', { name: OWN_FACADE }).ariaSnapshot()).toBe(house);
    await expect(page.getByText(en.table.tabs.takenOver)).toBeVisible();
    await playOn(other, play, byMouse, 2);
  });

  test(`${id}: can be left and entered again at once`, async ({ page }) => {
    await openTable(page, position);
    const status = await nextQuestion(page, byMouse);
    for (let times = 0; times < 5; times++) {
      // In the page itself, so that nothing comes between the two.
      await page.evaluate(() => {
        document.querySelector<HTMLAnchorElement>('a[href="/"]')?.click();
        setTimeout(() => history.back());
      });
      await expect(page).toHaveURL(/[/]play[/]kept$/);
      expect(await nextQuestion(page, byMouse)).toBe(status);
    }
  });

  test(`${id}: a move can be taken back until chance or another player has spoken`, async ({
    page,
  }) => {
    await openTable(page, position);
    await nextQuestion(page, byMouse);
    const undo = page.getByRole('button', { name: NAMES.undo });
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await openTable(page, {
      ...position,
      isThere: ({ phase, active }) => phase === 'coat' && active === 0,
    });
    expect(await nextQuestion(page, byMouse)).toMatch(ASKS.coat);
    await expect(undo).toHaveAttribute('aria-disabled', 'false');
    await page.keyboard.press('u');
    await expect(statusLine(page)).toHaveText(id === 'copenhagen' ? ASKS.build : ASKS.tile);
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
  });
}

test('a record that can’t be read is kept and offered as a file', async ({ page }) => {
  const whole = recordOf({
    game: 'copenhagen',
    seed: 'broken',
    seats: FRIENDS,
    isThere: isTurn(4),
  });
  const broken = whole.replace('"move":"take', '"move":"steal');
  await keep(page, broken);
  await page.goto('/');
  await page.getByRole('link', { name: en.home.goOn }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: en.home.download }).click();
  const file = await (await downloading).createReadStream();
  const text = (await file.toArray()).join('');
  expect(text).toBe(broken);
  await page.goto('/');
  await expect(page.getByRole('link', { name: en.home.goOn })).toBeVisible();
});

test('a record of another kind is kept as well', async ({ page }) => {
  await keep(page, 'not a record\n');
  await page.goto('/');
  await expect(page.getByText(en.home.broken)).toBeVisible();
  await expect(page.getByRole('button', { name: en.home.download })).toBeVisible();
});

test('what is set is kept though its page can do nothing more', async ({ page, context }) => {
  await page.goto('/settings');
  const dusk = page.getByRole('radio', { name: en.settings.themes.dark });
  await dusk.waitFor();
  const other = await context.newPage();
  // After what follows at once from the click, the page hears of nothing any more.
  void dusk
    .evaluate(async (radio) => {
      (radio as HTMLElement).click();
      for (let turns = 0; turns < 50; turns++) await undefined;
      for (;;);
    })
    .catch(() => undefined);
  await expect(async () => {
    await other.goto('/settings');
    await expect(other.getByRole('radio', { name: en.settings.themes.dark })).toBeChecked({
      timeout: 2000,
    });
  }).toPass({ timeout: 30_000 });
  await page.close();
});
