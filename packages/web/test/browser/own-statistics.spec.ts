/** Somebody's own games, counted on their device. */
import { put } from '../daily.ts';
import { finishedRecord, keepReview, keptGame } from '../shots/scenes/after-game.ts';
import { COPENHAGEN, ROLL_AND_WRITE } from '../shots/scenes/scene.ts';
import { botName, en, titleOf } from '../words.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const ALONE = [{ name: '' }, ...['Vinden', 'Bølgen'].map((name) => ({ name, bot: 'idle' }))];

test('games are counted from their records, for each game', async ({ page }) => {
  await page.goto('/me/statistics');
  await expect(page.getByText(en.ownStatistics.none)).toBeVisible();
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
  await page.getByRole('link', { name: en.ownStatistics.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: en.ownStatistics.title })).toBeVisible();
  for (const name of [titleOf('roll-and-write'), titleOf('copenhagen')]) {
    const part = page.getByRole('region', { name, exact: true });
    const daily = name === titleOf('copenhagen') ? 0 : 1;
    await expect(part.getByText(new RegExp(`^${2 + daily} games, `))).toBeVisible();
    const results = part.getByRole('table', { name: en.ownStatistics.results }).getByRole('row');
    await expect(results).toHaveCount(2 + daily);
    await expect(results.nth(1)).toContainText(botName('greedy'));
    await expect(results.filter({ hasText: en.ownStatistics.alone })).toHaveCount(daily);
    await expect(part.getByRole('table', { name: en.ownStatistics.sources })).toBeVisible();
    await part.getByText(en.ownStatistics.table).first().click();
    const course = part.getByRole('table', { name: en.ownStatistics.course });
    await expect(course.getByRole('row')).toHaveCount(3 + daily);
    await expect(course.getByRole('link').first()).toHaveAttribute('href', /^\/game\//);
  }
  const reviewed = page.getByRole('region', { name: titleOf('copenhagen'), exact: true });
  await reviewed.getByText(en.ownStatistics.table).last().click();
  const fortune = reviewed.getByRole('table', { name: en.ownStatistics.fortune });
  await expect(fortune.getByRole('row').nth(1)).toContainText(/\+25%13%1$/);
  await expect(page.getByText(en.ownStatistics.noReviews)).toHaveCount(1);
  await expectAccessible(page);
});
