/** What only Firefox can show: a whole game in its engine, and controls that each engine draws in its own way. */

import { expect, test } from '../browser/fixtures.ts';
import { playSwiftly } from '../browser/swift-player.ts';
import { en, titleOf } from '../words.ts';

test('a whole game against bots, and its replay with a slider of our look', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: en.home.playNowGame(titleOf('roll-and-write')) }).click();
  await page.getByRole('button', { name: en.table.menu }).waitFor();
  await playSwiftly(page);
  await page.getByRole('link', { name: en.table.over.replay }).click();
  const slider = page.getByRole('slider', { name: en.replay.slider });
  await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? '');
  await page.getByRole('button', { name: en.replay.back }).click();
  const thumb = await slider.evaluate((input) => {
    const { width, height, backgroundImage, boxShadow, borderTopWidth, borderTopLeftRadius } =
      getComputedStyle(input, '::-moz-range-thumb');
    return { width, height, backgroundImage, boxShadow, borderTopWidth, borderTopLeftRadius };
  });
  expect(thumb).toEqual({
    width: '24px',
    height: '28px',
    backgroundImage: expect.stringContaining('linear-gradient'),
    boxShadow: expect.stringContaining('px'),
    borderTopWidth: '2px',
    borderTopLeftRadius: '6.4px',
  });
});
