/** Decisions at an online table: undo, a bot for an absent player, votes, time that is up. */
import { ANY, begins, en, titleOf, whole } from '../words.ts';
import { expect, test } from './fixtures.ts';
import { GAMES } from './games.ts';
import {
  entriesAt,
  eventsAt,
  gather,
  gatherAt,
  openPeople,
  playUntil,
  whoIsAsked,
} from './online.ts';
import { byMouse, playOn, statusLine } from './playing.ts';

const { play } = GAMES[1];

test('three decide: a move is taken back, a bot takes a seat, and gives it back', async ({
  page,
  visit,
}) => {
  const [{ page: ben }, { page: cleo }] = [await visit(), await visit()];
  const link = await gather([page, ben, cleo], titleOf('copenhagen'));
  const agree = async (who: typeof page, question: string) => {
    await expect(who.getByText(question)).toBeVisible();
    await who.getByRole('button', { name: en.together.votes.yes }).click();
  };

  await playUntil(page, [ben, cleo], play);
  await playUntil(cleo, [page, ben], play);
  const events = await eventsAt(page, link);
  const last = events.findLastIndex((event) => event.startsWith('0: '));
  await page.getByRole('button', { name: en.together.votes.askUndo }).click();
  await agree(ben, en.together.votes.undo('Anna'));
  await agree(cleo, en.together.votes.undo('Anna'));
  await expect(statusLine(page)).toHaveText(begins(en.table.yourTurn('', true)));
  expect(await eventsAt(page, link)).toEqual(events.slice(0, last));

  ben.on('dialog', (dialog) => void dialog.accept());
  await (await openPeople(ben)).getByRole('button', { name: en.together.people.leave }).click();
  await expect(
    page.getByRole('button', { name: whole(`Ben: ${ANY}${en.together.people.gone}`) }),
  ).toBeVisible();
  await page.getByRole('button', { name: en.together.away.bot }).click();
  await agree(cleo, en.together.votes.bot('Anna', 'Ben'));
  const people = await openPeople(page);
  await expect(people.getByText(en.together.people.botFor('Ben'))).toBeVisible();
  await page.keyboard.press('Escape');
  const ofBen = async () =>
    (await eventsAt(page, link)).filter((event) => event.startsWith('1: ')).length;
  const before = await ofBen();
  await playUntil(cleo, [page], play);
  expect(await ofBen()).toBeGreaterThan(before);

  await ben.keyboard.press('Escape');
  await ben.getByRole('button', { name: en.together.away.back }).click();
  await playUntil(ben, [page, cleo], play);
  await playOn(ben, play, byMouse, 1);
});

test('whoever asked for something hears that it was declined', async ({ page, visit }) => {
  const { page: ben } = await visit();
  const link = await gather([page, ben], titleOf('copenhagen'));
  // A move of Ben's lies over the one that Anna would like to take back.
  for (const next of [page, ben, page]) await playUntil(next, [page, ben], play);
  const events = await eventsAt(page, link);
  await page.getByRole('button', { name: en.together.votes.askUndo }).click();
  await ben.getByRole('button', { name: en.together.votes.no, exact: true }).click();
  const declined = page.getByText(en.together.votes.declined('Ben'));
  await expect(declined).toBeVisible();
  expect(await eventsAt(page, link)).toEqual(events);
  await page.getByRole('button', { name: en.common.close, exact: true }).click();
  await expect(declined).toBeHidden();
});

test('whose time is up has a move made for them, and plays on', async ({ page, visit }) => {
  const { page: ben } = await visit();
  const clock = { kind: 'move', time: 10_000 } as const;
  const link = await gatherAt([page, ben], { game: 'copenhagen', clock });
  const late = await whoIsAsked([page, ben]);
  const other = late === page ? ben : page;
  await expect(late.getByRole('button', { name: en.together.people.title })).toHaveText(/^0:\d\d$/);
  await expect(statusLine(other)).toHaveText(begins(en.table.yourTurn('', true)), {
    timeout: 30_000,
  });
  expect(await entriesAt(page, link)).toContainEqual({ kind: 'late', seat: late === page ? 0 : 1 });
  const said = en.together.late.movedOwn;
  await expect(late.getByRole('alert').getByText(said)).toBeVisible();
  await late.keyboard.press('l');
  await expect(
    late.getByRole('dialog').getByRole('listitem').filter({ hasText: said }),
  ).toHaveCount(1);
  await late.keyboard.press('Escape');
  await playOn(other, play, byMouse, 1);
  await playOn(late, play, byMouse, 1);
  await expect(statusLine(other)).toHaveText(begins(en.table.yourTurn('', true)));
});
