/** Online tables through changes of language, lost connections and ended sessions. */
import { LANGUAGE_NAMES } from '../../src/store/languages.ts';
import { en, titleOf, wordsIn } from '../words.ts';
import { expect, movingTest, test } from './fixtures.ts';
import { introduce, openTable } from './online.ts';

/** The words of German pages. */
const { together: de } = await wordsIn('de');

test('another tab changes the language, and the table stays as it is', async ({
  page,
  context,
}) => {
  await introduce(page, 'Anna');
  await openTable(page, titleOf('roll-and-write'));
  const field = page.getByRole('textbox', { name: en.together.chat.write });
  await field.fill('half a sentence');
  // The words of the other language take their time.
  let letThrough: () => void = () => undefined;
  const isSlow = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/together-.*[.]js/, async (route) => {
    await isSlow;
    await route.continue();
  });
  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByRole('radio', { name: LANGUAGE_NAMES.de }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(field).toHaveValue('half a sentence');
  letThrough();
  await expect(page.getByRole('button', { name: de.waiting.leave })).toBeVisible();
  await expect(page.getByRole('textbox').nth(1)).toHaveValue('half a sentence');
});

test('a table’s link that is opened without a server says that the connection is lost', async ({
  page,
}) => {
  await introduce(page, 'Anna');
  const link = await openTable(page, titleOf('roll-and-write'));
  await page.routeWebSocket(/api.socket/, (socket) => socket.close());
  await page.goto(link);
  await expect(page.getByText(en.together.link.lost)).toBeVisible();
});

movingTest('the word that a table is coming is not there at once, but soon', async ({ page }) => {
  await introduce(page, 'Anna');
  const link = await openTable(page, titleOf('roll-and-write'));
  // A server that says nothing.
  await page.routeWebSocket(/api.socket/, () => undefined);
  await page.goto(link);
  const word = page.getByText(en.common.loading);
  await word.waitFor();
  const opacities = await word.evaluate((element) => {
    const [appearing] = element.getAnimations();
    return [0, 1400, 2000].map((milliseconds) => {
      if (appearing) appearing.currentTime = milliseconds;
      return getComputedStyle(element).opacity;
    });
  });
  expect(opacities).toEqual(['0', '0', '1']);
});

test('a session that has ended elsewhere is said, and how to come back', async ({
  page,
  context,
  expectRefusal,
}) => {
  await introduce(page, 'Anna');
  await context.clearCookies();
  expectRefusal(401);
  await page.goto('/together');
  await expect(page.getByText(en.together.name.signedOut)).toBeVisible();
  await expect(page.getByRole('link', { name: en.together.name.signIn })).toBeVisible();
});
