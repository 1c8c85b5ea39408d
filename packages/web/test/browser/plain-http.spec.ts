/** Plain http on a home network: no secure context, and everything that people play works all the same. */
import { CHROMIUM_ARGUMENTS, chromiumPath } from '@nyhavn/test-services';
import { NAMES, OWN_FACADE } from '../table-words.ts';
import { begins, en } from '../words.ts';
import { test as base, expect } from './fixtures.ts';
import { GAMES } from './games.ts';
import { expectKept } from './kept-setting.ts';
import { accept, introduce, openTable, seeTable, whoIsAsked } from './online.ts';
import { byMouse, nextQuestion, playOn } from './playing.ts';

const HOST = 'nyhavn.lan';
const executablePath = chromiumPath() ?? '';

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  baseURL: async ({}, use) => {
    const { port } = new URL(process.env.NYHAVN_URL ?? '');
    await use(`http://${HOST}:${port}`);
  },
});

test.use({
  launchOptions: {
    executablePath,
    args: [...CHROMIUM_ARGUMENTS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  },
});

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
});

for (const { id, title, play } of GAMES) {
  test(`${id}: a game on this device is played and kept over plain http`, async ({ page }) => {
    await page.getByRole('link', { name: en.home.playNowGame(title) }).click();
    expect(await playOn(page, play, byMouse, 3)).toBe(3);
    await nextQuestion(page, byMouse);
    const house = await page.getByRole('region', { name: OWN_FACADE }).ariaSnapshot();
    await page.reload();
    await nextQuestion(page, byMouse);
    expect(await page.getByRole('region', { name: OWN_FACADE }).ariaSnapshot()).toBe(house);
  });

  test(`${id}: two people meet at a table over plain http`, async ({ page, visit }) => {
    const other = await visit();
    await introduce(page, 'Anna');
    const link = await openTable(page, title);
    await page.getByRole('button', { name: en.together.invite.copy }).click();
    await expect(page.getByText(en.together.invite.copied)).toBeVisible();
    await accept(other.page, link, 'Ben');
    for (const one of [page, other.page]) await seeTable(one);
    for (let moves = 0; moves < 4; moves++) {
      const asked = await whoIsAsked([page, other.page]);
      expect(await playOn(asked, play, byMouse, 1)).toBe(1);
    }
  });

  test(`${id}: the lesson begins over plain http`, async ({ page }) => {
    await page.getByRole('link', { name: en.home.learnGame(title) }).click();
    await page.getByRole('button', { name: en.table.menu }).waitFor();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
}

test('the dice of the day are rolled over plain http', async ({ page }) => {
  await page.getByRole('link', { name: en.home.daily.go }).click();
  await page.getByRole('link', { name: en.daily.playWhat(en.daily.kinds.alone.title) }).click();
  await page
    .getByRole('heading', { level: 1, name: begins(en.table.yourTurn('', true)) })
    .waitFor();
  await expect(page.getByRole('button', { name: NAMES.die })).toHaveCount(5);
});

test('a name is claimed by password and settings are kept; what needs https is not offered', async ({
  page,
}) => {
  await introduce(page, 'Agnes of the plain line');
  await page.goto('/me');
  await expect(page.getByText(en.account.passkeys.unavailable).first()).toBeVisible();
  const form = page.getByRole('form', { name: en.account.claim.byPassword });
  await form.getByLabel(en.account.password.label, { exact: true }).fill('correct horse battery');
  await form.getByRole('button', { name: en.account.claim.byPassword }).click();
  await expect(page.getByText(en.account.claim.done('Agnes of the plain line'))).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('radio', { name: en.settings.themes.dark }).check();
  await expectKept(page, 'theme', 'dark');
  await page.reload();
  await expect(page.getByRole('radio', { name: en.settings.themes.dark })).toBeChecked();
  await page.goto('/');
  await expect(page.getByRole('button', { name: en.home.install })).toHaveCount(0);
});
