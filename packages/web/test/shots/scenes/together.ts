/** Tables over the network. */
import type { Page } from '@playwright/test';
import { openPeople } from '../../browser/online.ts';
import { begins, en, has, MANY, titleOf } from '../../words.ts';
import type { Scene } from './scene.ts';

/** Says who one is, on the screen for playing together. */
async function introduce(page: Page): Promise<void> {
  await page.goto('/together');
  await page.getByRole('textbox', { name: en.together.name.label }).fill('Anna');
  await page.getByRole('button', { name: en.together.name.ok }).click();
  await page.getByRole('heading', { name: en.together.open.title }).waitFor();
}

/** Opens a table at which a bot has the second seat, so that it begins at once. */
async function playBot(page: Page, game: string): Promise<void> {
  await introduce(page);
  const form = page.getByRole('form', { name: en.together.open.title });
  await form.getByRole('radio', { name: game }).check();
  await form.getByRole('combobox', { name: en.together.open.seat(2) }).selectOption('carpenter');
  await form.getByRole('button', { name: en.together.open.go }).click();
  await page.getByRole('button', { name: en.together.people.title }).waitFor();
  await page
    .getByRole('heading', {
      level: 1,
      name: has(en.table.yourTurn('', true), en.rollAndWrite.status.start),
    })
    .waitFor();
}

/** Every screen of playing together. */
export const TOGETHER: readonly Scene[] = [
  {
    name: 'together-name',
    async open(page) {
      await page.goto('/together');
      await page.getByRole('textbox', { name: en.together.name.label }).waitFor();
    },
  },
  {
    name: 'together-choices',
    async open(page) {
      await introduce(page);
      await page.getByRole('heading', { name: en.together.lobby.title }).waitFor();
    },
  },
  {
    name: 'together-waiting',
    async open(page) {
      await introduce(page);
      await page.getByRole('button', { name: en.together.open.add }).click();
      await page.getByRole('button', { name: en.together.open.go }).click();
      await page.getByRole('button', { name: en.together.waiting.begin }).waitFor();
      await page.getByRole('button', { name: en.together.phrases['good-luck'] }).click();
      await page
        .getByRole('listitem')
        .filter({ hasText: en.together.phrases['good-luck'] })
        .waitFor();
    },
  },
  {
    name: 'together-beside',
    async open(page) {
      await introduce(page);
      const form = page.getByRole('form', { name: en.together.open.title });
      await form
        .getByRole('combobox', { name: en.together.open.seat(2) })
        .selectOption(en.together.open.beside);
      await form.getByRole('textbox', { name: en.together.open.besideName(2) }).fill('Emil');
      for (let more = 0; more < 2; more++) {
        await form.getByRole('button', { name: en.together.open.add }).click();
      }
      await form.getByRole('button', { name: en.together.open.go }).click();
      await page.getByText(en.together.waiting.besideYou, { exact: true }).waitFor();
      await page
        .getByRole('button', { name: `${en.together.open.seat(3)}: ${en.together.waiting.beside}` })
        .click();
      await page.getByRole('textbox', { name: en.together.waiting.besideName }).waitFor();
    },
  },
  {
    name: 'together-roll-and-write-turn',
    open: (page) => playBot(page, titleOf('roll-and-write')),
  },
  { name: 'together-copenhagen', open: (page) => playBot(page, titleOf('copenhagen')) },
  {
    name: 'together-people',
    async open(page) {
      await playBot(page, titleOf('copenhagen'));
      await (await openPeople(page)).waitFor();
    },
  },
  ...(['roll-and-write', 'copenhagen'] as const).map((game) => ({
    name: `together-seal-${game}`,
    async open(page: Page) {
      await playBot(page, titleOf(game));
      const { title, verified } = en.together.seal;
      const kind = game === 'copenhagen' ? 'cards' : 'rolls';
      await page.getByRole('button', { name: begins(verified[kind]) }).click();
      await page.getByRole('dialog', { name: title }).waitFor();
    },
  })),
  {
    name: 'together-over',
    async open(page) {
      await playBot(page, titleOf('copenhagen'));
      await page.getByRole('button', { name: en.together.people.title }).click();
      await page.getByRole('button', { name: en.together.votes.askEnd }).click();
      await page.getByRole('button', { name: en.together.over.verify }).click();
      await page.getByText(has(en.together.over.proof.chained(MANY, 'cards'))).waitFor();
    },
  },
];
