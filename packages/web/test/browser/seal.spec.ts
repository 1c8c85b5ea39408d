/** The seal beside dice and cards: every draw verified on this device, and what is said of one that is not. */
import type { Page } from '@playwright/test';
import { begins, en, has } from '../words.ts';
import { expect, expectAccessible, expectLegible, test } from './fixtures.ts';
import { GAMES } from './games.ts';
import { gather, whoIsAsked } from './online.ts';
import { byMouse, type Decide, playOn } from './playing.ts';

test.use({ visitorsViewport: { width: 360, height: 640 } });

const words = en.together.seal;

/** The seal while it says so. */
function seal(page: Page, state: string) {
  return page.getByRole('button', { name: begins(state) });
}

/** Each makes a move: in Roll & Write that brings about the first roll. */
async function begin(pages: readonly Page[], play: Decide): Promise<void> {
  for (const _ of pages) await playOn(await whoIsAsked(pages), play, byMouse, 1);
}

for (const { id, title, play } of GAMES) {
  const kind = id === 'copenhagen' ? 'cards' : 'rolls';
  test(`${id}: the seal says who took part, and opens by key and tap`, async ({ page, visit }) => {
    const { page: ben } = await visit();
    await gather([page, ben], title);
    await begin([page, ben], play);
    for (const one of [page, ben]) {
      await expect(seal(one, words.verified[kind])).toHaveAccessibleName(
        `${words.verified[kind]} ${words.tookPart('Anna and Ben')}`,
      );
      const box = await seal(one, words.verified[kind]).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const dialog = page.getByRole('dialog', { name: words.title });
    await seal(page, words.verified[kind]).press('Enter');
    await expect(dialog.getByText(words.promise)).toBeVisible();
    await expect(dialog.getByText(words.later)).toBeVisible({ visible: kind === 'cards' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectLegible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(seal(page, words.verified[kind])).toBeFocused();
    await seal(ben, words.verified[kind]).click();
    await expect(ben.getByRole('dialog', { name: words.title })).toBeVisible();
    await expectAccessible(ben);
  });
}

test('a roll that does not follow is said at once, and the game goes on', async ({
  page,
  visit,
}) => {
  const [{ title, play }] = GAMES;
  const { page: ben } = await visit();
  // A server that tells one person another roll.
  await ben.routeWebSocket(/\/api\/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      socket.send(String(message).replaceAll(/roll [RBPGYW]{5}/g, 'roll RRRRR'));
    });
  });
  await gather([page, ben], title);
  await begin([page, ben], play);
  const problem = ben.getByRole('alert').getByText(has(en.together.over.proof.problems.event));
  await expect(problem).toContainText(en.together.over.proof.notTrusted);
  await expect(seal(ben, words.wrong)).toBeVisible();
  await expectAccessible(ben);
  await ben.getByRole('button', { name: en.common.close, exact: true }).click();
  await expect(problem).toBeHidden();
  await seal(ben, words.wrong).click();
  const dialog = ben.getByRole('dialog', { name: words.title });
  await expect(dialog.getByText(has(en.together.over.proof.problems.event))).toBeVisible();
  await ben.reload();
  await expect(problem).toBeVisible();
});
