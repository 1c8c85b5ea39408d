/** What people do together at a table beside playing: talk, decide, come and go, look on. */
import { expect, test } from './fixtures.ts';
import { GAMES } from './games.ts';
import {
  accept,
  entriesAt,
  eventsAt,
  gather,
  gatherAt,
  introduce,
  openPeople,
  openTable,
  playUntil,
  seeTable,
  whoIsAsked,
} from './online.ts';
import { byMouse, nextQuestion, playOn, statusLine } from './playing.ts';

const { play } = GAMES[1];

test('three decide: a move is taken back, a bot takes a seat, and gives it back', async ({
  page,
  visit,
}) => {
  const [{ page: ben }, { page: cleo }] = [await visit(), await visit()];
  const link = await gather([page, ben, cleo], 'Copenhagen');
  const agree = async (who: typeof page, question: string) => {
    await expect(who.getByText(question)).toBeVisible();
    await who.getByRole('button', { name: 'Agreed' }).click();
  };

  await playUntil(page, [ben, cleo], play);
  await playUntil(cleo, [page, ben], play);
  const events = await eventsAt(page, link);
  const last = events.findLastIndex((event) => event.startsWith('0: '));
  await page.getByRole('button', { name: /^Ask the others whether you may take/ }).click();
  await agree(ben, 'Anna would like to take back a move.');
  await agree(cleo, 'Anna would like to take back a move.');
  await expect(statusLine(page)).toHaveText(/^Your turn/);
  expect(await eventsAt(page, link)).toEqual(events.slice(0, last));

  ben.on('dialog', (dialog) => void dialog.accept());
  await (await openPeople(ben)).getByRole('button', { name: 'Leave the game' }).click();
  await expect(page.getByRole('button', { name: /^Ben: .*has left$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Let a bot play' }).click();
  await agree(cleo, 'Anna suggests that a bot plays for Ben.');
  const people = await openPeople(page);
  await expect(people.getByText('a bot plays for Ben')).toBeVisible();
  await page.keyboard.press('Escape');
  const ofBen = async () =>
    (await eventsAt(page, link)).filter((event) => event.startsWith('1: ')).length;
  const before = await ofBen();
  await playUntil(cleo, [page], play);
  expect(await ofBen()).toBeGreaterThan(before);

  await ben.keyboard.press('Escape');
  await ben.getByRole('button', { name: 'Take my seat back' }).click();
  await playUntil(ben, [page, cleo], play);
  await playOn(ben, play, byMouse, 1);
});

test('whoever asked for something hears that it was declined', async ({ page, visit }) => {
  const { page: ben } = await visit();
  const link = await gather([page, ben], 'Copenhagen');
  // A move of Ben's lies over the one that Anna would like to take back.
  for (const next of [page, ben, page]) await playUntil(next, [page, ben], play);
  const events = await eventsAt(page, link);
  await page.getByRole('button', { name: /^Ask the others whether you may take/ }).click();
  await ben.getByRole('button', { name: 'No', exact: true }).click();
  const declined = page.getByText('Ben said no, so nothing changes.');
  await expect(declined).toBeVisible();
  expect(await eventsAt(page, link)).toEqual(events);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(declined).toBeHidden();
});

test('whose time is up has a move made for them, and plays on', async ({ page, visit }) => {
  const { page: ben } = await visit();
  const clock = { kind: 'move', time: 10_000 } as const;
  const link = await gatherAt([page, ben], { game: 'copenhagen', clock });
  const late = await whoIsAsked([page, ben]);
  const other = late === page ? ben : page;
  await expect(late.getByRole('button', { name: 'At the table' })).toHaveText(/^0:\d\d$/);
  await expect(statusLine(other)).toHaveText(/^Your turn/, { timeout: 30_000 });
  expect(await entriesAt(page, link)).toContainEqual({ kind: 'late', seat: late === page ? 0 : 1 });
  const said = 'Your time was up, so a bot moved for you.';
  await expect(late.getByRole('alert').getByText(said)).toBeVisible();
  await late.keyboard.press('l');
  await expect(
    late.getByRole('dialog').getByRole('listitem').filter({ hasText: said }),
  ).toHaveCount(1);
  await late.keyboard.press('Escape');
  await playOn(other, play, byMouse, 1);
  await playOn(late, play, byMouse, 1);
  await expect(statusLine(other)).toHaveText(/^Your turn/);
});

test('people talk in phrases that translate themselves, and agree on things', async ({
  page,
  visit,
}) => {
  const { page: ben } = await visit();
  await introduce(ben, 'Ben');
  await ben.goto('/settings');
  await ben.getByRole('radio', { name: 'Deutsch' }).check();
  await introduce(page, 'Anna');
  const link = await openTable(page, 'Copenhagen');
  await ben.goto(link);
  await ben.getByRole('button', { name: 'Auf Platz 2 setzen' }).click();
  await ben.getByRole('button', { name: 'Am Tisch' }).waitFor();

  const people = await openPeople(page);
  await people.getByRole('button', { name: 'Good luck!' }).click();
  await expect(people.getByRole('listitem').filter({ hasText: 'Anna Good luck!' })).toBeVisible();
  await expect(ben.getByText('Anna: Viel Glück!')).toBeVisible();
  await ben.getByRole('button', { name: 'Am Tisch, 1 neue Nachricht' }).click();
  await ben.getByRole('textbox', { name: 'Schreib etwas' }).fill('Danke, dir auch');
  await ben.getByRole('button', { name: 'Senden' }).click();
  await expect(people.getByRole('listitem').filter({ hasText: 'Danke, dir auch' })).toBeVisible();
  await people.getByRole('button', { name: 'Hear Ben no more' }).click();
  await expect(people.getByRole('listitem').filter({ hasText: 'Danke, dir auch' })).toBeHidden();
  // Who is not to be heard is not heard after loading the page again either, nor is what they say next.
  await page.reload();
  await page.getByRole('button', { name: 'At the table', exact: true }).click();
  await expect(people.getByRole('button', { name: 'Hear Ben again' })).toBeVisible();
  await ben.getByRole('button', { name: 'Danke!' }).click();
  await expect(ben.getByRole('listitem').filter({ hasText: 'Danke!' })).toBeVisible();
  await people.getByRole('button', { name: 'Well played!' }).click();
  await expect(people.getByRole('listitem').filter({ hasText: 'Well played!' })).toBeVisible();
  await expect(people.getByRole('listitem').filter({ hasText: /Danke|Thank/ })).toHaveCount(0);
  await people.getByRole('button', { name: 'Report Ben' }).click();
  const report = page.getByRole('dialog', { name: 'Report Ben' });
  await report.getByRole('textbox').fill('This is only a test.');
  await report.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByText('Thank you. It was passed on.')).toBeVisible();
  await people.getByText('What is allowed at this table').click();
  await people.getByRole('checkbox', { name: 'People may write freely' }).uncheck();
  await expect(ben.getByText('An diesem Tisch gibt es nur')).toBeVisible();
  await expect(ben.getByRole('textbox', { name: 'Schreib etwas' })).toBeHidden();

  await people.getByRole('button', { name: 'Suggest to stop here' }).click();
  await ben.keyboard.press('Escape');
  await ben.getByRole('button', { name: 'Einverstanden' }).click();
  const stopped = page.getByRole('dialog', { name: 'You have stopped before the end' });
  await stopped.getByRole('button', { name: 'Rematch' }).click();
  await ben.getByRole('link', { name: 'Zur Revanche' }).click();
  await ben.getByRole('button', { name: 'Am Tisch' }).waitFor();
  await expect(stopped).toBeHidden();
  await page.getByRole('button', { name: 'At the table' }).waitFor();
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
  const link = await gather([page, ben], 'Copenhagen');
  const { page: cleo } = await visit();
  await accept(cleo, link, 'Cleo');
  await seeTable(cleo);
  await expect(statusLine(cleo)).toHaveText(/^(Anna|Ben) is thinking …$/);
  await expect(cleo.getByText('Anna’s house', { exact: true })).toBeVisible();
  await expect(cleo.getByRole('region', { name: /hand/i })).toContainText('cards');
  await expect(
    cleo.getByRole('button', { name: /^Take (?!and build)/, disabled: false }),
  ).toHaveCount(0);
  const people = await openPeople(page);
  await expect(people.getByText('1 looks on.')).toBeVisible();
  await people.getByText('What is allowed at this table').click();
  await people.getByRole('checkbox', { name: 'Others may look on' }).uncheck();
  await expect(cleo.getByText('This table is closed to others.')).toBeVisible();
  await expect(people.getByText('Nobody looks on.')).toBeVisible();
  await cleo.reload();
  await expect(cleo.getByText('This table is closed to others.')).toBeVisible();
});

test('tables are found in the lobby and by a quick match', async ({ page, visit }) => {
  await introduce(page, 'Anna');
  const form = page.getByRole('form', { name: 'Open a table' });
  await form.getByRole('radio', { name: 'Anybody: the table is listed here' }).check();
  await form.getByRole('button', { name: 'One seat more' }).click();
  // Quick matches lead to tables with a clock.
  await form.getByRole('combobox', { name: 'Time to think' }).selectOption('move-180');
  await form.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('you · host')).toBeVisible();

  const { page: ben } = await visit();
  await introduce(ben, 'Ben');
  const waiting = ben.getByRole('listitem').filter({ hasText: 'Anna' });
  await expect(waiting.getByText('2 seats free · Three minutes a move')).toBeVisible();
  await waiting.getByRole('link', { name: 'Join' }).click();
  await expect(page.getByText('Ben', { exact: true })).toBeVisible();

  const { page: cleo } = await visit();
  await introduce(cleo, 'Cleo');
  const quick = cleo.getByRole('form', { name: 'Quick match' });
  await quick.getByRole('radio', { name: '3 players' }).check();
  await quick.getByRole('button', { name: 'Find a table' }).click();
  for (const each of [page, ben, cleo]) {
    await each.getByRole('button', { name: 'Menu' }).waitFor();
  }
  await page.goto('/together');
  await expect(page.getByRole('region', { name: 'My tables' }).getByText('in play')).toBeVisible();
});

test('the host closes a table that waits, and all who wait there are told', async ({
  page,
  visit,
}) => {
  const { page: ben } = await visit();
  await introduce(page, 'Anna');
  const link = await openTable(page, 'Copenhagen', 2);
  await accept(ben, link, 'Ben');
  await ben.getByRole('button', { name: 'Stand up' }).waitFor();
  await expect(ben.getByRole('button', { name: 'Close the table' })).toBeHidden();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Close the table' }).click();
  for (const each of [page, ben]) {
    await expect(each.getByText('The host has closed this table.')).toBeVisible();
  }
});

test('a table that is not there, and one that begins with bots', async ({ page }) => {
  await introduce(page, 'Anna');
  await page.goto('/table/nowhere-at-all');
  await expect(page.getByText('There is no such table.')).toBeVisible();
  await page.goto('/together');
  await openTable(page, 'Roll & Write');
  await page.getByRole('button', { name: /^Begin now/ }).click();
  await nextQuestion(page, byMouse);
  await expect(page).toHaveTitle(/^● Your turn/);
});

test('another tab changes the language, and the table stays as it is', async ({
  page,
  context,
}) => {
  await introduce(page, 'Anna');
  await openTable(page, 'Roll & Write');
  const field = page.getByRole('textbox', { name: 'Write something' });
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
  await other.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(field).toHaveValue('half a sentence');
  letThrough();
  await expect(page.getByRole('button', { name: 'Aufstehen' })).toBeVisible();
  await expect(page.getByRole('textbox').nth(1)).toHaveValue('half a sentence');
});

test('a table’s link that is opened without a server says that the connection is lost', async ({
  page,
}) => {
  await introduce(page, 'Anna');
  const link = await openTable(page, 'Roll & Write');
  await page.routeWebSocket(/api.socket/, (socket) => socket.close());
  await page.goto(link);
  await expect(page.getByText(/connection is lost/)).toBeVisible();
});

test('the word that a table is coming is not there at once, but soon', async ({ page }) => {
  await introduce(page, 'Anna');
  const link = await openTable(page, 'Roll & Write');
  // A server that says nothing.
  await page.routeWebSocket(/api.socket/, () => undefined);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(link);
  const word = page.getByText('Just a moment …');
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
  await expect(page.getByText('You have been signed out on this device.')).toBeVisible();
  await expect(page.getByRole('link', { name: /sign in/ })).toBeVisible();
});

test.describe('on a phone', () => {
  const viewport = { width: 390, height: 844 };
  test.use({ viewport, visitorsViewport: viewport });

  test('whoever talks is asked and sees their turn there, too', async ({ page, visit }) => {
    const { page: ben } = await visit();
    const { page: eve } = await visit();
    const link = await gather([page, ben], 'Roll & Write');
    await eve.goto(link);
    await eve.getByRole('textbox', { name: 'Your name' }).fill('Eve');
    await eve.getByRole('button', { name: 'Sit down' }).click();
    await seeTable(eve);
    const asked = await whoIsAsked([page, ben]);
    const people = await openPeople(asked);
    await expect(people.getByText('Your turn', { exact: true })).toBeVisible();
    const other = asked === page ? ben : page;
    const suggest = (await openPeople(other)).getByRole('button', { name: 'Suggest to stop here' });
    await suggest.click();
    await people.getByRole('button', { name: 'Agreed' }).click();
    await expect(page.getByRole('heading', { name: 'You have stopped' })).toBeVisible();
    await expect(eve.getByRole('heading', { name: 'They stopped before the end' })).toBeVisible();
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
    await expect(people.getByRole('heading', { name: 'At the table' })).toBeFocused();
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
    await people.getByRole('textbox', { name: 'Write something' }).fill('half a sen');
    // Moves are made and questions answered meanwhile, and what is being written stays.
    await playOn(page, play, byMouse, 1);
    await (await openPeople(ben)).getByRole('button', { name: 'Suggest to stop here' }).click();
    await expect(page.getByText('Ben suggests to stop here.')).toBeVisible();
    await expect(people.getByRole('textbox', { name: 'Write something' })).toHaveValue(
      'half a sen',
    );
    await people.getByRole('textbox', { name: 'Write something' }).press('Escape');
    await expect(people).toBeHidden();
    await expect(page.getByRole('button', { name: /^At the table/ })).toBeFocused();
    await page.getByRole('button', { name: 'Agreed' }).click();
    await expect(page.getByRole('heading', { name: 'You have stopped' })).toBeVisible();
  });
}
