/** Storage that fails: a full disk, a lost connection, a database that can't be opened. Nothing is lost, and people are told. */
import type { Page } from '@playwright/test';
import { isTurn, keep, openTable } from '../positions.ts';
import { OWN_FACADE } from '../table-words.ts';
import { en } from '../words.ts';
import { expect, test } from './fixtures.ts';
import { GAMES } from './games.ts';
import { keptRow } from './kept-row.ts';
import { byMouse, nextQuestion, playOn } from './playing.ts';

const FRIENDS = [{ name: '' }, { name: 'Freja', bot: 'greedy' }] as const;
const BANNER = en.table.tabs.failed;

/** What a page with faulty storage has on its window. */
interface Faults {
  /** True if writes of games fail, as on a full disk. */
  isFull: boolean;
  /** The page's connections to its database. */
  readonly connections: IDBDatabase[];
}

declare global {
  interface Window {
    faults: Faults;
    /** How often the page has asked the browser not to throw away its storage. */
    persistAsked: number;
  }
}

/** Lets a page's storage fail when the test says so; before it is loaded. */
async function injectFaults(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.faults = { isFull: false, connections: [] };
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown, key) {
      if (window.faults.isFull && this.name === 'games') {
        throw new DOMException('the disk is full', 'QuotaExceededError');
      }
      return key === undefined ? put.call(this, value) : put.call(this, value, key);
    };
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (this: IDBFactory, name, version) {
      const opening = open.call(this, name, version);
      opening.addEventListener('success', () => window.faults.connections.push(opening.result));
      return opening;
    };
  });
}

async function fillDisk(page: Page, isFull: boolean): Promise<void> {
  await page.evaluate((full) => {
    window.faults.isFull = full;
  }, isFull);
}

for (const { id, play } of GAMES) {
  const position = { game: id, seed: 'keeping', seats: FRIENDS, isThere: isTurn(4) };

  test(`${id}: a write that fails stops no game, and what follows is kept`, async ({ page }) => {
    await injectFaults(page);
    await openTable(page, position);
    await nextQuestion(page, byMouse);
    const before = await keptRow<{ revision: number }>(page, 'games', 'kept');
    await fillDisk(page, true);
    await playOn(page, play, byMouse, 2);
    const banner = page.getByRole('alert').filter({ hasText: BANNER });
    await expect(banner).toBeVisible();
    await nextQuestion(page, byMouse);
    const download = page.waitForEvent('download');
    await banner.getByRole('button', { name: en.home.download }).click();
    const file = await (await download).createReadStream();
    expect((await file.toArray()).join('').split('\n')[0]).toContain(id);
    expect(await keptRow(page, 'games', 'kept')).toEqual(before);

    // Without a further move: the game is written again by itself.
    await fillDisk(page, false);
    await expect(banner).toBeHidden();
    await playOn(page, play, byMouse, 1);
    await nextQuestion(page, byMouse);
    const house = await page.getByRole('region', { name: OWN_FACADE }).ariaSnapshot();
    await page.reload();
    await nextQuestion(page, byMouse);
    expect(await page.getByRole('region', { name: OWN_FACADE }).ariaSnapshot()).toBe(house);
  });
}

test('a connection to the database that is lost is made again', async ({ page }) => {
  const [{ play }] = GAMES;
  await injectFaults(page);
  await openTable(page, {
    game: 'roll-and-write',
    seed: 'keeping',
    seats: FRIENDS,
    isThere: isTurn(4),
  });
  await nextQuestion(page, byMouse);
  await page.evaluate(() => {
    for (const connection of window.faults.connections) connection.close();
  });
  await playOn(page, play, byMouse, 3);
  await nextQuestion(page, byMouse);
  await expect(page.getByText(BANNER)).toBeHidden();
  const house = await page.getByRole('region', { name: OWN_FACADE }).ariaSnapshot();
  await page.reload();
  await nextQuestion(page, byMouse);
  expect(await page.getByRole('region', { name: OWN_FACADE }).ariaSnapshot()).toBe(house);
});

test('every finished game can be seen and removed, not the last five only', async ({ page }) => {
  const record = '{"nyhavn":1,"game":"copenhagen","players":2}\n';
  for (let number = 1; number <= 7; number++) {
    await keep(page, record, { id: `over-${number}`, isOver: true });
  }
  await page.goto('/');
  const finished = page.getByRole('region', { name: en.home.finished });
  await expect(finished.getByRole('listitem')).toHaveCount(5);
  await finished.getByRole('button', { name: en.home.allFinished(7) }).click();
  await expect(finished.getByRole('listitem')).toHaveCount(7);
  page.on('dialog', (dialog) => void dialog.accept());
  await finished.getByRole('button', { name: en.home.forget }).last().click();
  await expect(finished.getByRole('listitem')).toHaveCount(6);
  for (const store of ['games', 'heads']) {
    expect(await keptRow(page, store, 'over-1')).toBeUndefined();
    expect(await keptRow(page, store, 'over-2')).toBeDefined();
  }
});

test('a game that can’t be opened in one tab is not locked for another', async ({
  page,
  context,
}) => {
  await keep(page, 'not a record\n');
  await page.goto('/play/kept');
  await expect(page.getByRole('button', { name: en.home.download })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/play/kept');
  await expect(other.getByRole('button', { name: en.home.download })).toBeVisible();
});

test('the browser is asked to keep what it has, once there is a game to lose', async ({ page }) => {
  await page.addInitScript(() => {
    window.persistAsked = 0;
    StorageManager.prototype.persist = async () => {
      window.persistAsked++;
      return true;
    };
  });
  const asked = () => page.evaluate(() => window.persistAsked);
  await page.goto('/');
  const playNow = page.getByRole('link', { name: en.home.playNow }).first();
  await playNow.waitFor();
  expect(await asked()).toBe(0);
  await playNow.click();
  await nextQuestion(page, byMouse);
  expect(await asked()).toBe(1);
});

test('the menu offers the record of the game as it is, built when the menu opens', async ({
  page,
}) => {
  await openTable(page, {
    game: 'roll-and-write',
    seed: 'keeping',
    seats: FRIENDS,
    isThere: isTurn(4),
  });
  // The entry is there where there is a record.
  const entry = page.locator('#table-menu').getByText(en.table.over.record);
  await expect(entry).toHaveCount(0);
  const menu = page.getByRole('button', { name: en.table.menu });
  await menu.click();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toHaveCount(0);
  await menu.click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: en.table.over.record }).click();
  const file = await (await download).createReadStream();
  const kept = await keptRow<{ record: string }>(page, 'games', 'kept');
  expect((await file.toArray()).join('')).toBe(kept?.record);
});
