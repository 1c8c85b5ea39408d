/** People at an online table: chat, spectators, the panel on a desk and the dialog on a phone. */
import { LANGUAGE_NAMES } from '../../src/store/languages.ts';
import { NAMES } from '../table-words.ts';
import { begins, en, ends, has, MANY, person, titleOf, whole, wordsIn } from '../words.ts';
import { expect, test } from './fixtures.ts';
import { GAMES } from './games.ts';
import {
  accept,
  entriesAt,
  gather,
  introduce,
  openPeople,
  openTable,
  playUntil,
  seeTable,
  whoIsAsked,
} from './online.ts';
import { byMouse, playOn, statusLine } from './playing.ts';

/** The words of German pages. */
const { together: de } = await wordsIn('de');

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
