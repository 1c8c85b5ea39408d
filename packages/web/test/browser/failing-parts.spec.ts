/** Parts that fail: files that don't come, a database that can't be opened, a screen, a thread or a listener that throws. */
import type { Page } from '@playwright/test';
import { LANGUAGE_NAMES } from '../../src/store/languages.ts';
import { isTurn, keep, openTable } from '../positions.ts';
import { OWN_FACADE } from '../table-words.ts';
import { en, titleOf } from '../words.ts';
import { expect, test } from './fixtures.ts';
import { GAMES } from './games.ts';
import { byMouse, nextQuestion, playOn, statusLine } from './playing.ts';

const FRIENDS = [{ name: '' }, { name: 'Freja', bot: 'greedy' }] as const;
const POSITION = { game: 'roll-and-write', seed: 'failing', seats: FRIENDS, isThere: isTurn(3) };
const FILES = en.common.trouble.files;
const [{ play }] = GAMES;

function retry(page: Page) {
  return page.getByRole('button', { name: en.common.retry });
}

test('a screen whose file does not come says so, and comes when it is tried again', async ({
  page,
  expectFault,
  expectRefusal,
}) => {
  expectFault(/settings-|dynamically imported/);
  expectRefusal(404);
  await page.goto('/');
  const file = '**/assets/settings-*.js';
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: en.home.settings }).click();
  await expect(page.getByText(FILES)).toBeVisible();
  await expect(page.getByRole('link', { name: en.common.toHome }).first()).toBeVisible();
  await page.unroute(file);
  await retry(page).click();
  await expect(page.getByRole('heading', { level: 1, name: en.settings.title })).toBeVisible();
});

test('a screen whose file is lost once is fetched again without a word', async ({
  page,
  expectFault,
}) => {
  expectFault(/settings-|dynamically imported|Failed to load resource/);
  await page.goto('/');
  await page.route('**/assets/settings-*.js', (route) => route.abort('failed'), { times: 1 });
  await page.getByRole('link', { name: en.home.settings }).click();
  await expect(page.getByRole('heading', { level: 1, name: en.settings.title })).toBeVisible();
  await expect(page.getByText(FILES)).toBeHidden();
});

test('a database that can’t be opened is said on every way to a game', async ({
  page,
  expectFault,
}) => {
  expectFault(/database|StorageError/);
  await keep(page, 'not a record\n');
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (this: IDBFactory, name, version) {
      if (sessionStorage.getItem('isBroken')) throw new DOMException('no', 'UnknownError');
      return open.call(this, name, version);
    };
  });
  const trouble = page.getByText(en.common.trouble.storage);
  await page.evaluate(() => sessionStorage.setItem('isBroken', 'yes'));
  for (const address of [
    '/',
    '/play/kept',
    '/play/new?game=roll-and-write',
    '/new/copenhagen',
    '/daily',
    '/puzzles',
    '/score/copenhagen',
    '/me/statistics',
  ]) {
    await page.goto(address);
    await expect(trouble, address).toBeVisible();
  }
  await page.goto('/play/new?game=roll-and-write');
  await expect(trouble).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem('isBroken'));
  await retry(page).click();
  expect(await playOn(page, play, byMouse, 1)).toBe(1);
});

test('sheets whose words do not come say so, and are drawn when it is tried again', async ({
  page,
  expectFault,
}) => {
  expectFault(/print-|dynamically imported|Failed to load resource/);
  await page.goto('/print');
  const preview = page.getByRole('region', { name: en.print.page.preview }).getByRole('img');
  await expect(preview).toBeVisible();
  const file = '**/assets/print-*.js';
  await page.route(file, (route) => route.abort('failed'));
  await page.getByRole('radio', { name: LANGUAGE_NAMES.da }).check();
  const alert = page.getByRole('alert').filter({ hasText: FILES });
  await expect(alert).toBeVisible();
  await page.unroute(file);
  await retry(page).click();
  await expect(alert).toHaveCount(0);
  await expect(preview).toBeVisible();
});

test('a setting that can’t be written says so', async ({ page, expectFault }) => {
  expectFault(/StorageError|the disk is full/);
  await page.goto('/settings');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('the disk is full', 'QuotaExceededError');
    };
  });
  await page.getByRole('checkbox', { name: en.settings.sound }).check();
  const alert = page.getByRole('alert').filter({ hasText: en.common.trouble.storage });
  await expect(alert).toBeVisible();
});

test('a screen that can’t be drawn says so, and the way on leads somewhere', async ({
  page,
  expectFault,
}) => {
  expectFault(/a fault of the test/);
  await keep(page, 'not a record\n');
  await page.evaluate(() => {
    const good = Date.prototype.toLocaleString;
    Date.prototype.toLocaleString = () => {
      throw new Error('a fault of the test');
    };
    addEventListener('mended', () => {
      Date.prototype.toLocaleString = good;
    });
  });
  await page.getByRole('link', { name: en.common.toHome }).first().click();
  await expect(page.getByText(en.common.trouble.other)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('mended')));
  await retry(page).click();
  await expect(
    page.getByRole('link', { name: en.home.playNowGame(titleOf('copenhagen')) }),
  ).toBeVisible();
});

test('bots whose thread can’t be loaded are said to have stopped, and go on when asked to', async ({
  page,
  expectFault,
}) => {
  expectFault(/bots.worker|thread of the bots|Failed to load resource/);
  const file = '**/assets/bots.worker-*.js';
  await page.route(file, (route) => route.abort('failed'));
  await openTable(page, POSITION);
  await expect(async () => {
    const status = await statusLine(page).innerText();
    if (!status.startsWith('Freja') && !status.endsWith('…')) await play(page, status, byMouse);
    expect(await retry(page).isVisible()).toBe(true);
  }).toPass({ intervals: [50] });
  await expect(statusLine(page)).toHaveText(en.table.botFailed('Freja'));
  await page.unroute(file);
  await retry(page).click();
  await expect(retry(page)).toBeHidden();
  expect(await playOn(page, play, byMouse, 2)).toBe(2);
});

test('bots whose thread dies are asked again in another', async ({ page }) => {
  await page.addInitScript(() => {
    const made: Worker[] = [];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: unknown, transfer?: object) {
      if (!made.includes(this)) made.push(this);
      postMessage.call(this, message, transfer);
      if (made.length > 1) return;
      // The first one dies while it thinks.
      this.terminate();
      this.dispatchEvent(new ErrorEvent('error', { message: 'a fault of the test' }));
    };
  });
  await openTable(page, POSITION);
  expect(await playOn(page, play, byMouse, 6)).toBe(6);
});

test('a listener that throws stops no game, and loses no move', async ({ page, expectFault }) => {
  expectFault(/a fault of the test/);
  await page.addInitScript(() => {
    window.AudioContext = class {
      constructor() {
        throw new Error('a fault of the test');
      }
    } as unknown as typeof AudioContext;
  });
  await page.goto('/settings');
  await page.getByRole('checkbox', { name: en.settings.sound }).check();
  await openTable(page, POSITION);
  expect(await playOn(page, play, byMouse, 3)).toBe(3);
  await nextQuestion(page, byMouse);
  const house = await page.getByRole('region', { name: OWN_FACADE }).ariaSnapshot();
  await page.reload();
  await nextQuestion(page, byMouse);
  expect(await page.getByRole('region', { name: OWN_FACADE }).ariaSnapshot()).toBe(house);
});
