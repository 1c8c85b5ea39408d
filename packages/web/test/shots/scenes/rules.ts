/** The rules. */
import type { Page } from '@playwright/test';
import { en, has, MANY } from '../../words.ts';
import type { Scene } from './scene.ts';

/** The rules of a game: from the beginning, at a ruling, with a search, and a ruling being tried. */
export function rulesOf(game: string, ruling: string): Scene[] {
  const open = async (page: Page, place = '') => {
    await page.goto(`/rules/${game}${place}`);
    await page.getByRole('heading', { level: 3, name: ruling }).waitFor();
  };
  return [
    { name: `rules-${game}`, open: (page) => open(page) },
    { name: `rules-${game}-ruling`, open: (page) => open(page, `#${ruling}`) },
    {
      name: `rules-${game}-search`,
      async open(page) {
        await open(page);
        await page.getByLabel(en.book.search).fill('window');
        await page.getByText(has(en.book.found(MANY))).waitFor();
      },
    },
    {
      name: `rules-${game}-try`,
      async open(page) {
        await page.goto(`/try/${ruling}`);
        await page.getByRole('dialog', { name: en.book.trial.title(ruling) }).waitFor();
        await page.getByRole('button', { name: en.table.menu, includeHidden: true }).waitFor();
      },
    },
  ];
}
