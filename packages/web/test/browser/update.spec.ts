/** A newer version is announced, waits while a game is played, and comes when it is asked for. */
import { type ReleasedProduct, serveReleases } from '@nyhavn/test-services/product';
import type { Page } from '@playwright/test';
import { OWN_FACADE } from '../table-words.ts';
import { en, has, titleOf } from '../words.ts';
import { installedTest as base, expect, readyForOffline } from './fixtures.ts';
import { GAMES } from './games.ts';
import { introduce, OWN_SEAT, openTable } from './online.ts';
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

const NOTICE = en.home.updateReady;

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
    await updateWaits(page);
    await playOn(page, play, byMouse, 2);
    await nextQuestion(page, byMouse);
    await expect(page.getByText(NOTICE)).toBeHidden();
    await expect(version).toHaveCount(0);
    const house = await page.getByRole('region', { name: OWN_FACADE }).ariaSnapshot();

    await page
      .getByRole('link', { name: has(en.common.toHome, en.common.productName) })
      .first()
      .click();
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(version).toHaveCount(0);
    await page.getByRole('button', { name: en.home.update }).click();
    await expect(version).toHaveAttribute('content', 'next');
    await expect(page.getByText(NOTICE)).toBeHidden();
    await page.getByRole('link', { name: en.home.goOn }).click();
    await nextQuestion(page, byMouse);
    expect(await page.getByRole('region', { name: OWN_FACADE }).ariaSnapshot()).toBe(house);
  });
}

/** Waits until a newer version has been fetched and waits to be used. */
async function updateWaits(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const isWaiting = () => registration.waiting !== null;
    while (!isWaiting()) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

test('a page that is too old for the server loads the newer one, also at a table', async ({
  page,
  product,
}) => {
  const version = page.locator('meta[name="version"]');
  // The page says another version than the server speaks, until it is the newer one.
  await page.routeWebSocket(/api.socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage(async (message) => {
      const isOld = isOutdated && (await version.count()) === 0;
      server.send(isOld ? String(message).replace('"version":1', '"version":0') : message);
    });
  });
  let isOutdated = false;
  await introduce(page, 'Anna');
  await readyForOffline(page);
  await openTable(page, titleOf('roll-and-write'));

  isOutdated = true;
  product.release('next');
  await page.reload();
  // The service worker gives the page that it knows, and the server does not understand it.
  await expect(version).toHaveCount(0);
  await page.getByRole('button', { name: en.together.link.reload }).click();
  await expect(version).toHaveAttribute('content', 'next');
  await expect(page.getByText(OWN_SEAT)).toBeVisible();
});

test('an update that is taken in one tab leaves the game in another alone', async ({
  page,
  context,
  product,
}) => {
  await page.goto('/');
  await readyForOffline(page);
  const other = await context.newPage();
  await other.goto('/play/new?game=roll-and-write');
  await nextQuestion(other, byMouse);
  await other.evaluate(() => Object.assign(window, { isSamePage: true }));

  product.release('next');
  await updateWaits(other);
  await updateWaits(page);
  await page.getByRole('button', { name: en.home.update }).click();
  await expect(page.locator('meta[name="version"]')).toHaveAttribute('content', 'next');
  await nextQuestion(other, byMouse);
  expect(await other.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('an update comes although the old service worker does not let go', async ({
  page,
  product,
}) => {
  await page.goto('/');
  await readyForOffline(page);
  product.release('next');
  await updateWaits(page);
  // As if the old one were at work for ever: the newer one never becomes active.
  await page.evaluate(() => {
    ServiceWorker.prototype.postMessage = () => undefined;
  });
  await page.getByRole('button', { name: en.home.update }).click();
  await expect(page.locator('meta[name="version"]')).toHaveAttribute('content', 'next');
});
