/** Somebody is reported; an administrator reads it, mutes, closes the table; everybody is told. */
import { type Product, serveAdministered } from '@nyhavn/test-services/product';
import type { Page } from '@playwright/test';
import { ANY, begins, en, has, titleOf } from '../words.ts';
import { test as base, expect } from './fixtures.ts';
import { gather, OWN_SEAT, openPeople, peopleOf } from './online.ts';

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
  await people.getByRole('textbox', { name: en.together.chat.write }).fill(text);
  await people.getByRole('button', { name: en.together.chat.send }).click();
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
  await gather([anna, ben], titleOf('roll-and-write'));
  await openPeople(ben);
  await write(ben, 'You can’t build');
  const atTable = await openPeople(anna);
  await expect(atTable.getByText('You can’t build')).toBeVisible();
  await atTable.getByRole('button', { name: en.together.report.title('Ben') }).click();
  const told = anna.getByRole('dialog', { name: en.together.report.title('Ben') });
  await told.getByRole('textbox', { name: en.together.report.note }).fill('He shouts');
  await told.getByRole('button', { name: en.together.report.send, exact: true }).click();
  await expect(anna.getByText(en.together.report.sent)).toBeVisible();

  const password = 'correct horse';
  const reply = await ada.request.post('/api/guest', { data: { name: 'Ada' } });
  await ada.request.put('/api/me/password', { data: { password } });
  await ada.goto('/me');
  const form = ada.getByRole('form', { name: en.account.signIn.title });
  const signIn = async () => {
    await form.getByRole('textbox', { name: en.account.signIn.name }).fill('Ada');
    await form.getByLabel(en.account.password.label, { exact: true }).fill(password);
    await form.getByRole('button', { name: en.account.signIn.go, exact: true }).click();
    await ada.getByRole('heading', { name: en.together.name.are('Ada') }).waitFor();
  };
  await signIn();
  // Ada is no administrator yet, and there is no such page for her.
  await expect(ada.getByRole('link', { name: en.account.administration })).toHaveCount(0);
  await ada.goto('/admin');
  await expect(ada.getByText(en.common.notFound)).toBeVisible();
  administrators.add((await reply.json()).id);
  await ada.goto('/me');
  await ada.getByRole('link', { name: en.account.administration }).click();

  const report = ada.getByRole('article', { name: en.admin.reports.title('Anna', 'Ben') });
  await expect(report).toContainText('He shouts');
  await expect(report.getByRole('list')).toContainText('You can’t build');
  await report.getByRole('button', { name: en.admin.mute.open }).click();
  await ada.getByRole('combobox', { name: en.admin.mute.howLong }).selectOption(en.admin.mute.day);
  await ada.getByRole('textbox', { name: en.admin.note }).fill('Too loud');
  await agree(ada, en.admin.mute.open);
  await expect(ada.getByText(en.admin.mute.done('Ben'))).toBeVisible();
  await expect(report.getByRole('button', { name: en.admin.mute.open })).toHaveCount(0);
  await write(ben, 'And you can’t roll');
  await expect(ben.getByText(en.together.refusals.muted)).toBeVisible();
  await ben.getByRole('button', { name: en.together.phrases['well-played'] }).click();
  await expect(atTable.getByText(en.together.phrases['well-played']).first()).toBeVisible();

  await report.getByRole('button', { name: en.admin.close.open }).click();
  await agree(ada, en.admin.close.go);
  for (const page of [anna, ben]) {
    const over = page.getByRole('dialog', { name: en.together.over.closedBy.administrator });
    await expect(over).toBeVisible();
  }
  await report.getByRole('button', { name: en.admin.handle.open }).click();
  await agree(ada, en.admin.handle.go);
  await expect(ada.getByText(en.admin.reports.none)).toBeVisible();
  await expect(ada.getByRole('heading', { name: en.admin.reports.titleWaiting })).toBeFocused();

  await ada.getByRole('link', { name: en.admin.parts.people }).click();
  await expect(ada.getByRole('article', { name: 'Ben' })).toContainText('Too loud');
  // A table that still waits for people is closed as well.
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const opened = await anna.request.post('/api/tables', { data: { game: 'copenhagen', seats } });
  await anna.goto(`/table/${(await opened.json()).id}?sit`);
  await anna.getByText(OWN_SEAT).waitFor();
  await ada.getByRole('link', { name: begins(en.admin.parts.tables) }).click();
  const table = ada.getByRole('article', { name: titleOf('copenhagen') });
  await expect(table).toContainText(en.together.mine.gathering);
  await table.getByRole('button', { name: en.admin.close.open }).click();
  await agree(ada, en.admin.close.go);
  await expect(ada.getByText(en.admin.tables.none)).toBeVisible();
  await expect(anna.getByText(en.together.over.closedBy.administrator)).toBeVisible();
  await ada.getByRole('link', { name: en.admin.parts.auditLog }).click();
  const log = ada.getByRole('region', { name: en.admin.auditLog.title });
  await expect(log.getByRole('listitem')).toContainText([
    en.admin.auditLog.close('Ada'),
    en.admin.auditLog.handle('Ada', 'Ben'),
    en.admin.auditLog.close('Ada'),
    has(`${en.admin.auditLog.mute('Ada', 'Ben', ANY)}${ANY}Too loud`),
  ]);
});
