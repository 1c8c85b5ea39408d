/** Leaderboards, profiles and statistics. */
import type { Page } from '@playwright/test';
import { becomeGuest, playRated } from '../../rated.ts';
import { begins, botName, en, has } from '../../words.ts';
import type { Scene } from './scene.ts';

/** Somebody who has played a rated game. */
async function experienced(page: Page, game: string, size: number): Promise<string> {
  const id = await becomeGuest(page, 'Anna');
  await playRated(page, game, size);
  return id;
}

/** Every screen about how people, bots and chance have done. */
export const RATINGS: readonly Scene[] = [
  {
    name: 'ratings-board',
    async open(page) {
      await experienced(page, 'roll-and-write', 3);
      await page.goto('/ratings?game=roll-and-write&size=3&opponents=bots');
      await page.getByRole('row', { name: has(botName('greedy')) }).waitFor();
    },
  },
  {
    name: 'ratings-nobody',
    async open(page) {
      await page.goto('/ratings?game=copenhagen&size=4');
      await page.getByRole('link', { name: en.ratings.board.toTables }).waitFor();
    },
  },
  {
    name: 'ratings-profile',
    async open(page) {
      const id = await experienced(page, 'roll-and-write', 2);
      await page.goto(`/people/${id}`);
      await page.getByRole('heading', { name: en.ratings.profile.recent }).waitFor();
    },
  },
  {
    name: 'ratings-profile-new',
    async open(page) {
      const id = await becomeGuest(page, 'Ida');
      await page.goto(`/people/${id}`);
      await page.getByRole('link', { name: en.ratings.profile.toTables }).waitFor();
    },
  },
  {
    name: 'ratings-over',
    async open(page) {
      await becomeGuest(page, 'Anna');
      await page.goto(`/table/${await playRated(page, 'copenhagen', 2)}`);
      await page
        .getByRole('listitem')
        .filter({ hasText: begins(`Anna ${en.ratings.over.change('0.0', '')}`) })
        .waitFor();
    },
  },
  {
    name: 'ratings-chance',
    async open(page) {
      await experienced(page, 'copenhagen', 2);
      await page.goto('/statistics');
      await page.getByRole('table', { name: en.games.copenhagen.chance.title }).waitFor();
    },
  },
];
