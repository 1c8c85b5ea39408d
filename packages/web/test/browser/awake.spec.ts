/** Staying awake on the table. */
import { openTable } from '../positions.ts';
import { en } from '../words.ts';
import { expect, test } from './fixtures.ts';

const THREE = ['Anna', 'Ben', 'Cleo'].map((name) => ({ name }));

test('a device on the table stays awake, and may sleep again afterwards', async ({ page }) => {
  await page.addInitScript(() => {
    const { wakeLock } = navigator;
    const ask = wakeLock.request.bind(wakeLock);
    const locks: WakeLockSentinel[] = [];
    Object.assign(globalThis, { locks });
    wakeLock.request = async (kind) => {
      const lock = await ask(kind);
      locks.push(lock);
      return lock;
    };
  });
  const held = () =>
    page.evaluate(() => {
      const { locks } = globalThis as unknown as { locks: WakeLockSentinel[] };
      return locks.map(({ released }) => released);
    });
  const isThere = () => true;
  await openTable(page, { game: 'roll-and-write', seed: 'awake', seats: THREE, isThere });
  expect(await held()).toEqual([]);
  await openTable(page, {
    game: 'roll-and-write',
    seed: 'awake',
    seats: THREE,
    dice: 'real',
    isThere,
  });
  await expect.poll(held).toEqual([false]);
  // Browsers take the lock back from a page that is hidden; it asks again when it is seen.
  await page.evaluate(async () => {
    const { locks } = globalThis as unknown as { locks: WakeLockSentinel[] };
    await locks[0]?.release();
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(held).toEqual([true, false]);
  await page.getByRole('button', { name: en.table.menu }).click();
  await page.getByRole('link', { name: en.common.toHome }).last().click();
  await expect(page.getByRole('link', { name: en.home.realTable.dice })).toBeVisible();
  await expect.poll(held).not.toContain(false);
});
