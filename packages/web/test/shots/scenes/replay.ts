/** Games that are looked at. */
import type { Page } from '@playwright/test';
import { keep, type Position, recordOf } from '../../positions.ts';
import { COPENHAGEN, FOUR, ROLL_AND_WRITE, type Scene } from './scene.ts';

/** Keeps a game that is over, and opens it at a moment. */
async function look(page: Page, position: Position, moment: string): Promise<void> {
  await keep(page, recordOf({ ...position, isThere: () => false }));
  await page.goto(`/game/kept${moment}`);
  await page.getByRole('slider').waitFor();
}

/** Both games in the middle, with three and with four at the table. */
export const REPLAY: readonly Scene[] = [
  { name: 'replay-roll-and-write', open: (page) => look(page, ROLL_AND_WRITE, '#60') },
  {
    name: 'replay-roll-and-write-four',
    open: (page) => look(page, { ...ROLL_AND_WRITE, seats: FOUR }, ''),
  },
  { name: 'replay-copenhagen', open: (page) => look(page, COPENHAGEN, '#90') },
  {
    name: 'replay-copenhagen-four',
    open: (page) => look(page, { ...COPENHAGEN, seats: FOUR }, '#120'),
  },
];
