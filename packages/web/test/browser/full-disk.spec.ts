/** A disk that is full: what can't be kept is said, and does not stop what one is doing. */
import type { Page } from '@playwright/test';
import { keep, recordOf } from '../positions.ts';
import { COPENHAGEN } from '../shots/scenes/scene.ts';
import { en, titleOf } from '../words.ts';
import { expect, test } from './fixtures.ts';
import { gather, openPeople } from './online.ts';

const RECORD = recordOf({ ...COPENHAGEN, isThere: () => false });

test.beforeEach(({ expectFault }) => expectFault(/StorageError|the disk is full/));

/** Lets every write of the page fail, until it is mended. */
async function fillDisk(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('the disk is full', 'QuotaExceededError');
    };
    addEventListener('mended', () => {
      IDBObjectStore.prototype.put = put;
    });
  });
}

async function emptyDisk(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('mended')));
}

/** What says that something can't be kept. */
function trouble(page: Page) {
  return page.getByRole('alert').filter({ hasText: en.common.trouble.storage });
}

function slider(page: Page) {
  return page.getByRole('slider', { name: en.replay.slider });
}

test('another line that can’t be kept says so, and begins when it can', async ({ page }) => {
  await keep(page, RECORD);
  await page.goto('/game/kept?part=try#20');
  const begin = page.getByRole('button', { name: en.replay.try.begin(20) });
  await begin.waitFor();
  await fillDisk(page);
  await begin.click();
  await expect(trouble(page)).toBeVisible();
  await expect(slider(page)).toHaveValue('20');
  await emptyDisk(page);
  await begin.click();
  await expect(page.getByText(en.replay.try.note(20))).toBeVisible();
});

test('a record that can’t be kept says so, and opens when it can', async ({ page }) => {
  await page.goto('/open');
  await page.getByRole('textbox').fill(RECORD);
  await fillDisk(page);
  const open = page.getByRole('button', { name: en.replay.open.open, exact: true });
  await open.click();
  await expect(trouble(page)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue(RECORD);
  await emptyDisk(page);
  await open.click();
  await expect(slider(page)).toBeVisible();
});

test('a person who is muted stays so until the page is closed, and that is said', async ({
  page,
  visit,
}) => {
  const { page: ben } = await visit();
  await gather([page, ben], titleOf('copenhagen'));
  const people = await openPeople(page);
  await fillDisk(page);
  await people.getByRole('button', { name: en.together.chat.mute('Ben') }).click();
  await expect(trouble(page)).toBeVisible();
  await expect(people.getByRole('button', { name: en.together.chat.unmute('Ben') })).toBeVisible();
});
