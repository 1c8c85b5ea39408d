/** Lessons. */
import type { Page } from '@playwright/test';
import { harbourPlace, NAMES } from '../../table-words.ts';
import { en } from '../../words.ts';
import { hold, type Scene } from './scene.ts';

/** A lesson at a step, as it is opened, as it is tried, and after the main thing was done. */
function lessonScenes(game: string, step: string, act: (page: Page) => Promise<unknown>): Scene[] {
  const open = async (page: Page) => {
    await page.goto(`/learn/${game}#${step}`);
    await page.getByRole('button', { name: en.table.menu }).waitFor();
  };
  const tried = async (page: Page) => {
    await open(page);
    const fold = page.getByRole('button', { name: en.lesson.tryIt });
    if (await fold.isVisible()) await fold.click();
  };
  return [
    { name: `learn-${game}`, open },
    { name: `learn-${game}-turn`, open: tried },
    {
      name: `learn-${game}-steps`,
      async open(page) {
        await open(page);
        await page.getByRole('button', { name: en.lesson.steps }).click();
      },
    },
    {
      name: `learn-${game}-done`,
      async open(page) {
        await tried(page);
        await act(page);
        await page.getByText(en.lesson.wellDone).waitFor();
      },
    },
  ];
}

async function placeLast(page: Page): Promise<void> {
  await hold(page);
  await page.getByRole('button', { name: NAMES.place }).click();
}

async function takeGreen(page: Page): Promise<void> {
  for (const place of [3, 4]) {
    await page.getByRole('button', { name: harbourPlace(place) }).click();
  }
  await page.getByRole('button', { name: NAMES.takeCards }).click();
}

/** Both lessons. */
export const LESSONS: readonly Scene[] = [
  ...lessonScenes('roll-and-write', 'row', placeLast),
  ...lessonScenes('copenhagen', 'take', takeGreen),
];
