/** Puzzles: ours where there are none of one's own, then one's own mistake, solved and followed to its game. */
import { put } from '../daily.ts';
import { isTurn, recordOf } from '../positions.ts';
import { NAMES } from '../table-words.ts';
import { en, has, MANY, MORE } from '../words.ts';
import { expect, test } from './fixtures.ts';

test('puzzles of ours are there, can be seen through, and lead on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: en.puzzles.title }).click();
  await page.getByRole('heading', { name: en.puzzles.number(1, 8) }).waitFor();
  await page.getByRole('button', { name: en.puzzles.show }).click();
  await expect(page.getByText(en.puzzles.shown).first()).toBeVisible();
  await page.getByRole('button', { name: en.puzzles.next }).click();
  await page.getByRole('heading', { name: en.puzzles.number(2, 8) }).waitFor();
});

test('one’s own mistake is a puzzle: a move is judged, and the way leads to its moment', async ({
  page,
}) => {
  const seats = [{ name: '' }, { name: 'Freja', bot: 'greedy' }];
  const whole = recordOf({ game: 'copenhagen', seed: 'scene', seats, isThere: () => false });
  const position = recordOf({ game: 'copenhagen', seed: 'scene', seats, isThere: isTurn(8) });
  const at = position.trimEnd().split('\n').length - 1;
  const weighed = { move: '', chance: 0.4, points: 0, facts: undefined };
  const decision = {
    seat: 0,
    played: weighed,
    best: weighed,
    loss: 0.08,
    error: 0,
    pointsLost: 0,
    class: 'mistake',
    of: 9,
  };
  await put(page, {
    games: [{ value: { id: 'kept', revision: 1, record: whole, updated: 0, isOver: true } }],
    reviews: [{ value: { id: 'kept', review: { steps: [{ at, by: 0, decision }] } } }],
  });
  await page.goto('/puzzles');
  await page.getByRole('heading', { name: en.puzzles.number(1, 1) }).waitFor();
  await expect(page.getByText(en.puzzles.cost(8))).toBeVisible();
  const cards = page.getByRole('button', { name: NAMES.harbourCard, disabled: false });
  await cards.nth(0).click();
  await cards.nth(1).click();
  await page.getByRole('button', { name: NAMES.takeCards }).click();
  await expect(
    page.getByText(has(en.puzzles.best, en.puzzles.fine, en.puzzles.strayed(MANY, MORE))).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: en.puzzles.again }).click();
  // Little room: the puzzle is folded up while somebody tries.
  await page.getByRole('button', { name: en.puzzles.read }).click();
  await page.getByRole('button', { name: en.puzzles.show }).click();
  await page.getByRole('link', { name: en.puzzles.moment }).click();
  await expect(page).toHaveURL(`/game/kept#${at}`);
});
