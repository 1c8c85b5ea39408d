/** What a player has to know is said and shown where they look: on phones, in both themes. */
import type { Page } from '@playwright/test';
import { isTurn, openTable, type Position } from '../positions.ts';
import { OWN_FACADE } from '../table-words.ts';
import { en } from '../words.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { byMouse, nextQuestion, statusLine } from './playing.ts';

const FRIENDS = [{ name: '' }, { name: 'Freja', bot: 'greedy' }, { name: 'Magnus', bot: 'greedy' }];
const PHONE = { width: 360, height: 640 };
const DESK = { width: 1440, height: 900 };

/** What is said of the table to those who listen. */
const VOICE = '[data-voice="table"]';

const LAST_ROUND: Position = {
  game: 'roll-and-write',
  seed: 'last',
  seats: FRIENDS,
  isThere: ({ players, waiting, winners }) =>
    winners === null && String(waiting).startsWith('0') && players.some(({ score }) => score >= 12),
};
const END_CARD: Position = {
  game: 'copenhagen',
  seed: 'end',
  seats: FRIENDS.slice(0, 2),
  isThere: (picture) => isTurn(2)(picture) && picture.end === 'pile',
};

for (const size of [PHONE, DESK]) {
  test(`the end that is near is said at ${size.width} pixels, and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const { last } = en.rollAndWrite.ending;
    await openTable(page, LAST_ROUND);
    await nextQuestion(page, byMouse);
    await expect(page.getByText(last.short, { exact: true })).toBeVisible();
    const note = page.locator('.note.finale');
    await expect(note).toContainText(last.reached('', 12).trim().slice(-20));
    await expect(page.locator(VOICE)).toHaveText(new RegExp(`^${last.short}`));
    const sign = await page.locator('.table-finale').boundingBox();
    const status = await statusLine(page).boundingBox();
    expect(overlap(sign, status)).toBe(0);
    const facade = page.getByRole('region', { name: OWN_FACADE });
    const before = await facade.boundingBox();
    await note.getByRole('button', { name: en.common.close }).click();
    await expect(note).toHaveCount(0);
    expect(await facade.boundingBox()).toEqual(before);
    // Without the sign everything stands where it stood.
    await page.locator('.table-finale').evaluate((element) => element.remove());
    expect(await facade.boundingBox()).toEqual(before);
    await expectAccessible(page);

    await openTable(page, END_CARD);
    await nextQuestion(page, byMouse);
    await expect(page.getByText(en.copenhagen.pile.end.short.pile, { exact: true })).toBeVisible();
    await expect(page.locator('.note.finale')).toContainText(en.copenhagen.pile.end.among);
  });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The area that two boxes share. */
function overlap(a: Box | null, b: Box | null): number {
  if (!a || !b) throw new Error('both are there');
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** The heights of the names of rows and columns that can be seen in the large house. */
async function nameHeights(page: Page): Promise<number[]> {
  return page.locator('.facade .house-names text').evaluateAll((texts) =>
    texts
      .filter((text) => text.getClientRects().length > 0 && text.getBoundingClientRect().width > 0)
      .map((text) => {
        const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
        return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      }),
  );
}

test('rows and columns have their names on the house, readable or not at all', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const game of ['roll-and-write', 'copenhagen']) {
      for (const size of [PHONE, DESK, { width: 640, height: 360 }]) {
        await page.setViewportSize(size);
        await openTable(page, { game, seed: 'names', seats: FRIENDS, isThere: isTurn(5) });
        await nextQuestion(page, byMouse);
        const heights = await nameHeights(page);
        expect([0, 14]).toContain(heights.length);
        if (size === DESK || (size === PHONE && game === 'roll-and-write')) {
          expect(heights).toHaveLength(14);
        }
        for (const height of heights) expect(height).toBeGreaterThanOrEqual(8.99);
      }
    }
  }
});

test('a move that can’t be undone says so, and no padlock stands on it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openTable(page, {
    game: 'roll-and-write',
    seed: 'final',
    seats: FRIENDS,
    isThere: (picture) => picture.phase === 'mark' && String(picture.waiting).startsWith('0'),
  });
  await nextQuestion(page, byMouse);
  const none = page.getByRole('button', {
    name: `${en.rollAndWrite.takeNone} (${en.table.isFinal})`,
  });
  await expect(none.getByText(en.table.final)).toBeVisible();
  await openTable(page, {
    game: 'copenhagen',
    seed: 'final',
    seats: FRIENDS,
    isThere: ({ phase, active }) => phase === 'coat' && active === 0,
  });
  await nextQuestion(page, byMouse);
  const skip = page.getByRole('button', {
    name: `${en.copenhagen.coat.skip} (${en.table.isFinal})`,
  });
  await expect(skip.getByText(en.table.final)).toBeVisible();
});
