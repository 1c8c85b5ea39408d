/** Somebody's own games, counted on their device. */
import { put } from '../daily.ts';
import { finishedRecord, keepReview, keptGame } from '../shots/scenes/after-game.ts';
import { COPENHAGEN, ROLL_AND_WRITE } from '../shots/scenes/scene.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const ALONE = [{ name: '' }, ...['Vinden', 'Bølgen'].map((name) => ({ name, bot: 'idle' }))];

test('games are counted from their records, for each game', async ({ page }) => {
  await page.goto('/me/statistics');
  await expect(page.getByText('No finished game yet.')).toBeVisible();
  const games = [ROLL_AND_WRITE, COPENHAGEN].flatMap((position) =>
    ['one', 'two'].map((seed) =>
      keptGame(`${position.game}-${seed}`, finishedRecord(position, seed)),
    ),
  );
  const alone = finishedRecord({ ...ROLL_AND_WRITE, seats: ALONE }, 'alone');
  await put(page, {
    games: [
      ...games,
      keptGame('daily-2026-11-02-alone', alone),
      // A game that goes on does not count, and neither do practice and records of others.
      { value: { ...keptGame('going-on', alone).value, isOver: false } },
      keptGame('daily-2026-11-02-alone-practice', alone),
      { value: { ...keptGame('theirs', alone).value, isFromElsewhere: true } },
    ],
  });
  await keepReview(page, 'copenhagen-one', { luck: 0.25, lost: 0.125 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Your statistics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your statistics' })).toBeVisible();
  for (const name of ['Roll & Write', 'Copenhagen']) {
    const part = page.getByRole('region', { name, exact: true });
    const daily = name === 'Copenhagen' ? 0 : 1;
    await expect(part.getByText(new RegExp(`^${2 + daily} games, `))).toBeVisible();
    const results = part.getByRole('table', { name: 'Against whom' }).getByRole('row');
    await expect(results).toHaveCount(2 + daily);
    await expect(results.nth(1)).toContainText('Mason');
    await expect(results.filter({ hasText: 'nobody (dice of the day)' })).toHaveCount(daily);
    await expect(part.getByRole('table', { name: 'Where your points come from' })).toBeVisible();
    await part.getByText('As a table').first().click();
    const course = part.getByRole('table', { name: 'Game by game' });
    await expect(course.getByRole('row')).toHaveCount(3 + daily);
    await expect(course.getByRole('link').first()).toHaveAttribute('href', /^\/game\//);
  }
  const reviewed = page.getByRole('region', { name: 'Copenhagen', exact: true });
  await reviewed.getByText('As a table').last().click();
  const fortune = reviewed.getByRole('table', { name: 'Luck and mistakes' });
  await expect(fortune.getByRole('row').nth(1)).toContainText(/\+25%13%1$/);
  await expect(page.getByText('None of these games has been reviewed yet.')).toHaveCount(1);
  await expectAccessible(page);
});
