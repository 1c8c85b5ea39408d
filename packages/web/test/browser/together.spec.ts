/** People at different devices play whole games over the real server. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, type Visitor } from './fixtures.ts';
import { GAMES } from './games.ts';
import { byMouse, nextQuestion, playOn, playToEnd, statusLine } from './playing.ts';

/** Says who one is, and comes to where tables are opened. */
async function introduce(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Open or find a table' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'That’s me' }).click();
  // Who goes elsewhere before the server has answered is nobody yet.
  await page.getByRole('heading', { name: 'Open a table' }).waitFor();
}

/** Opens a table of a game with one more free seat; gives the link. */
async function openTable(page: Page, title: string): Promise<string> {
  const form = page.getByRole('form', { name: 'Open a table' });
  await form.getByRole('radio', { name: title }).check();
  await form.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('you · host')).toBeVisible();
  return page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
}

/** Follows an invitation. */
async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Menu' }).waitFor();
}

/** Anna and Ben at a table that has begun. */
async function sitDown(anna: Page, ben: Page, title: string): Promise<string> {
  await introduce(anna, 'Anna');
  const link = await openTable(anna, title);
  await join(ben, link, 'Ben');
  await anna.getByRole('button', { name: 'Menu' }).waitFor();
  return link;
}

/** Whose question it is now, of those who sit there. */
async function whoIsAsked(pages: readonly Page[]): Promise<Page> {
  return Promise.race(
    pages.map(async (page) => {
      await nextQuestion(page, byMouse);
      return page;
    }),
  );
}

/** Opens or closes what tells of the people at the table. */
async function openPeople(page: Page) {
  await page.getByRole('button', { name: /^At the table/ }).click();
  return page.getByRole('dialog', { name: 'At the table' });
}

for (const { id, title, play } of GAMES) {
  test(`${id}: two people at two devices play a whole game, and verify its chance`, async ({
    page,
    visit,
  }) => {
    test.slow();
    const { page: other } = await visit();
    await sitDown(page, other, title);
    await Promise.all([playToEnd(page, play, byMouse), playToEnd(other, play, byMouse)]);
    const results = [page, other].map((each) => each.getByRole('dialog').getByRole('table'));
    const [mine, theirs] = await Promise.all(results.map((result) => result.innerText()));
    expect(mine).toBe(theirs);
    await page.getByRole('button', { name: 'Verify the chance' }).click();
    await expect(page.getByText(/^Chance was fair.*2 devices/)).toBeVisible();
    await expectAccessible(page);
  });

  test(`${id}: somebody leaves and comes back, and the network is cut in the middle of a move`, async ({
    page,
    visit,
  }) => {
    test.slow();
    const visitor = await visit();
    const link = await sitDown(page, visitor.page, title);
    await playBoth(page, visitor.page, 3);

    await visitor.page.close();
    await expect(page.getByRole('button', { name: /^Ben: .*away$/ })).toBeVisible();
    const again = await visitor.context.newPage();
    await again.goto(link);
    await again.getByRole('button', { name: 'Menu' }).waitFor();
    await playBoth(page, again, 3);

    await cutInMove({ ...visitor, page: again }, page);
    await playBoth(page, again, 4);

    async function playBoth(one: Page, two: Page, decisions: number) {
      for (let made = 0; made < decisions; made++) {
        const asked = await whoIsAsked([one, two]);
        await playOn(asked, play, byMouse, 1);
      }
    }

    /** The move is made while there is no network, and happens once it is back. */
    async function cutInMove(cut: Visitor, opponent: Page) {
      while ((await whoIsAsked([cut.page, opponent])) !== cut.page) {
        await playOn(opponent, play, byMouse, 1);
      }
      await cut.setOffline(true);
      await expect(cut.page.getByText(/^The connection is lost/)).toBeVisible();
      // Several taps may make one move; the last of them leaves it on its way.
      await expect(async () => {
        const status = (await statusLine(cut.page).textContent()) ?? '';
        if (status !== 'On its way …') await play(cut.page, status, byMouse);
        await expect(statusLine(cut.page)).toHaveText('On its way …', { timeout: 500 });
      }).toPass();
      await cut.setOffline(false);
      await expect(cut.page.getByText(/^The connection is lost/)).toBeHidden();
      await expect(statusLine(cut.page)).not.toHaveText('On its way …');
    }
  });
}

test('two devices of one person are at the same table, and either may move', async ({
  page,
  context,
  visit,
}) => {
  const { page: ben } = await visit();
  const link = await sitDown(page, ben, 'Copenhagen');
  const { page: second } = await visit(await context.storageState());
  await second.goto(link);
  await second.getByRole('button', { name: 'Menu' }).waitFor();
  const play = GAMES[1].play;
  while ((await whoIsAsked([second, ben])) !== second) await playOn(ben, play, byMouse, 1);
  await expect(statusLine(page)).toHaveText((await statusLine(second).textContent()) ?? '');
  await playOn(second, play, byMouse, 1);
  await expect(statusLine(page)).toHaveText((await statusLine(second).textContent()) ?? '');
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
  await expectAccessible(page);
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

  await people.getByRole('button', { name: 'Suggest to stop here' }).click();
  await ben.keyboard.press('Escape');
  await ben.getByRole('button', { name: 'Einverstanden' }).click();
  const stopped = page.getByRole('dialog', { name: 'You have stopped before the end' });
  await stopped.getByRole('button', { name: 'Rematch' }).click();
  await ben.getByRole('link', { name: 'Zur Revanche' }).click();
  await ben.getByRole('button', { name: 'Am Tisch' }).waitFor();
  await expect(stopped).toBeHidden();
  await page.getByRole('button', { name: 'At the table' }).waitFor();
});

test('somebody without a seat looks on, and sees no hand', async ({ page, visit }) => {
  const { page: ben } = await visit();
  const link = await sitDown(page, ben, 'Copenhagen');
  const { page: cleo } = await visit();
  await join(cleo, link, 'Cleo');
  await expect(statusLine(cleo)).toHaveText(/^(Anna|Ben) is thinking …$/);
  await expect(cleo.getByText('Anna’s house', { exact: true })).toBeVisible();
  await expect(cleo.getByRole('region', { name: /hand/i })).toContainText('cards');
  await expect(
    cleo.getByRole('button', { name: /^Take (?!and build)/, disabled: false }),
  ).toHaveCount(0);
});

test('tables are found in the lobby and by a quick match', async ({ page, visit }) => {
  await introduce(page, 'Anna');
  const form = page.getByRole('form', { name: 'Open a table' });
  await form.getByRole('radio', { name: 'Anybody: the table is listed here' }).check();
  await form.getByRole('button', { name: 'One seat more' }).click();
  await form.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('you · host')).toBeVisible();

  const { page: ben } = await visit();
  await introduce(ben, 'Ben');
  const waiting = ben.getByRole('listitem').filter({ hasText: 'Anna' });
  await expect(waiting.getByText('2 seats free')).toBeVisible();
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

test('a table that is not there, and one that begins with bots', async ({ page }) => {
  await introduce(page, 'Anna');
  await page.getByRole('heading', { name: 'Open a table' }).waitFor();
  await page.goto('/table/nowhere-at-all');
  await expect(page.getByText('There is no such table.')).toBeVisible();
  await page.goto('/together');
  await openTable(page, 'Roll & Write');
  await page.getByRole('button', { name: /^Begin now/ }).click();
  await nextQuestion(page, byMouse);
  await expect(page).toHaveTitle(/^● Your turn/);
});
