/** Plain http on a home network: no secure context, and everything that people play works all the same. */
import { CHROMIUM_ARGUMENTS, chromiumPath } from '@nyhavn/test-services';
import { test as base, expect } from './fixtures.ts';
import { GAMES } from './games.ts';
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
    await page.getByRole('link', { name: `Play now: ${title}` }).click();
    expect(await playOn(page, play, byMouse, 3)).toBe(3);
    await nextQuestion(page, byMouse);
    const house = await page.getByRole('region', { name: 'Facade: You' }).ariaSnapshot();
    await page.reload();
    await nextQuestion(page, byMouse);
    expect(await page.getByRole('region', { name: 'Facade: You' }).ariaSnapshot()).toBe(house);
  });

  test(`${id}: two people meet at a table over plain http`, async ({ page, visit }) => {
    const other = await visit();
    await introduce(page, 'Anna');
    const link = await openTable(page, title);
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.getByText('The link is copied.')).toBeVisible();
    await accept(other.page, link, 'Ben');
    for (const one of [page, other.page]) await seeTable(one);
    for (let moves = 0; moves < 4; moves++) {
      const asked = await whoIsAsked([page, other.page]);
      expect(await playOn(asked, play, byMouse, 1)).toBe(1);
    }
  });

  test(`${id}: the lesson begins over plain http`, async ({ page }) => {
    await page.getByRole('link', { name: `Learn: ${title}` }).click();
    await page.getByRole('button', { name: 'Menu' }).waitFor();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
}

test('the dice of the day are rolled over plain http', async ({ page }) => {
  await page.getByRole('link', { name: 'Play today’s dice' }).click();
  await page.getByRole('link', { name: 'Play: Alone' }).click();
  await page.getByRole('heading', { level: 1, name: /^Your turn/ }).waitFor();
  await expect(page.getByRole('button', { name: / die, \d of 5/ })).toHaveCount(5);
});
