/** The first visit: the page that was open when the client was installed does without a network too. */
import { en, has, titleOf } from '../words.ts';
import { expect, installedTest as test } from './fixtures.ts';

test('the first page is served by the service worker as soon as everything is kept', async ({
  page,
  setOffline,
}) => {
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await setOffline(true);
  await page.getByRole('link', { name: en.home.rulesGame(titleOf('copenhagen')) }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: has(titleOf('copenhagen')) }),
  ).toBeVisible();
});
