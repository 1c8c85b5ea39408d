/** The screens that are worth a look, and how to get there. */
import type { Page } from '@playwright/test';

/** Something to look at. */
export interface Scene {
  /** Becomes part of file names. */
  readonly name: string;
  open(page: Page): Promise<unknown>;
}

/** All scenes; a new screen is a new line. */
export const SCENES: readonly Scene[] = [
  { name: 'home', open: (page) => page.goto('/') },
  { name: 'settings', open: (page) => page.goto('/settings') },
];
