/** The lobby: open tables, quick match, and tables that are closed or not there. */

import { becomeGuest, loseTo } from '../rated.ts';
import { begins, en, titleOf } from '../words.ts';
import { expect, test } from './fixtures.ts';
import { accept, introduce, OWN_SEAT, openTable, seeTable } from './online.ts';
import { byMouse, nextQuestion } from './playing.ts';

test('tables are found in the lobby and by a quick match', async ({ page, visit }) => {
  await introduce(page, 'Anna');
  const form = page.getByRole('form', { name: en.together.open.title });
  await form.getByRole('radio', { name: en.together.open.public }).check();
  await form.getByRole('button', { name: en.together.open.add }).click();
  // Quick matches lead to tables with a clock.
  await form.getByRole('combobox', { name: en.together.open.clock }).selectOption('move-180');
  await form.getByRole('button', { name: en.together.open.go }).click();
  await expect(page.getByText(OWN_SEAT)).toBeVisible();

  const { page: ben } = await visit();
  await introduce(ben, 'Ben');
  const waiting = ben.getByRole('listitem').filter({ hasText: 'Anna' });
  await expect(
    waiting.getByText(`${en.together.lobby.free(2)} · ${en.together.open.clocks['move-180']}`),
  ).toBeVisible();
  await waiting.getByRole('link', { name: en.together.lobby.join }).click();
  await expect(page.getByText('Ben', { exact: true })).toBeVisible();

  const { page: cleo } = await visit();
  await introduce(cleo, 'Cleo');
  const quick = cleo.getByRole('form', { name: en.together.quick.title });
  await quick.getByRole('radio', { name: en.together.quick.size(3) }).check();
  await quick.getByRole('button', { name: en.together.quick.go }).click();
  for (const each of [page, ben, cleo]) {
    await each.getByRole('button', { name: en.table.menu }).waitFor();
  }
  await page.goto('/together');
  await expect(
    page.getByRole('region', { name: en.together.mine.title }).getByText(en.together.mine.playing),
  ).toBeVisible();
});

test('two of very different strength who wait at tables of their own come together', async ({
  page,
  visit,
}) => {
  const { page: ben } = await visit();
  // Tests beside this one look for Anna’s table in the same lobby.
  const [weak, strong] = [
    { page, name: 'Vera' },
    { page: ben, name: 'Wim' },
  ];
  await becomeGuest(page, weak.name);
  await becomeGuest(ben, strong.name);
  for (let game = 0; game < 2; game++) await loseTo(weak, strong);
  for (const each of [page, ben]) {
    await each.goto('/together');
    const quick = each.getByRole('form', { name: en.together.quick.title });
    await quick.getByRole('radio', { name: titleOf('copenhagen') }).check();
    await quick.getByRole('button', { name: en.together.quick.go }).click();
  }
  await seeTable(page);
  await seeTable(ben);
  expect(new URL(ben.url()).pathname).toBe(new URL(page.url()).pathname);
});

test('the host closes a table that waits, and all who wait there are told', async ({
  page,
  visit,
}) => {
  const { page: ben } = await visit();
  await introduce(page, 'Anna');
  const link = await openTable(page, titleOf('copenhagen'), 2);
  await accept(ben, link, 'Ben');
  await ben.getByRole('button', { name: en.together.waiting.leave }).waitFor();
  await expect(ben.getByRole('button', { name: en.together.waiting.close })).toBeHidden();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: en.together.waiting.close }).click();
  for (const each of [page, ben]) {
    await expect(each.getByText(en.together.over.closedBy.host)).toBeVisible();
  }
});

test('a table that is not there, and one that begins with bots', async ({ page }) => {
  await introduce(page, 'Anna');
  await page.goto('/table/nowhere-at-all');
  await expect(page.getByText(en.together.refusals['no-such-table'])).toBeVisible();
  await page.goto('/together');
  await openTable(page, titleOf('roll-and-write'));
  await page.getByRole('button', { name: en.together.waiting.begin }).click();
  await nextQuestion(page, byMouse);
  await expect(page).toHaveTitle(begins(`● ${en.notifications.notice.yours}`));
});
