/** Settings as a page has stored them. */
import type { Page } from '@playwright/test';
import type { Settings } from '../../src/store/settings.ts';
import { expect } from './fixtures.ts';
import { keptRow } from './kept-row.ts';

/** Waits until a setting is stored: leaving a page ends what it is still writing. */
export async function expectKept<Name extends keyof Settings>(
  page: Page,
  name: Name,
  value: Settings[Name],
): Promise<void> {
  await expect
    .poll(async () => (await keptRow<Settings>(page, 'settings', 'settings'))?.[name])
    .toBe(value);
}
