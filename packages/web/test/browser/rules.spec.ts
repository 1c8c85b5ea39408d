/** The book: finding any rule by contents, search and links, and trying rulings at a table. */
import { COPENHAGEN_RULINGS } from '@nyhavn/engine/copenhagen';
import { ROLL_AND_WRITE_RULINGS } from '@nyhavn/engine/roll-and-write';
import type { Page } from '@playwright/test';
import { harbourPlace, OWN_FACADE, tileToDraw } from '../table-words.ts';
import { ANY, en, has, titleOf, wordsIn } from '../words.ts';
import { expect, installedTest, readyForOffline, test } from './fixtures.ts';
import { byKeyboard, statusLine, toldOfHand } from './playing.ts';

/** Opens the rules of a game and waits until they can be read. */
async function openRules(page: Page, address: string): Promise<void> {
  await page.goto(`/rules/${address}`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
}

/** Begins what a ruling's note proposes. */
async function toTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: en.book.trial.begin }).click();
  await page.getByRole('button', { name: en.table.menu }).waitFor();
}

for (const [game, sections, rulings] of [
  ['roll-and-write', 15, ROLL_AND_WRITE_RULINGS.length],
  ['copenhagen', 12, COPENHAGEN_RULINGS.length],
] as const) {
  test(`${game}: the contents lead to every section and every ruling`, async ({ page }) => {
    await openRules(page, game);
    const links = page.getByRole('navigation', { name: en.book.contents }).getByRole('link');
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
  const coats = page.getByRole('heading', {
    name: en.book['roll-and-write'].sections.coats.title,
    exact: true,
  });
  await expect(coats).toBeFocused();
  await expect(coats).toBeInViewport();
  await page
    .getByRole('region', { name: en.book['roll-and-write'].sections.coats.title })
    .getByText('RW-19')
    .click();
  await expect(page.getByRole('heading', { name: /^RW-19/ })).toBeInViewport();
  await page.goBack();
  await expect(coats).toBeInViewport();
});

test('the search finds sections and rulings as one types', async ({ page }) => {
  await openRules(page, 'roll-and-write');
  const field = page.getByLabel(en.book.search);
  await field.fill('OVERHANG');
  await expect(page.getByRole('status').filter({ hasText: en.book.found(2) })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    en.book['roll-and-write'].sections.drawing.title,
    en.book.rulings,
  ]);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/^RW-9/]);
  await expect(page.locator('mark').first()).toHaveText(/^overhang$/i);
  await field.fill('rw7');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/^RW-7/]);
  await field.fill('xylophone');
  await expect(page.getByRole('main').getByText(en.book.found(0)).first()).toBeVisible();
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(ROLL_AND_WRITE_RULINGS.length);
});

test('a link out of a search shows the whole book again', async ({ page }) => {
  await openRules(page, 'roll-and-write#drawing');
  await page.getByLabel(en.book.search).fill('RW-8');
  await page
    .getByRole('article')
    .getByRole('link', { name: en.book['roll-and-write'].sections.drawing.title })
    .click();
  await expect(
    page.getByRole('heading', { name: en.book['roll-and-write'].sections.drawing.title }),
  ).toBeInViewport();
  await expect(page.getByLabel(en.book.search)).toHaveValue('');
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('the search needs no accents', async ({ page }) => {
    const { book } = await wordsIn('fr');
    const { sections } = book.copenhagen;
    await openRules(page, 'copenhagen');
    await page.getByLabel(book.search).fill('defausse pioche');
    await expect(page.locator('mark', { hasText: 'défausse' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: sections.pile.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: sections.scoring.title })).toHaveCount(0);
  });
});

for (const [locale, language, anyOfTwo, blueOfFive] of [
  ['en-GB', 'en', ['98.5%', '> 99.9%', '> 99.9%'], ['0.4%', '5.3%', '17.3%']],
  ['fr-FR', 'fr', ['98,5 %', '> 99,9 %', '> 99,9 %'], ['0,4 %', '5,3 %', '17,3 %']],
] as const) {
  test.describe(`odds in ${language}`, () => {
    test.use({ locale });

    test('are a table with named rows and columns', async ({ page }) => {
      const { odds } = (await wordsIn(language)).book['roll-and-write'];
      await openRules(page, 'roll-and-write#odds');
      const table = page.getByRole('table', { name: odds.caption });
      await expect(table.getByRole('columnheader')).toHaveText([odds.size, ...odds.reRolls]);
      for (const group of [odds.anyColour, odds.oneColour])
        await expect(table.getByRole('rowheader', { name: group })).toBeVisible();
      for (const size of ['2', '3', '4', '5'])
        await expect(table.getByRole('rowheader', { name: size, exact: true })).toHaveCount(2);
      const cells = table.getByRole('cell');
      await expect(cells).toHaveCount(24);
      const texts = (await cells.allTextContents()).map((text) => text.replaceAll(/\s/g, ' '));
      expect(texts.slice(0, 3)).toEqual(anyOfTwo);
      expect(texts.slice(-3)).toEqual(blueOfFive);
    });
  });
}

test('the other game is one link away', async ({ page }) => {
  await openRules(page, 'roll-and-write#RW-20');
  await page
    .getByRole('navigation', { name: en.book.games })
    .getByText(titleOf('copenhagen'))
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    en.book.title(titleOf('copenhagen')),
  );
  await expect(page.getByRole('heading', { name: /^CO-1 / })).toBeVisible();
});

test('[RW-9] can be tried: the tile goes under the overhang', async ({ page }) => {
  await openRules(page, 'roll-and-write#RW-9');
  await page.getByRole('link', { name: `${en.book.tryIt}: RW-9` }).click();
  const note = page.getByRole('dialog', { name: en.book.trial.title('RW-9') });
  await expect(note).toContainText(en.book['roll-and-write'].rulings['RW-9'].trial);
  await toTable(page);
  await page.getByRole('button', { name: tileToDraw('R', 2) }).click();
  const told = toldOfHand(page);
  await expect(told).toHaveText(has(en.house.ghost(ANY, '')));
  const under = has(en.house.ghost('b1, c1', ANY));
  for (;;) {
    const before = (await told.textContent()) ?? '';
    if (under.test(before)) break;
    await page.keyboard.press('n');
    await expect(told).not.toHaveText(before);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: OWN_FACADE })).toContainText(
    en.house.facade.row(1, `${en.rollAndWrite.cell.brick('G')}, ${en.common.colours.R}`),
  );
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^RW-9/ })).toBeInViewport();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: titleOf('copenhagen') })).toBeVisible();
  await expect(page.getByRole('heading', { name: en.home.games })).toHaveCount(0);
});

test('[CO-1] can be tried: the engine refuses, and says why', async ({ page }) => {
  await page.goto('/try/CO-1');
  await toTable(page);
  await page.getByRole('button', { name: harbourPlace(1) }).click();
  await page.getByRole('button', { name: harbourPlace(7) }).press('Enter');
  await expect(page.getByRole('alert')).toContainText(has(en.refusals['not-neighbours']));
  await page.getByRole('button', { name: 'CO-1' }).click();
  await page.getByRole('link', { name: en.book.trial.back }).click();
  await expect(page.getByRole('heading', { name: /^CO-1 / })).toBeFocused();
});

test('[RW-13] can be tried with the keyboard alone', async ({ page }) => {
  await openRules(page, 'roll-and-write#RW-13');
  await byKeyboard(page.getByRole('link', { name: `${en.book.tryIt}: RW-13` }));
  const begin = page.getByRole('button', { name: en.book.trial.begin });
  await begin.waitFor();
  await byKeyboard(begin);
  await expect(statusLine(page)).toHaveText(
    en.rollAndWrite.status.tile(en.table.yourTurn('', true)),
  );
  await expect(page.getByText(en.rollAndWrite.round(60), { exact: true })).toBeVisible();
});

test('there is no ruling of another number', async ({ page }) => {
  await page.goto('/try/RW-99');
  await expect(page.getByText(en.common.notFound)).toBeVisible();
  await page.goto('/rules/chess');
  await expect(page.getByText(en.common.notFound)).toBeVisible();
});

test('a table’s menu leads to the rules, and back to the same game', async ({ page }) => {
  await page.goto('/play/new?game=roll-and-write');
  await page.waitForURL(/[/]play[/](?!new)/);
  const table = page.url();
  await page.getByRole('button', { name: en.table.menu }).click();
  await page.getByRole('link', { name: en.home.rules }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    en.book.title(titleOf('roll-and-write')),
  );
  await page.goBack();
  await page.getByRole('button', { name: en.table.menu }).waitFor();
  expect(page.url()).toBe(table);
});

installedTest('rules and rulings need no network', async ({ page, setOffline }) => {
  await page.goto('/');
  await readyForOffline(page);
  await setOffline(true);
  await openRules(page, 'copenhagen#CO-6');
  await page.getByRole('link', { name: `${en.book.tryIt}: CO-6` }).click();
  await toTable(page);
  await expect(statusLine(page)).toHaveText(
    en.copenhagen.status.awaited(en.table.yourTurn('', true), en.copenhagen.status.takeOrBuild),
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  for (const game of ['roll-and-write', 'copenhagen']) {
    test(`${game}: nothing is wider than the screen, and contents open`, async ({ page }) => {
      await openRules(page, game);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      const contents = page.getByRole('navigation', { name: en.book.contents });
      await contents.getByText(en.book.contents).tap();
      await contents
        .getByRole('link', { name: en.book['roll-and-write'].sections.end.title })
        .tap();
      await expect(
        page.getByRole('heading', {
          name: en.book['roll-and-write'].sections.end.title,
          exact: true,
        }),
      ).toBeInViewport();
    });
  }
});
