/** What only WebKit can show: how its layout takes our style sheets. */

import { test as base, expect } from '../browser/fixtures.ts';
import { keepGame, recordOf } from '../positions.ts';
import { putReview, reviewedGame } from '../reviews.ts';
import { Traveller } from './journey.ts';
import { startWebKit } from './webkit.ts';

const test = base.extend<{ somebody: Traveller }>({
  somebody: async ({ baseURL }, use) => {
    const webkit = await startWebKit();
    await use(new Traveller(webkit, baseURL ?? ''));
    await webkit.close();
  },
});

/** Keeps games in the page's database, past the client; where settings are shown, that is there. */
async function keep(somebody: Traveller, record: string, isOver: boolean): Promise<void> {
  await somebody.open('/settings', '.choice-option');
  const game = { id: 'kept', revision: 1, record, updated: Date.now(), isOver };
  await somebody.device.run(keepGame, game);
}

const FRIENDS = [{ name: '' }, { name: 'Freja', bot: 'greedy' }, { name: 'Magnus', bot: 'greedy' }];

test('what stands over the facades keeps to one line', async ({ somebody }) => {
  const position = { game: 'roll-and-write', seed: 'scene', seats: FRIENDS };
  await keep(
    somebody,
    recordOf({ ...position, isThere: ({ round }) => Number(round) >= 3 }),
    false,
  );
  await somebody.open('/play/kept', '.facades-head');
  const lines = await somebody.device.run(() =>
    [...document.querySelectorAll('.facades-head > span')].map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    }),
  );
  expect(lines).toEqual([1, 1]);
});

test('the title of a replay shows its letters with their tails', async ({ somebody }) => {
  const position = { game: 'roll-and-write', seed: 'scene', seats: FRIENDS };
  await keep(somebody, recordOf({ ...position, isThere: () => false }), true);
  await somebody.open('/game/kept', '.replay-head h1');
  const room = await somebody.device.run(() => {
    const title = document.querySelector('.replay-head h1');
    const range = document.createRange();
    if (title) range.selectNodeContents(title);
    const [box, text] = [title?.getBoundingClientRect(), range.getBoundingClientRect()];
    return box ? [text.top - box.top, box.bottom - text.bottom] : [-1];
  });
  expect(Math.min(...room)).toBeGreaterThanOrEqual(0);
});

test('the figures of a review stay in their boxes while they grow', async ({ somebody }) => {
  const { record, review } = reviewedGame('roll-and-write', Number.POSITIVE_INFINITY);
  await keep(somebody, record, true);
  await somebody.device.run(putReview, { id: 'kept', review });
  await somebody.open('/game/kept?part=review', '.totals-account dd');
  const figures = await somebody.device.run(() => {
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
