/** What can be done with games that are over. */
import type { Page } from '@playwright/test';
import { keep, type Position, recordOf } from '../../positions.ts';
import { COPENHAGEN, ROLL_AND_WRITE, type Scene } from './scene.ts';

/** The record of a game that has come to its end. */
export function finishedRecord(position: Position, seed = position.seed): string {
  return recordOf({ ...position, seed, isThere: () => false });
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

/** Sharing a game, and statistics about several. */
export const AFTER_GAME: readonly Scene[] = [
  { name: 'game-share-roll-and-write', open: (page) => share(page, ROLL_AND_WRITE) },
  { name: 'game-share-copenhagen', open: (page) => share(page, COPENHAGEN) },
  {
    name: 'own-statistics',
    async open(page) {
      for (const position of [ROLL_AND_WRITE, COPENHAGEN]) {
        for (const seed of ['one', 'two', 'three']) {
          const id = `${position.game}-${seed}`;
          await keep(page, finishedRecord(position, seed), { id, isOver: true });
        }
      }
      await page.goto('/me/statistics');
      await page.getByRole('heading', { level: 2, name: 'Copenhagen', exact: true }).waitFor();
    },
  },
  { name: 'own-statistics-none', open: (page) => page.goto('/me/statistics') },
];
