/** Two people at one device, and a friend elsewhere. */
import type { Page } from '@playwright/test';
import { en, ends, has, MANY, titleOf, whole } from '../words.ts';
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

const COLOURS = has(...Object.values(en.common.colours));

/** Who has moved how often: the seats of the two at one device, and of the one elsewhere. */
async function movesAt(page: Page, link: string): Promise<readonly number[]> {
  const events = await eventsAt(page, link);
  return [0, 1, 2].map((seat) => events.filter((event) => event.startsWith(`${seat}: `)).length);
}

test('hands are covered while the device goes round', async ({ page, visit }) => {
  const { page: ben } = await visit();
  await introduce(page, 'Anna');
  const form = page.getByRole('form', { name: en.together.open.title });
  await form
    .getByRole('combobox', { name: en.together.open.seat(2) })
    .selectOption(en.together.open.beside);
  await expect(form.getByRole('checkbox', { name: en.together.open.rated })).toBeHidden();
  await form.getByRole('textbox', { name: en.together.open.besideName(2) }).fill('Emil');
  const link = await openTable(page, titleOf('copenhagen'), 2);
  await expect(page.getByRole('listitem').filter({ hasText: 'Emil' })).toContainText(
    en.together.waiting.besideYou,
  );
  await accept(ben, link, 'Ben');
  for (const one of [page, ben]) await seeTable(one);

  const cover = page.getByRole('dialog').filter({ hasText: en.table.handover.text });
  const hand = page.getByRole('region', {
    name: ends(en.copenhagen.hand.of('')),
    includeHidden: true,
  });
  const covered = new Set<string>();
  for (let moves = 0; Math.min(...(await movesAt(page, link))) < 2 && moves < 40; moves++) {
    const asked = await whoIsAsked([page, ben]);
    if (await cover.isVisible()) {
      covered.add((await cover.getByRole('heading').textContent()) ?? '');
      await expect(hand).not.toContainText(COLOURS);
    }
    await playOn(asked, GAMES[1].play, byMouse, 1);
  }
  expect([...covered].sort()).toEqual([
    en.table.handover.title('Anna'),
    en.table.handover.title('Emil'),
  ]);
  // After loading the page again nobody's hand lies open either.
  await page.reload();
  await seeTable(page);
  await expect(hand).toHaveText(whole(en.copenhagen.cards(1), en.copenhagen.cards(MANY)));
});

test('both take dice at one device, one after the other', async ({ page, visit }) => {
  const { page: ben } = await visit();
  await introduce(page, 'Anna');
  const link = await openTable(page, titleOf('roll-and-write'), 2);
  await page
    .getByRole('button', { name: `${en.together.open.seat(2)}: ${en.together.waiting.beside}` })
    .click();
  await page.getByRole('textbox', { name: en.together.waiting.besideName }).fill('Emil');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Emil' })).toContainText(
    en.together.waiting.besideYou,
  );
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
  await (await openPeople(ben)).getByRole('button', { name: en.together.votes.askEnd }).click();
  await page.getByRole('button', { name: en.together.votes.yes }).click();
  await page.getByRole('button', { name: en.together.over.rematch }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Emil' })).toContainText(
    en.together.waiting.besideYou,
  );
  await expect(page.getByText(en.together.waiting.keptFor('Ben'))).toBeVisible();
  await ben.getByRole('link', { name: en.together.over.toRematch }).click();
  for (const one of [page, ben]) await seeTable(one);
  const names = (await entriesAt(page, page.url())).flatMap((entry) =>
    'kind' in entry && entry.kind === 'sat' ? [`${entry.seat} ${entry.name}`] : [],
  );
  expect(names.sort()).toEqual(['0 Emil', '1 Ben', '2 Anna']);
});
