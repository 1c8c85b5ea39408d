/** Somebody's own games, counted on their device. */
import { keep } from '../positions.ts';
import { finishedRecord, keepReview } from '../shots/scenes/after-game.ts';
import { COPENHAGEN, ROLL_AND_WRITE } from '../shots/scenes/scene.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('games are counted from their records, for each game', async ({ page }) => {
  await page.goto('/me/statistics');
  await expect(page.getByText('No finished game yet.')).toBeVisible();
  for (const position of [ROLL_AND_WRITE, COPENHAGEN]) {
    for (const seed of ['one', 'two']) {
      const id = `${position.game}-${seed}`;
      await keep(page, finishedRecord(position, seed), { id, isOver: true });
    }
  }
  // A game that goes on does not count.
  await keep(page, finishedRecord(ROLL_AND_WRITE, 'three'));
  await keepReview(page, 'copenhagen-one', { luck: 0.25, lost: 0.125 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Your statistics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your statistics' })).toBeVisible();
  for (const name of ['Roll & Write', 'Copenhagen']) {
    const part = page.getByRole('region', { name, exact: true });
    await expect(part.getByText(/^2 games, /)).toBeVisible();
    const results = part.getByRole('table', { name: 'Against whom' }).getByRole('row');
    await expect(results).toHaveCount(2);
    await expect(results.nth(1)).toContainText('Mason');
    await expect(part.getByRole('table', { name: 'Where your points come from' })).toBeVisible();
    await part.getByText('As a table').first().click();
    const course = part.getByRole('table', { name: 'Game by game' });
    await expect(course.getByRole('row')).toHaveCount(3);
    await expect(course.getByRole('link').first()).toHaveAttribute('href', /^\/game\//);
  }
  const reviewed = page.getByRole('region', { name: 'Copenhagen', exact: true });
  await reviewed.getByText('As a table').last().click();
  const fortune = reviewed.getByRole('table', { name: 'Luck and mistakes' });
  await expect(fortune.getByRole('row').nth(1)).toContainText(/\+25 %13 %1$/);
  await expect(page.getByText('None of these games has been reviewed yet.')).toHaveCount(1);
  await expectAccessible(page);
});
