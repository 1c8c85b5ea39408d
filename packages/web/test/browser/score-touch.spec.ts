/** Score pads by finger and on a phone. */
import { begins, en, has } from '../words.ts';
import { fingers } from './fingers.ts';
import { expect, test } from './fixtures.ts';
import { cell, open, points } from './score-pad.ts';

const WINDOW = has(en.rollAndWrite.cell.window(undefined));

test.describe('with fingers', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  for (const game of ['roll-and-write', 'copenhagen']) {
    test(`only the first finger and the first button draw (${game})`, async ({ page }) => {
      await open(page, game);
      const middle = async (name: string) => {
        const box = await cell(page, name).boundingBox();
        if (!box) throw new Error('the house has that cell');
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      await cell(page, 'e1').click({ button: 'right' });
      await cell(page, 'e1').click({ button: 'middle' });
      const send = await fingers(page);
      const first = { ...(await middle('a5')), id: 0 };
      const second = { ...(await middle('e1')), id: 1 };
      await send('touchStart', [first]);
      await send('touchStart', [first, second]);
      await send('touchMove', [first, { ...(await middle('e2')), id: 1 }]);
      await send('touchEnd', [second]);
      for (const name of ['a4', 'a3', 'a2', 'a1']) {
        await send('touchMove', [{ ...(await middle(name)), id: 0 }]);
      }
      await send('touchEnd', []);
      for (const name of ['a1', 'a5']) await expect(cell(page, name)).toHaveAccessibleName(WINDOW);
      for (const name of ['e1', 'e2']) {
        await expect(cell(page, name)).not.toHaveAccessibleName(WINDOW);
      }
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a finger draws over several cells, which is one step', async ({ page, context }) => {
    await open(page, 'roll-and-write');
    const touch = await context.newCDPSession(page);
    const centre = async (name: string) => {
      const box = await cell(page, name).boundingBox();
      if (!box) throw new Error(`${name} is out of sight`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const size = await cell(page, 'c5').boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(40);
    const way = await Promise.all(['a1', 'b1', 'c1', 'd1', 'e1'].map(centre));
    const [first, ...rest] = way;
    if (!first) return;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] });
    for (const point of rest) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(points(page, en.common.points(2))).toBeAttached();
    await page.getByRole('button', { name: en.score.undo }).click();
    await expect(points(page, en.common.points(0))).toBeAttached();
    await cell(page, 'b1').tap();
    await expect(cell(page, 'b1')).toHaveAccessibleName(
      begins(en.house.facade.cell('b1', en.rollAndWrite.cell.window(undefined))),
    );
  });

  test('nothing is wider than the screen', async ({ page }) => {
    for (const game of ['roll-and-write', 'copenhagen']) {
      await open(page, game);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(360);
    }
  });
});
