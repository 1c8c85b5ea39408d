/** The book: finding any rule by contents, search and links, and trying rulings at a table. */
import type { Page } from '@playwright/test';
import { expect, installedTest, readyForOffline, test } from './fixtures.ts';
import { byKeyboard, statusLine, toldOfHand } from './playing.ts';

/** Opens the rules of a game and waits until they can be read. */
async function openRules(page: Page, address: string): Promise<void> {
  await page.goto(`/rules/${address}`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
}

/** Begins what a ruling's note proposes. */
async function toTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'To the table' }).click();
  await page.getByRole('button', { name: 'Menu' }).waitFor();
}

for (const [game, sections, rulings] of [
  ['roll-and-write', 14, 20],
  ['copenhagen', 12, 11],
] as const) {
  test(`${game}: the contents lead to every section and every ruling`, async ({ page }) => {
    await openRules(page, game);
    const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    await expect(links).toHaveCount(sections + 1 + rulings);
    const places = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    for (const place of places) {
      await expect(page.locator(place).and(page.getByRole('heading'))).toHaveCount(1);
    }
    await links.last().click();
    const heading = page.getByRole('heading', { level: 3 }).last();
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
  });
}

test('a link from elsewhere leads to the place that it names', async ({ page }) => {
  await openRules(page, 'roll-and-write#coats');
  const coats = page.getByRole('heading', { name: 'Coats of arms', exact: true });
  await expect(coats).toBeFocused();
  await expect(coats).toBeInViewport();
  await page.getByRole('region', { name: 'Coats of arms' }).getByText('RW-19').click();
  await expect(page.getByRole('heading', { name: /^RW-19/ })).toBeInViewport();
  await page.goBack();
  await expect(coats).toBeInViewport();
});

test('the search finds sections and rulings as one types', async ({ page }) => {
  await openRules(page, 'roll-and-write');
  const field = page.getByLabel('Search the rules');
  await field.fill('OVERHANG');
  await expect(page.getByRole('status').filter({ hasText: '2 places found.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Drawing a tile', 'Rulings']);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/^RW-9/]);
  await expect(page.locator('mark').first()).toHaveText('overhang');
  await field.fill('rw7');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/^RW-7/]);
  await field.fill('xylophone');
  await expect(page.getByRole('main').getByText('Nothing found.').first()).toBeVisible();
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(20);
});

test('a link out of a search shows the whole book again', async ({ page }) => {
  await openRules(page, 'roll-and-write#drawing');
  await page.getByLabel('Search the rules').fill('RW-8');
  await page.getByRole('article').getByRole('link', { name: 'Drawing a tile' }).click();
  await expect(page.getByRole('heading', { name: 'Drawing a tile' })).toBeInViewport();
  await expect(page.getByLabel('Search the rules')).toHaveValue('');
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('the search needs no accents', async ({ page }) => {
    await openRules(page, 'copenhagen');
    await page.getByLabel('Chercher dans les règles').fill('defausse pioche');
    await expect(page.locator('mark', { hasText: 'défausse' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pioche et carte Fin' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Les points' })).toHaveCount(0);
  });
});

test('the other game is one link away', async ({ page }) => {
  await openRules(page, 'roll-and-write#RW-20');
  await page.getByRole('navigation', { name: 'Game' }).getByText('Copenhagen').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules: Copenhagen');
  await expect(page.getByRole('heading', { name: /^CO-1 / })).toBeVisible();
});

test('[RW-9] can be tried: the tile goes under the overhang', async ({ page }) => {
  await openRules(page, 'roll-and-write#RW-9');
  await page.getByRole('link', { name: 'Try it: RW-9' }).click();
  const note = page.getByRole('dialog', { name: 'Try RW-9' });
  await expect(note).toContainText('b1 and c1');
  await toTable(page);
  await page.getByRole('button', { name: /^Red tile of 2 squares/ }).click();
  const told = toldOfHand(page);
  await expect(told).toHaveText(/\bAt [a-e]\d/);
  for (;;) {
    const before = (await told.textContent()) ?? '';
    if (/At b1, c1, brick/.test(before)) break;
    await page.keyboard.press('n');
    await expect(told).not.toHaveText(before);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Facade: You' })).toContainText(
    /Row 1: green brick, red/,
  );
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^RW-9/ })).toBeInViewport();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Copenhagen' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Games in progress' })).toHaveCount(0);
});

test('[CO-1] can be tried: the engine refuses, and says why', async ({ page }) => {
  await page.goto('/try/CO-1');
  await toTable(page);
  await page.getByRole('button', { name: /^Place 1:/ }).click();
  await page.getByRole('button', { name: /^Place 7:/ }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Those places are not neighbours');
  await page.getByRole('button', { name: 'CO-1' }).click();
  await page.getByRole('link', { name: 'Back to the ruling' }).click();
  await expect(page.getByRole('heading', { name: /^CO-1 / })).toBeFocused();
});

test('[RW-13] can be tried with the keyboard alone', async ({ page }) => {
  await openRules(page, 'roll-and-write#RW-13');
  await byKeyboard(page.getByRole('link', { name: 'Try it: RW-13' }));
  const begin = page.getByRole('button', { name: 'To the table' });
  await begin.waitFor();
  await byKeyboard(begin);
  await expect(statusLine(page)).toHaveText('Your turn: choose a tile to draw');
  await expect(page.getByText('Round 60')).toBeVisible();
});

test('there is no ruling of another number', async ({ page }) => {
  await page.goto('/try/RW-99');
  await expect(page.getByText('There is nothing at this address.')).toBeVisible();
  await page.goto('/rules/chess');
  await expect(page.getByText('There is nothing at this address.')).toBeVisible();
});

test('a table’s menu leads to the rules, and back to the same game', async ({ page }) => {
  await page.goto('/play/new?game=roll-and-write');
  await page.waitForURL(/[/]play[/](?!new)/);
  const table = page.url();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules: Roll & Write');
  await page.goBack();
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  expect(page.url()).toBe(table);
});

installedTest('rules and rulings need no network', async ({ page, setOffline }) => {
  await page.goto('/');
  await readyForOffline(page);
  await setOffline(true);
  await openRules(page, 'copenhagen#CO-6');
  await page.getByRole('link', { name: 'Try it: CO-6' }).click();
  await toTable(page);
  await expect(statusLine(page)).toHaveText('Your turn: take two cards, or build a tile');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  for (const game of ['roll-and-write', 'copenhagen']) {
    test(`${game}: nothing is wider than the screen, and contents open`, async ({ page }) => {
      await openRules(page, game);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      const contents = page.getByRole('navigation', { name: 'Contents' });
      await contents.getByText('Contents').tap();
      await contents.getByRole('link', { name: 'The end' }).tap();
      await expect(page.getByRole('heading', { name: 'The end', exact: true })).toBeInViewport();
    });
  }
});
