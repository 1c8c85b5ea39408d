import {
  expect,
  expectAccessible,
  expectLegible,
  readyForOffline,
  installedTest as test,
} from './fixtures.ts';

test('the page of the API, light and dark, also where the client is installed', async ({
  page,
}) => {
  await page.goto('/');
  await readyForOffline(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The API');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page);
  await page.getByRole('link', { name: 'POST /api/tables', exact: true }).first().click();
  await expect(
    page.getByRole('region', { name: 'POST /api/tables', exact: true }),
  ).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 640 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
