/** What can be done with games that are over. */
import { REVIEW_VERSION } from '@nyhavn/bots';
import type { Page } from '@playwright/test';
import { put } from '../../daily.ts';
import { keep, type Position, recordOf } from '../../positions.ts';
import { putReview } from '../../reviews.ts';
import { titleOf } from '../../words.ts';
import { COPENHAGEN, ROLL_AND_WRITE, type Scene } from './scene.ts';

/** The record of a game that has come to its end. */
export function finishedRecord(position: Position, seed = position.seed): string {
  return recordOf({ ...position, seed, isThere: () => false });
}

/** A finished game as the page keeps it. */
export function keptGame(id: string, record: string) {
  return { value: { id, revision: 1, record, updated: Date.now(), isOver: true } };
}

/** Opens a part of a finished game. */
async function openPart(page: Page, position: Position, part: string): Promise<void> {
  await keep(page, finishedRecord(position), { isOver: true });
  await page.goto(`/game/kept?part=${part}`);
}

async function share(page: Page, position: Position): Promise<void> {
  await openPart(page, position, 'share');
  await page.locator('canvas[data-is-drawn="true"]').waitFor();
}

/** Keeps a review of a game in which chance and the first player changed so much. */
export async function keepReview(
  page: Page,
  id: string,
  found: { readonly luck: number; readonly lost: number },
): Promise<void> {
  const forecast = (own: number) => ({ chances: [own, -own / 2, -own / 2], margins: [0, 0, 0] });
  const move = { move: '', chance: 0, points: 0, facts: undefined };
  const luck = { change: forecast(found.luck), error: 0 };
  const changes = [-found.lost, found.lost / 2, found.lost / 2];
  const costs = { loss: found.lost, changes, error: 0, pointsLost: 0 };
  const lost = { seat: 0, class: 'mistake', ...costs, of: 2 };
  const review = {
    version: REVIEW_VERSION,
    game: '',
    length: 2,
    before: forecast(0),
    steps: [
      { at: 0, by: 'chance', after: forecast(0), luck },
      { at: 1, by: 0, after: forecast(0), decision: { ...lost, played: move, best: move } },
    ],
  };
  await page.evaluate(putReview, { id, review });
}

/** Sharing a game, and statistics about several. */
export const AFTER_GAME: readonly Scene[] = [
  { name: 'game-share-roll-and-write', open: (page) => share(page, ROLL_AND_WRITE) },
  { name: 'game-share-copenhagen', open: (page) => share(page, COPENHAGEN) },
  {
    name: 'own-statistics',
    async open(page) {
      const seeds = ['one', 'two', 'three', 'four'];
      await put(page, {
        games: [ROLL_AND_WRITE, COPENHAGEN].flatMap((position) =>
          seeds.map((seed) => keptGame(`${position.game}-${seed}`, finishedRecord(position, seed))),
        ),
      });
      for (const [at, seed] of seeds.entries()) {
        const found = { luck: 0.3 - at * 0.15, lost: 0.1 + at * 0.05 };
        await keepReview(page, `${ROLL_AND_WRITE.game}-${seed}`, found);
      }
      await page.goto('/me/statistics');
      await page
        .getByRole('heading', { level: 2, name: titleOf('copenhagen'), exact: true })
        .waitFor();
    },
  },
  { name: 'own-statistics-none', open: (page) => page.goto('/me/statistics') },
];
