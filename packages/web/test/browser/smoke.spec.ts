import { en, has } from '../words.ts';
import { expect, expectAccessible, installedTest, readyForOffline, test } from './fixtures.ts';

test('the page comes with its headers and without an error', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  const headers = response?.headers() ?? {};
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toBe('no-cache');
  await expect(page).toHaveTitle(has(en.common.productName));
  await expect(page.getByRole('main')).toBeVisible();
});

test('any route can be opened directly', async ({ page }) => {
  await page.goto('/settings');
  await expect(page.getByRole('main')).toBeVisible();
});

installedTest('after the first load no network is needed', async ({ page, setOffline }) => {
  await page.goto('/');
  await readyForOffline(page);
  await setOffline(true);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('main')).toBeVisible();
});

installedTest('everything that could be asked for later is kept for then', async ({ page }) => {
  await page.goto('/');
  await readyForOffline(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /[.](js|css|woff2)$/.test(path) && path !== '/sw.js'),
  );
  expect(kept).toContain('/index.html');
  expect(kept).toEqual(expect.arrayContaining(scripts));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing wrong on the first screen, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(page.getByRole('main')).toBeVisible();
    await expectAccessible(page);
  });
}
