/** Tables over the network. */
import type { Page } from '@playwright/test';
import { openPeople } from '../../browser/online.ts';
import type { Scene } from './scene.ts';

/** Says who one is, on the screen for playing together. */
async function introduce(page: Page): Promise<void> {
  await page.goto('/together');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await page.getByRole('button', { name: 'That’s me' }).click();
  await page.getByRole('heading', { name: 'Open a table' }).waitFor();
}

/** Opens a table at which a bot has the second seat, so that it begins at once. */
async function playBot(page: Page, game: string): Promise<void> {
  await introduce(page);
  const form = page.getByRole('form', { name: 'Open a table' });
  await form.getByRole('radio', { name: game }).check();
  await form.getByRole('combobox', { name: 'Seat 2' }).selectOption('carpenter');
  await form.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'At the table' }).waitFor();
  await page.getByRole('heading', { level: 1, name: /turn|begin with/i }).waitFor();
}

/** Every screen of playing together. */
export const TOGETHER: readonly Scene[] = [
  {
    name: 'together-name',
    async open(page) {
      await page.goto('/together');
      await page.getByRole('textbox', { name: 'Your name' }).waitFor();
    },
  },
  {
    name: 'together-choices',
    async open(page) {
      await introduce(page);
      await page.getByRole('heading', { name: /^Tables that wait/ }).waitFor();
    },
  },
  {
    name: 'together-waiting',
    async open(page) {
      await introduce(page);
      await page.getByRole('button', { name: 'One seat more' }).click();
      await page.getByRole('button', { name: 'Open the table' }).click();
      await page.getByRole('button', { name: /^Begin now/ }).waitFor();
      await page.getByRole('button', { name: 'Good luck!' }).click();
      await page.getByRole('listitem').filter({ hasText: 'Good luck!' }).waitFor();
    },
  },
  {
    name: 'together-beside',
    async open(page) {
      await introduce(page);
      const form = page.getByRole('form', { name: 'Open a table' });
      await form.getByRole('combobox', { name: 'Seat 2' }).selectOption('Somebody beside you');
      await form.getByRole('textbox', { name: 'Name at seat 2' }).fill('Emil');
      for (let more = 0; more < 2; more++) {
        await form.getByRole('button', { name: 'One seat more' }).click();
      }
      await form.getByRole('button', { name: 'Open the table' }).click();
      await page.getByText('beside you', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Seat 3: Somebody beside me' }).click();
      await page.getByRole('textbox', { name: 'Name of whoever sits beside you' }).waitFor();
    },
  },
  { name: 'together-roll-and-write-turn', open: (page) => playBot(page, 'Roll & Write') },
  { name: 'together-copenhagen', open: (page) => playBot(page, 'Copenhagen') },
  {
    name: 'together-people',
    async open(page) {
      await playBot(page, 'Copenhagen');
      await (await openPeople(page)).waitFor();
    },
  },
  {
    name: 'together-over',
    async open(page) {
      await playBot(page, 'Copenhagen');
      await page.getByRole('button', { name: 'At the table' }).click();
      await page.getByRole('button', { name: 'Suggest to stop here' }).click();
      await page.getByRole('button', { name: 'Verify the chance' }).click();
      await page.getByText(/^Chance was fair/).waitFor();
    },
  },
];
