/** Dialogs, notes and lists that other scenes have no reason to show. */
import type { Page } from '@playwright/test';
import { keep, openTable, recordOf } from '../../positions.ts';
import { en } from '../../words.ts';
import { finishedRecord } from './after-game.ts';
import { COPENHAGEN, ROLL_AND_WRITE, type Scene } from './scene.ts';

/** Games that go on, that are over, and one that can't be read. */
async function keepGames(page: Page): Promise<void> {
  await keep(page, recordOf(ROLL_AND_WRITE), { id: 'first' });
  await keep(page, recordOf(COPENHAGEN), { id: 'second' });
  await keep(page, finishedRecord(COPENHAGEN), { id: 'third', isOver: true });
  await keep(page, '{"format":"nyhavn","version":99}\n', { id: 'fourth' });
  await page.goto('/');
  await page.getByRole('heading', { name: en.home.finished }).waitFor();
}

/** The same game, gone on with in another tab. */
async function takeOver(page: Page): Promise<void> {
  await openTable(page, COPENHAGEN);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: en.table.tabs.playHere }).click();
  await page.getByText(en.table.tabs.takenOver).waitFor();
}

/** Opens a dialog of a score pad. */
async function openScore(page: Page, button: string): Promise<void> {
  await page.goto('/score/roll-and-write');
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

/** One scene each. */
export const STATES: readonly Scene[] = [
  { name: 'home-games', open: keepGames },
  { name: 'table-taken-over', open: takeOver },
  {
    name: 'open',
    async open(page) {
      await page.goto('/open');
      await page.getByRole('button', { name: en.replay.open.open, exact: true }).waitFor();
    },
  },
  {
    name: 'simulator',
    async open(page) {
      await page.goto('/simulator');
      await page.getByRole('button', { name: en.simulator.pause }).click();
    },
  },
  { name: 'score-new', open: (page) => openScore(page, en.score.fresh.button) },
  { name: 'score-players', open: (page) => openScore(page, en.score.players.button) },
];
