/** What people do together at a table beside playing: talk, decide, come and go, look on. */
import { LANGUAGE_NAMES } from '../../src/store/languages.ts';
import { NAMES } from '../table-words.ts';
import { ANY, begins, en, ends, has, MANY, person, titleOf, whole, wordsIn } from '../words.ts';
import { expect, test } from './fixtures.ts';
import { GAMES } from './games.ts';
import {
  accept,
  entriesAt,
  eventsAt,
  gather,
  gatherAt,
  introduce,
  OWN_SEAT,
  openPeople,
  openTable,
  playUntil,
  seeTable,
  whoIsAsked,
} from './online.ts';
import { byMouse, nextQuestion, playOn, statusLine } from './playing.ts';

/** What German pages say. */
const { together: de } = await wordsIn('de');

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

test('people talk in phrases that translate themselves, and agree on things', async ({
  page,
  visit,
}) => {
  const { page: ben } = await visit();
  await introduce(ben, 'Ben');
  await ben.goto('/settings');
  await ben.getByRole('radio', { name: LANGUAGE_NAMES.de }).check();
  await introduce(page, 'Anna');
  const link = await openTable(page, titleOf('copenhagen'));
  await ben.goto(link);
  await ben.getByRole('button', { name: de.waiting.sit(2) }).click();
  await ben.getByRole('button', { name: de.people.title }).waitFor();

  const people = await openPeople(page);
  await people.getByRole('button', { name: en.together.phrases['good-luck'] }).click();
  await expect(
    people.getByRole('listitem').filter({ hasText: `Anna ${en.together.phrases['good-luck']}` }),
  ).toBeVisible();
  await expect(ben.getByText(de.chat.said('Anna', de.phrases['good-luck']))).toBeVisible();
  await ben.getByRole('button', { name: de.people.button(1) }).click();
  await ben.getByRole('textbox', { name: de.chat.write }).fill('Danke, dir auch');
  await ben.getByRole('button', { name: de.chat.send }).click();
  await expect(people.getByRole('listitem').filter({ hasText: 'Danke, dir auch' })).toBeVisible();
  await people.getByRole('button', { name: en.together.chat.mute('Ben') }).click();
  await expect(people.getByRole('listitem').filter({ hasText: 'Danke, dir auch' })).toBeHidden();
  // Who is not to be heard is not heard after loading the page again either, nor is what they say next.
  await page.reload();
  await page.getByRole('button', { name: en.together.people.title, exact: true }).click();
  await expect(people.getByRole('button', { name: en.together.chat.unmute('Ben') })).toBeVisible();
  await ben.getByRole('button', { name: de.phrases.thanks }).click();
  await expect(ben.getByRole('listitem').filter({ hasText: de.phrases.thanks })).toBeVisible();
  await people.getByRole('button', { name: en.together.phrases['well-played'] }).click();
  await expect(
    people.getByRole('listitem').filter({ hasText: en.together.phrases['well-played'] }),
  ).toBeVisible();
  await expect(
    people
      .getByRole('listitem')
      .filter({ hasText: has(de.phrases.thanks, en.together.phrases.thanks) }),
  ).toHaveCount(0);
  await people.getByRole('button', { name: en.together.report.title('Ben') }).click();
  const report = page.getByRole('dialog', { name: en.together.report.title('Ben') });
  await report.getByRole('textbox').fill('This is only a test.');
  await report.getByRole('button', { name: en.together.report.send, exact: true }).click();
  await expect(page.getByText(en.together.report.sent)).toBeVisible();
  await people.getByText(en.together.people.hostMay).click();
  await people.getByRole('checkbox', { name: en.together.open.freeChat }).uncheck();
  await expect(ben.getByText(de.chat.off)).toBeVisible();
  await expect(ben.getByRole('textbox', { name: de.chat.write })).toBeHidden();

  await people.getByRole('button', { name: en.together.votes.askEnd }).click();
  await ben.keyboard.press('Escape');
  await ben.getByRole('button', { name: de.votes.yes }).click();
  const stopped = page.getByRole('dialog', { name: en.together.over.stopped });
  await stopped.getByRole('button', { name: en.together.over.rematch }).click();
  await ben.getByRole('link', { name: de.over.toRematch }).click();
  await ben.getByRole('button', { name: de.people.title }).waitFor();
  await expect(stopped).toBeHidden();
  await page.getByRole('button', { name: en.together.people.title }).waitFor();
  // Everybody sits one seat on, and what the host has switched off stays off.
  const entries = await entriesAt(page, page.url());
  const seats = entries.flatMap((entry) =>
    'kind' in entry && entry.kind === 'sat' ? [[entry.seat, entry.name]] : [],
  );
  expect(seats.sort()).toEqual([
    [0, 'Ben'],
    [1, 'Anna'],
  ]);
  expect(entries[0]).toMatchObject({ kind: 'opened', plan: { hasFreeChat: false } });
});

test('somebody without a seat looks on and sees no hand, until the table is closed to them', async ({
  page,
  visit,
}) => {
  const { page: ben } = await visit();
  const link = await gather([page, ben], titleOf('copenhagen'));
  const { page: cleo } = await visit();
  await accept(cleo, link, 'Cleo');
  await seeTable(cleo);
  await expect(statusLine(cleo)).toHaveText(
    whole(en.table.thinking('Anna'), en.table.thinking('Ben')),
  );
  await expect(cleo.getByText(en.table.sheetOf(person('Anna')), { exact: true })).toBeVisible();
  await expect(cleo.getByRole('region', { name: ends(en.copenhagen.hand.of('')) })).toContainText(
    has(en.copenhagen.cards(MANY)),
  );
  await expect(cleo.getByRole('button', { name: NAMES.takeCards, disabled: false })).toHaveCount(0);
  const people = await openPeople(page);
  await expect(people.getByText(en.together.people.spectators(1))).toBeVisible();
  await people.getByText(en.together.people.hostMay).click();
  await people.getByRole('checkbox', { name: en.together.open.spectators }).uncheck();
  await expect(cleo.getByText(en.together.refusals['not-welcome'])).toBeVisible();
  await expect(people.getByText(en.together.people.spectators(0))).toBeVisible();
  await cleo.reload();
  await expect(cleo.getByText(en.together.refusals['not-welcome'])).toBeVisible();
});

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

test('another tab changes the language, and the table stays as it is', async ({
  page,
  context,
}) => {
  await introduce(page, 'Anna');
  await openTable(page, titleOf('roll-and-write'));
  const field = page.getByRole('textbox', { name: en.together.chat.write });
  await field.fill('half a sentence');
  // The words of the other language take their time.
  let letThrough: () => void = () => undefined;
  const isSlow = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/together-.*[.]js/, async (route) => {
    await isSlow;
    await route.continue();
  });
  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByRole('radio', { name: LANGUAGE_NAMES.de }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(field).toHaveValue('half a sentence');
  letThrough();
  await expect(page.getByRole('button', { name: de.waiting.leave })).toBeVisible();
  await expect(page.getByRole('textbox').nth(1)).toHaveValue('half a sentence');
});

test('a table’s link that is opened without a server says that the connection is lost', async ({
  page,
}) => {
  await introduce(page, 'Anna');
  const link = await openTable(page, titleOf('roll-and-write'));
  await page.routeWebSocket(/api.socket/, (socket) => socket.close());
  await page.goto(link);
  await expect(page.getByText(en.together.link.lost)).toBeVisible();
});

test('the word that a table is coming is not there at once, but soon', async ({ page }) => {
  await introduce(page, 'Anna');
  const link = await openTable(page, titleOf('roll-and-write'));
  // A server that says nothing.
  await page.routeWebSocket(/api.socket/, () => undefined);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(link);
  const word = page.getByText(en.common.loading);
  await word.waitFor();
  const opacities = await word.evaluate((element) => {
    const [appearing] = element.getAnimations();
    return [0, 1400, 2000].map((milliseconds) => {
      if (appearing) appearing.currentTime = milliseconds;
      return getComputedStyle(element).opacity;
    });
  });
  expect(opacities).toEqual(['0', '0', '1']);
});

test('a session that has ended elsewhere is said, and how to come back', async ({
  page,
  context,
  expectRefusal,
}) => {
  await introduce(page, 'Anna');
  await context.clearCookies();
  expectRefusal(401);
  await page.goto('/together');
  await expect(page.getByText(en.together.name.signedOut)).toBeVisible();
  await expect(page.getByRole('link', { name: en.together.name.signIn })).toBeVisible();
});

test.describe('on a phone', () => {
  const viewport = { width: 390, height: 844 };
  test.use({ viewport, visitorsViewport: viewport });

  test('whoever talks is asked and sees their turn there, too', async ({ page, visit }) => {
    const { page: ben } = await visit();
    const { page: eve } = await visit();
    const link = await gather([page, ben], titleOf('roll-and-write'));
    await eve.goto(link);
    await eve.getByRole('textbox', { name: en.together.name.label }).fill('Eve');
    await eve.getByRole('button', { name: en.together.invite.join }).click();
    await seeTable(eve);
    const asked = await whoIsAsked([page, ben]);
    const people = await openPeople(asked);
    await expect(people.getByText(en.notifications.notice.yours, { exact: true })).toBeVisible();
    const other = asked === page ? ben : page;
    const suggest = (await openPeople(other)).getByRole('button', {
      name: en.together.votes.askEnd,
    });
    await suggest.click();
    await people.getByRole('button', { name: en.together.votes.yes }).click();
    await expect(page.getByRole('heading', { name: en.together.over.stopped })).toBeVisible();
    await expect(
      eve.getByRole('heading', { name: en.together.over.stoppedByOthers }),
    ).toBeVisible();
  });
});

for (const { title, play } of GAMES) {
  test(`${title}: on a desk people talk beside the game, which goes on`, async ({
    page,
    visit,
  }) => {
    const { page: ben } = await visit();
    await gather([page, ben], title);
    await playUntil(page, [ben], play);
    const people = await openPeople(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(people.getByRole('heading', { name: en.together.people.title })).toBeFocused();
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const covered = await page.evaluate(() => {
        const panel = document.querySelector('.people-panel')?.getBoundingClientRect();
        const parts =
          '.table-head, .facade, .board-side, .controls > *, .dice-tray, .tray, .board-other > *';
        return [...document.querySelectorAll(parts)]
          .filter((part) => part.checkVisibility())
          .map((part) => ({ name: part.className, box: part.getBoundingClientRect() }))
          .filter(
            ({ box }) =>
              !panel ||
              (Math.min(panel.right, box.right) - Math.max(panel.left, box.left) > 1 &&
                Math.min(panel.bottom, box.bottom) - Math.max(panel.top, box.top) > 1),
          )
          .map(({ name }) => name);
      });
      expect.soft(covered, `covered at ${width}×${height}`).toEqual([]);
      const hidden = await people.evaluate((panel) => panel.scrollWidth - panel.clientWidth);
      expect.soft(hidden, `cut off at its side at ${width}×${height}`).toBe(0);
      const box = await people.boundingBox();
      expect.soft(box?.height, `room to talk at ${width}×${height}`).toBeGreaterThan(200);
      expect.soft((box?.x ?? width) + (box?.width ?? 0), 'in sight').toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await people.getByRole('textbox', { name: en.together.chat.write }).fill('half a sen');
    // Moves are made and questions answered meanwhile, and what is being written stays.
    await playOn(page, play, byMouse, 1);
    await (await openPeople(ben)).getByRole('button', { name: en.together.votes.askEnd }).click();
    await expect(page.getByText(en.together.votes.end('Ben'))).toBeVisible();
    await expect(people.getByRole('textbox', { name: en.together.chat.write })).toHaveValue(
      'half a sen',
    );
    await people.getByRole('textbox', { name: en.together.chat.write }).press('Escape');
    await expect(people).toBeHidden();
    await expect(
      page.getByRole('button', { name: begins(en.together.people.title) }),
    ).toBeFocused();
    await page.getByRole('button', { name: en.together.votes.yes }).click();
    await expect(page.getByRole('heading', { name: en.together.over.stopped })).toBeVisible();
  });
}
