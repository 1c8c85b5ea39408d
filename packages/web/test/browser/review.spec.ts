/** Looking closely at a game: progress, stopping, the graph, decisions, and that all of it is kept. */
import { REVIEW_VERSION } from '@nyhavn/bots';
import { openReviewed, putReview } from '../reviews.ts';
import { ANY, begins, en, has, MANY, MORE, whole } from '../words.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { keptRow } from './kept-row.ts';

/** What somebody would win without luck. */
const ADJUSTED = has(
  en.review.totals.adjustedSentence(ANY, ANY),
  en.review.totals.adjustedMost(ANY),
  en.review.totals.adjustedLeast(ANY),
);

for (const game of ['roll-and-write', 'copenhagen']) {
  test(`${game}: a review goes on where it was, leads to moments and is kept`, async ({ page }) => {
    await openReviewed(page, game, 3);
    const part = page.getByRole('tabpanel', { name: en.replay.parts.review });
    const walk = part.getByRole('slider', { name: en.review.graph.label });
    // Stopped before: what was found is there, and what is missing is looked at now.
    await expect(part.getByText(has(en.review.stopped(MANY)))).toBeVisible();
    await part.getByRole('button', { name: en.review.goOn }).click();
    await expect(part.getByText(ADJUSTED)).toHaveCount(2);
    await expect(
      part.getByRole('button', { name: has(en.review.goOn, en.review.stop) }),
    ).toHaveCount(0);
    await page.reload();
    await expect(part.getByText(ADJUSTED)).toHaveCount(2);
    // The graph is walked along by keys, and says where one is.
    await walk.focus();
    await page.keyboard.press('Home');
    await expect(page).toHaveURL(/#0$/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(walk).toHaveAttribute(
      'aria-valuetext',
      whole(
        en.review.graph.value(
          en.review.graph.turn(1, ANY),
          en.common.list([
            en.review.graph.chance(en.home.you, `${MANY}%`),
            en.review.graph.chance('Freja', `${MORE}%`),
          ]),
        ),
      ),
    );
    await expect(page).not.toHaveURL(/#0$/);
    await walk.click({ position: { x: 150, y: 40 } });
    // The address follows when the moment rests.
    const shown = () => Number(new URL(page.url()).hash.slice(1));
    await expect.poll(shown, { timeout: 30_000 }).toBeGreaterThan(20);
    const moment = shown();
    await part.getByText(en.review.graph.table).click();
    await part.getByRole('row').nth(3).getByRole('link').click();
    await expect(page).not.toHaveURL(new RegExp(`#${moment}$`));
    // A decision shows both moves and leads to its moment.
    const worst = part.locator('details.decision').first();
    await worst.locator('summary').click();
    await expect(worst.getByText(begins(`${en.review.decisions.played}: ${MANY}%`))).toBeVisible();
    await expect(worst.getByText(begins(`${en.review.decisions.best}: ${MANY}%`))).toBeVisible();
    await expect(worst.locator('.house')).toHaveCount(2);
    await part
      .getByRole('combobox', { name: en.review.decisions.order })
      .selectOption(en.review.decisions.inOrder);
    await expect(part.locator('.decision').first()).toContainText(en.home.you);
    await part.getByText(en.review.howTo.title).click();
    await expectAccessible(page);
  });
}

test('a review begins, shows how far it is, and stays when it is stopped', async ({ page }) => {
  await openReviewed(page, 'copenhagen', Number.POSITIVE_INFINITY);
  const part = page.getByRole('tabpanel', { name: en.replay.parts.review });
  await part.getByRole('button', { name: en.review.goOn }).click();
  await expect(part.getByRole('progressbar')).toBeVisible();
  await expect(part.getByRole('progressbar')).not.toHaveAttribute('value', '0');
  await part.getByRole('button', { name: en.review.stop }).click();
  await expect(part.getByText(has(en.review.stopped(MANY)))).toBeVisible();
  await page.reload();
  await expect(part.getByText(has(en.review.stopped(MANY)))).toBeVisible();
});

test('reviews of other figures are dropped when one is kept', async ({ page }) => {
  await openReviewed(page, 'copenhagen', 3);
  for (const version of [REVIEW_VERSION - 1, REVIEW_VERSION]) {
    await page.evaluate(putReview, { id: `version-${version}`, review: { version } });
  }
  const part = page.getByRole('tabpanel', { name: en.replay.parts.review });
  await part.getByRole('button', { name: en.review.goOn }).click();
  await expect(part.getByText(ADJUSTED)).toHaveCount(2);
  const isKept = async (id: string) => (await keptRow(page, 'reviews', id)) !== undefined;
  await expect.poll(() => isKept(`version-${REVIEW_VERSION - 1}`)).toBe(false);
  expect(await isKept(`version-${REVIEW_VERSION}`)).toBe(true);
  expect(await isKept('kept')).toBe(true);
});
