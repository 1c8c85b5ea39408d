/** A newer version is announced, waits while a game is played, and comes when it is asked for. */
import { type ReleasedProduct, serveReleases } from '../../../../tools/product.ts';
import { installedTest as base, expect, readyForOffline } from './fixtures.ts';
import { GAMES } from './games.ts';
import { byMouse, nextQuestion, playOn } from './playing.ts';

const test = base.extend<{ product: ReleasedProduct }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  product: async ({}, use) => {
    const product = await serveReleases();
    await use(product);
    await product.close();
  },
  baseURL: async ({ product }, use) => {
    await use(product.url);
  },
});

const NOTICE = 'A new version is ready.';

for (const { id, play } of GAMES) {
  test(`${id}: an update waits until the person wants it, and the game stays`, async ({
    page,
    product,
  }) => {
    const version = page.locator('meta[name="version"]');
    await page.goto('/');
    await readyForOffline(page);
    await page.goto(`/play/new?game=${id}`);
    await playOn(page, play, byMouse, 2);
    await nextQuestion(page, byMouse);

    product.release('next');
    await page.reload();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const isWaiting = () => registration.waiting !== null;
      while (!isWaiting()) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await playOn(page, play, byMouse, 2);
    await nextQuestion(page, byMouse);
    await expect(page.getByText(NOTICE)).toBeHidden();
    await expect(version).toHaveCount(0);
    const house = await page.getByRole('region', { name: 'Facade: You' }).ariaSnapshot();

    await page
      .getByRole('link', { name: /To the quay|Nyhavn/ })
      .first()
      .click();
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(version).toHaveCount(0);
    await page.getByRole('button', { name: 'Update now' }).click();
    await expect(version).toHaveAttribute('content', 'next');
    await expect(page.getByText(NOTICE)).toBeHidden();
    await page.getByRole('link', { name: 'Go on' }).click();
    await nextQuestion(page, byMouse);
    expect(await page.getByRole('region', { name: 'Facade: You' }).ariaSnapshot()).toBe(house);
  });
}
