/** The parts of a score pad, for its tests. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens the pad of a game; gives the grid of its house. */
export async function open(page: Page, game: string): Promise<Locator> {
  await page.goto(`/score/${game}`);
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  return grid;
}

/** A square of the house. */
export function cell(page: Page, name: string): Locator {
  return page.getByRole('grid').getByRole('button', { name: new RegExp(`^${name}:`) });
}

/** The heading with a sheet's points. */
export const points = (page: Page, text: string) =>
  page.getByRole('heading', { name: text, exact: true });
