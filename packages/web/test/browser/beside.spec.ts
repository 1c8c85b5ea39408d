/** Two people at one device, and a friend elsewhere. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { GAMES } from './games.ts';
import {
  accept,
  entriesAt,
  eventsAt,
  introduce,
  openPeople,
  openTable,
  seeTable,
  whoIsAsked,
} from './online.ts';
import { byMouse, playOn, statusLine } from './playing.ts';

const COLOURS = /red|blue|purple|green|yellow/i;

/** Who has moved how often: the seats of the two at one device, and of the one elsewhere. */
async function movesAt(page: Page, link: string): Promise<readonly number[]> {
  const events = await eventsAt(page, link);
  return [0, 1, 2].map((seat) => events.filter((event) => event.startsWith(`${seat}: `)).length);
}

test('hands are covered while the device goes round', async ({ page, visit }) => {
  const { page: ben } = await visit();
  await introduce(page, 'Anna');
  const form = page.getByRole('form', { name: 'Open a table' });
  await form.getByRole('combobox', { name: 'Seat 2' }).selectOption('Somebody beside you');
  await expect(form.getByRole('checkbox', { name: 'It counts for the rating' })).toBeHidden();
  await form.getByRole('textbox', { name: 'Name at seat 2' }).fill('Emil');
  const link = await openTable(page, 'Copenhagen', 2);
  await expect(page.getByRole('listitem').filter({ hasText: 'Emil' })).toContainText('beside you');
  await accept(ben, link, 'Ben');
  for (const one of [page, ben]) await seeTable(one);

  const cover = page.getByRole('dialog').filter({ hasText: 'The hand stays covered' });
  const hand = page.getByRole('region', { name: /^Hand of /, includeHidden: true });
  const covered = new Set<string>();
  for (let moves = 0; Math.min(...(await movesAt(page, link))) < 2 && moves < 40; moves++) {
    const asked = await whoIsAsked([page, ben]);
    if (await cover.isVisible()) {
      covered.add((await cover.getByRole('heading').textContent()) ?? '');
      await expect(hand).not.toContainText(COLOURS);
    }
    await playOn(asked, GAMES[1].play, byMouse, 1);
  }
  expect([...covered].sort()).toEqual(['Pass the device to Anna', 'Pass the device to Emil']);
  // After loading the page again nobody's hand lies open either.
  await page.reload();
  await seeTable(page);
  await expect(hand).toHaveText(/^\d cards?$/);
});

test('both take dice at one device, one after the other', async ({ page, visit }) => {
  const { page: ben } = await visit();
  await introduce(page, 'Anna');
  const link = await openTable(page, 'Roll & Write', 2);
  await page.getByRole('button', { name: 'Seat 2: Somebody beside me' }).click();
  await page.getByRole('textbox', { name: 'Name of whoever sits beside you' }).fill('Emil');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Emil' })).toContainText('beside you');
  await accept(ben, link, 'Ben');
  for (const one of [page, ben]) await seeTable(one);

  const asked = new Set<string>();
  for (let moves = 0; Math.min(...(await movesAt(page, link))) < 3 && moves < 60; moves++) {
    const one = await whoIsAsked([page, ben]);
    if (one === page) asked.add((await statusLine(page).textContent()) ?? '');
    await playOn(one, GAMES[0].play, byMouse, 1);
  }
  for (const name of ['Anna', 'Emil']) {
    expect([...asked].some((line) => line.includes(name))).toBe(true);
  }
  expect(Math.min(...(await movesAt(page, link)))).toBeGreaterThan(2);

  // In the next game all sit one seat on, and nobody has to be named again.
  await (await openPeople(ben)).getByRole('button', { name: 'Suggest to stop here' }).click();
  await page.getByRole('button', { name: 'Agreed' }).click();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Emil' })).toContainText('beside you');
  await expect(page.getByText('kept for Ben')).toBeVisible();
  await ben.getByRole('link', { name: 'To the rematch' }).click();
  for (const one of [page, ben]) await seeTable(one);
  const names = (await entriesAt(page, page.url())).flatMap((entry) =>
    'kind' in entry && entry.kind === 'sat' ? [`${entry.seat} ${entry.name}`] : [],
  );
  expect(names.sort()).toEqual(['0 Emil', '1 Ben', '2 Anna']);
});
