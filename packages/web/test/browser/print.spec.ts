/** Sheets are chosen, seen and printed. */
import type { Page } from '@playwright/test';
import { LANGUAGE_NAMES, LANGUAGES } from '../../src/store/languages.ts';
import { begins, en, MANY, wordsIn } from '../words.ts';
import { expect, expectAccessible, installedTest, readyForOffline, test } from './fixtures.ts';

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** Notes that the browser was asked to print, instead of printing. */
async function withPrinter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.asked = 'yes';
    };
  });
}

/** Asks for paper; the browser puts four pages on it. */
async function printed(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: en.print.page.print }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pagesOf(pdf)).toBe(4);
  return pdf;
}

/** What the preview calls a page. */
function pageName(number: number, count: number, kind: keyof typeof en.print.page.kinds): string {
  return `${en.print.page.page(number, count)}: ${en.print.page.kinds[kind]}`;
}

/** The page of sheets that is shown. */
function shown(page: Page, name: string | RegExp) {
  return page.getByRole('img', { name });
}

test('a page of the preview has the proportions of paper', async ({ page }) => {
  await page.goto('/print');
  const sheet = shown(page, pageName(1, 4, 'player'));
  // Browsers differ in what they make of a picture without it.
  await expect(sheet).toHaveCSS('aspect-ratio', '210 / 297');
  const box = await sheet.boundingBox();
  if (!box) throw new Error('there is a page');
  expect(box.width / box.height).toBeCloseTo(210 / 297, 2);
});

test('the preview follows the choices', async ({ page }) => {
  await page.goto('/print');
  await expect(shown(page, pageName(1, 4, 'player'))).toContainText(en.common.productName);
  await page.getByRole('button', { name: en.print.page.next }).click();
  await expect(shown(page, pageName(2, 4, 'rules'))).toContainText(
    en.book['roll-and-write'].sections.coats.title,
  );
  await page.getByRole('button', { name: en.print.page.next }).click();
  await expect(shown(page, pageName(3, 4, 'facades'))).toContainText(en.rollAndWrite.facades);
  await page.getByRole('radio', { name: en.print.page.sheets.facades }).check();
  await expect(shown(page, pageName(2, 2, 'rules'))).toBeVisible();
  await page.getByRole('checkbox', { name: en.print.page.rules }).uncheck();
  const alone = shown(page, pageName(1, 1, 'facades'));
  await expect(alone).toContainText(en.rollAndWrite.unlimited);
  await expect(alone.getByText(en.rollAndWrite.facades, { exact: true })).toHaveCount(1);
  await page.getByRole('radio', { name: en.print.page.perPages[4] }).check();
  await expect(alone.getByText(en.rollAndWrite.facades, { exact: true })).toHaveCount(4);
  await expect(alone.locator('[fill="#c0422f"]').first()).toBeVisible();
  await page.getByRole('radio', { name: en.print.page.inks.saving }).check();
  await expect(alone.locator('[fill="#c0422f"]')).toHaveCount(0);
  await page.getByRole('radio', { name: en.print.page.papers.letter }).check();
  await expect(alone).toHaveAttribute('viewBox', '0 0 612 792');
  await page.getByRole('combobox', { name: en.print.page.copies }).selectOption('3');
  await expect(shown(page, pageName(1, 3, 'facades'))).toBeVisible();
});

test('whoever turns pages quickly loses none', async ({ page }) => {
  await page.goto('/print');
  await shown(page, pageName(1, 4, 'player')).waitFor();
  await page
    .getByRole('button', { name: en.print.page.next })
    .evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise((drawn) => setTimeout(drawn));
      button.click();
    });
  await expect(shown(page, pageName(3, 4, 'facades'))).toBeVisible();
  await expect(shown(page, pageName(2, 4, 'rules'))).toHaveCount(0);
});

test('sheets speak the language that is chosen for them', async ({ page }) => {
  await page.goto('/print');
  for (const language of LANGUAGES) {
    const { rollAndWrite } = await wordsIn(language);
    await page.getByRole('radio', { name: LANGUAGE_NAMES[language] }).check();
    await expect(shown(page, pageName(1, 4, 'player'))).toContainText(rollAndWrite.ability.R ?? '');
  }
});

for (const locale of LANGUAGES) {
  test.describe(locale, () => {
    test.use({ locale });
    test('the page and its sheets speak the language of the browser', async ({ page }) => {
      const { print } = await wordsIn(locale);
      await page.goto('/print');
      await expect(page.getByRole('button', { name: print.page.print })).toBeVisible();
      await expect(page.getByRole('img').filter({ hasText: print.sheet.name })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test.describe('in America', () => {
  test.use({ locale: 'en-US' });
  test('the paper is Letter', async ({ page }) => {
    await page.goto('/print');
    await expect(page.getByRole('radio', { name: en.print.page.papers.letter })).toBeChecked();
  });
});

installedTest('without a network', async ({ page, setOffline }) => {
  await withPrinter(page);
  await page.goto('/');
  await readyForOffline(page);
  await setOffline(true);
  await page.goto('/print');
  await page.getByRole('radio', { name: en.print.page.perPages[2] }).check();
  await shown(page, begins(en.print.page.page(1, MANY))).waitFor();
  await printed(page);
});

test('with the keyboard alone', async ({ page }) => {
  await withPrinter(page);
  await page.goto('/print');
  await shown(page, pageName(1, 4, 'player')).waitFor();
  await page.getByRole('link', { name: en.common.toHome }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: en.print.page.sheets.both })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: en.print.page.sheets.player })).toBeChecked();
  for (let step = 0; step < 5; step++) await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: en.print.page.rules })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(shown(page, pageName(1, 1, 'player'))).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
});

for (const paper of Object.values(en.print.page.papers)) {
  test(`printing from the page gives all pages and nothing else: ${paper}`, async ({ page }) => {
    await withPrinter(page);
    await page.goto('/print');
    await page.getByRole('radio', { name: paper }).check();
    await shown(page, pageName(1, 4, 'player')).waitFor();
    const pdf = await printed(page);
    await expect(page.getByRole('img')).toHaveCount(1);
    const box = pdf.toString('latin1').match(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/);
    const [width, height] = paper === 'A4' ? [595, 842] : [612, 792];
    expect(Math.abs(Number(box?.[1]) - width)).toBeLessThanOrEqual(1);
    expect(Math.abs(Number(box?.[2]) - height)).toBeLessThanOrEqual(1);
  });
}
