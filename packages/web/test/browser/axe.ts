/** What axe says of a page: it is told once to every page, and asked as often as is needed. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** In half the size, which every page has to read. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Nothing has to be fetched again for any rule that we ask about. */
const WHAT: RunOptions = { resultTypes: ['violations'], preload: false };

/** Expects that axe finds nothing wrong with what the page shows. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothing(page, {});
}

/** Expects the same of its colours alone: all that another theme of a page changes. */
export async function expectLegible(page: Page): Promise<void> {
  await expectNothing(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
}

async function expectNothing(page: Page, options: RunOptions): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  await page.evaluate(atRest);
  const { violations } = await page.evaluate(findIn, { ...WHAT, ...options });
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`),
  }));
  expect(found).toEqual([]);
}

/** Runs in the page: waits until what moves has come to its end, such as dice that show other faces on their way. */
async function atRest(): Promise<void> {
  const moving = document.getAnimations().map(({ finished }) => finished);
  await Promise.allSettled(moving);
}

/** Runs in the page. */
function findIn(options: RunOptions): Promise<AxeResults> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  return axe.run(document, options);
}
