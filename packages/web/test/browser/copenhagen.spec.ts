import { playCopenhagen } from './copenhagen-player.ts';
import { expect, test } from './fixtures.ts';
import { byKeyboard, byMouse, playToEnd } from './playing.ts';

test('a whole game of Copenhagen against a bot', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play now: Copenhagen' }).click();
  await playToEnd(page, playCopenhagen, byMouse);
  const result = page.getByRole('dialog');
  await expect(result.getByRole('row')).toHaveCount(3);
  await expect(result.getByRole('columnheader', { name: 'Rows' })).toBeVisible();
});

test('a whole game with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await byKeyboard(page.getByRole('link', { name: 'Play now: Copenhagen' }));
  await playToEnd(page, playCopenhagen, byKeyboard);
});
