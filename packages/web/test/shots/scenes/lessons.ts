/** Lessons. */
import type { Page } from '@playwright/test';
import { hold, type Scene } from './scene.ts';

/** A lesson at a step, as it is opened, as it is tried, and after the main thing was done. */
function lessonScenes(game: string, step: string, act: (page: Page) => Promise<unknown>): Scene[] {
  const open = async (page: Page) => {
    await page.goto(`/learn/${game}#${step}`);
    await page.getByRole('button', { name: 'Menu' }).waitFor();
  };
  const tried = async (page: Page) => {
    await open(page);
    const fold = page.getByRole('button', { name: 'Let me try' });
    if (await fold.isVisible()) await fold.click();
  };
  return [
    { name: `learn-${game}`, open },
    { name: `learn-${game}-turn`, open: tried },
    {
      name: `learn-${game}-steps`,
      async open(page) {
        await open(page);
        await page.getByRole('button', { name: 'All steps' }).click();
      },
    },
    {
      name: `learn-${game}-done`,
      async open(page) {
        await tried(page);
        await act(page);
        await page.getByText('Well done').waitFor();
      },
    },
  ];
}

async function placeLast(page: Page): Promise<void> {
  await hold(page);
  await page.getByRole('button', { name: /^Place(?! \d)/ }).click();
}

async function takeGreen(page: Page): Promise<void> {
  for (const card of ['Place 3: green card', 'Place 4: green card']) {
    await page.getByRole('button', { name: card }).click();
  }
  await page.getByRole('button', { name: /^Take 2/ }).click();
}

/** Both lessons. */
export const LESSONS: readonly Scene[] = [
  ...lessonScenes('roll-and-write', 'row', placeLast),
  ...lessonScenes('copenhagen', 'take', takeGreen),
];
