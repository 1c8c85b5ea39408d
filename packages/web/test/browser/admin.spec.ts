/** Somebody is reported; an administrator reads it, mutes, closes the table; everybody is told. */

import { type Product, serveAdministered } from '@nyhavn/test-services/product';
import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { gather, openPeople, peopleOf } from './online.ts';

interface Administered {
  readonly administrators: Set<string>;
  readonly product: Product;
}

const test = base.extend<Administered>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  administrators: async ({}, use) => {
    await use(new Set());
  },
  product: async ({ administrators }, use) => {
    const product = await serveAdministered(administrators);
    await use(product);
    await product.close();
  },
  baseURL: async ({ product }, use) => {
    await use(product.url);
  },
});

/** Writes something at the table, where the people there are shown. */
async function write(page: Page, text: string): Promise<void> {
  const people = peopleOf(page);
  await people.getByRole('textbox', { name: 'Write something' }).fill(text);
  await people.getByRole('button', { name: 'Send' }).click();
}

/** Agrees in the dialog that is open. */
function agree(page: Page, go: string): Promise<void> {
  return page.getByRole('dialog').getByRole('button', { name: go, exact: true }).click();
}

test('somebody is reported, muted, and their table closed, and everybody is told', async ({
  page: anna,
  visit,
  administrators,
}) => {
  const [{ page: ben }, { page: ada }] = [await visit(), await visit()];
  await gather([anna, ben], 'Roll & Write');
  await openPeople(ben);
  await write(ben, 'You can’t build');
  const atTable = await openPeople(anna);
  await expect(atTable.getByText('You can’t build')).toBeVisible();
  await atTable.getByRole('button', { name: 'Report Ben' }).click();
  const told = anna.getByRole('dialog', { name: 'Report Ben' });
  await told.getByRole('textbox', { name: /What happened/ }).fill('He shouts');
  await told.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(anna.getByText('Thank you. It was passed on.')).toBeVisible();

  const password = 'correct horse';
  const reply = await ada.request.post('/api/guest', { data: { name: 'Ada' } });
  await ada.request.put('/api/me/password', { data: { password } });
  await ada.goto('/me');
  const form = ada.getByRole('form', { name: 'Sign in' });
  const signIn = async () => {
    await form.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    await ada.getByRole('heading', { name: 'You are Ada' }).waitFor();
  };
  await signIn();
  // Ada is no administrator yet, and there is no such page for her.
  await expect(ada.getByRole('link', { name: 'Administration' })).toHaveCount(0);
  await ada.goto('/admin');
  await expect(ada.getByText('There is nothing at this address.')).toBeVisible();
  administrators.add((await reply.json()).id);
  await ada.goto('/me');
  await ada.getByRole('link', { name: 'Administration' }).click();

  const report = ada.getByRole('article', { name: 'Anna reports Ben' });
  await expect(report).toContainText('He shouts');
  await expect(report.getByRole('list')).toContainText('You can’t build');
  await report.getByRole('button', { name: 'Mute' }).click();
  await ada.getByRole('combobox', { name: 'For how long?' }).selectOption('a day');
  await ada.getByRole('textbox', { name: /A note/ }).fill('Too loud');
  await agree(ada, 'Mute');
  await expect(ada.getByText('Ben is muted.')).toBeVisible();
  await expect(report.getByRole('button', { name: 'Mute' })).toHaveCount(0);
  await write(ben, 'And you can’t roll');
  await expect(ben.getByText('An administrator lets you write nothing for now.')).toBeVisible();
  await ben.getByRole('button', { name: 'Well played!' }).click();
  await expect(atTable.getByText('Well played!').first()).toBeVisible();

  await report.getByRole('button', { name: 'Close the table' }).click();
  await agree(ada, 'Close it for good');
  for (const page of [anna, ben]) {
    const over = page.getByRole('dialog', { name: 'An administrator has closed this table' });
    await expect(over).toBeVisible();
  }
  await report.getByRole('button', { name: 'Mark as handled' }).click();
  await agree(ada, 'Handled');
  await expect(ada.getByText('No report waits.')).toBeVisible();
  await expect(ada.getByRole('heading', { name: 'Reports that wait' })).toBeFocused();

  await ada.getByRole('link', { name: 'People' }).click();
  await expect(ada.getByRole('article', { name: 'Ben' })).toContainText('Too loud');
  // A table that still waits for people is closed as well.
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const opened = await anna.request.post('/api/tables', { data: { game: 'copenhagen', seats } });
  await anna.goto(`/table/${(await opened.json()).id}?sit`);
  await anna.getByText('you · host').waitFor();
  await ada.getByRole('link', { name: /^Tables/ }).click();
  const table = ada.getByRole('article', { name: 'Copenhagen' });
  await expect(table).toContainText('waiting for people');
  await table.getByRole('button', { name: 'Close the table' }).click();
  await agree(ada, 'Close it for good');
  await expect(ada.getByText('No table is open.')).toBeVisible();
  await expect(anna.getByText('An administrator has closed this table')).toBeVisible();
  await ada.getByRole('link', { name: 'Log' }).click();
  const log = ada.getByRole('region', { name: 'What administrators did' });
  await expect(log.getByRole('listitem')).toContainText([
    'Ada closed a table',
    'Ada handled a report about Ben',
    'Ada closed a table',
    /Ada muted Ben until .*Too loud/,
  ]);
});
