/** What only WebKit can show: how its layout takes our style sheets, and a whole game in its engine. */

import { type Product, serveProduct } from '@nyhavn/test-services/product';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playInPage, TABLE_WORDS } from '../play-in-page.ts';
import { keepGame, recordOf } from '../positions.ts';
import { putReview, reviewedGame } from '../reviews.ts';
import { en, titleOf } from '../words.ts';
import { WebKit } from './driver.ts';

const webkit = new WebKit();
let product: Product;

beforeAll(async () => {
  product = await serveProduct();
  await webkit.start();
});

afterAll(async () => {
  await webkit.close();
  await product?.close();
});

async function open(path: string): Promise<void> {
  await webkit.open(`${product.url}${path}`);
}

/** Opens a page, when something of it is there. */
async function openAt(path: string, selector: string): Promise<void> {
  await open(path);
  await expect.poll(() => webkit.run(isThere, selector)).toBe(true);
}

/** Keeps games in the page's database, past the client; where settings are shown, that is there. */
async function keep(record: string, isOver: boolean): Promise<void> {
  await openAt('/settings', '.choice-option');
  const game = { id: 'kept', revision: 1, record, updated: Date.now(), isOver };
  await webkit.run(keepGame, game);
}

/** Runs in the page. */
function isThere(selector: string): boolean {
  return document.querySelector(selector)?.checkVisibility() ?? false;
}

const FRIENDS = [{ name: '' }, { name: 'Freja', bot: 'greedy' }, { name: 'Magnus', bot: 'greedy' }];

test('a printed sheet is previewed in the shape of its paper', async () => {
  await openAt('/print', '.print-page');
  const ratio = await webkit.run(() => {
    const box = document.querySelector('.print-page')?.getBoundingClientRect();
    return box ? box.width / box.height : 0;
  });
  expect(ratio).toBeCloseTo(210 / 297, 2);
});

test('what stands over the facades keeps to one line', async () => {
  const position = { game: 'roll-and-write', seed: 'scene', seats: FRIENDS };
  await keep(recordOf({ ...position, isThere: ({ round }) => Number(round) >= 3 }), false);
  await openAt('/play/kept', '.facades-head');
  const lines = await webkit.run(() =>
    [...document.querySelectorAll('.facades-head > span')].map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    }),
  );
  expect(lines).toEqual([1, 1]);
});

test('the title of a replay shows its letters with their tails', async () => {
  const position = { game: 'roll-and-write', seed: 'scene', seats: FRIENDS };
  await keep(recordOf({ ...position, isThere: () => false }), true);
  await openAt('/game/kept', '.replay-head h1');
  const room = await webkit.run(() => {
    const title = document.querySelector('.replay-head h1');
    const range = document.createRange();
    if (title) range.selectNodeContents(title);
    const [box, text] = [title?.getBoundingClientRect(), range.getBoundingClientRect()];
    return box ? [text.top - box.top, box.bottom - text.bottom] : [-1];
  });
  expect(Math.min(...room)).toBeGreaterThanOrEqual(0);
});

test('the figures of a review stay in their boxes while they grow', async () => {
  const { record, review } = reviewedGame('roll-and-write', Number.POSITIVE_INFINITY);
  await keep(record, true);
  await webkit.run(putReview, { id: 'kept', review });
  await openAt('/game/kept?part=review', '.totals-account dd');
  const figures = await webkit.run(() => {
    const boxes = [...document.querySelectorAll('.totals-account dd')];
    const before = boxes.map((box) => box.textContent);
    // As the review does it that finds out more and more.
    for (const box of boxes) if (box.firstChild) box.firstChild.nodeValue = '−100%';
    const over = boxes.map((box) => {
      const range = document.createRange();
      range.selectNodeContents(box);
      return range.getBoundingClientRect().width - box.getBoundingClientRect().width;
    });
    return { before, over };
  });
  expect(figures.before).toContain('0%');
  expect(Math.max(...figures.over)).toBeLessThanOrEqual(0);
});

test('a whole game against bots, played through names', async () => {
  const play = `[aria-label="${en.home.playNowGame(titleOf('roll-and-write'))}"]`;
  await openAt('/', play);
  await webkit.run((button) => document.querySelector<HTMLElement>(button)?.click(), play);
  await expect.poll(() => webkit.run(isThere, '.board')).toBe(true);
  await webkit.run(playInPage, TABLE_WORDS);
  await expect.poll(() => webkit.run(isThere, 'dialog .result')).toBe(true);
});
