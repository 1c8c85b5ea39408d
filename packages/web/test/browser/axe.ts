/** What axe says of a page: it is told once to every page, and asked as often as is needed. */
import { expect, type Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

/** Expects that axe finds nothing wrong with what the page shows. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothing(page, {});
}

/** Expects the same of its colours alone: all that another theme of a page changes. */
export async function expectLegible(page: Page): Promise<void> {
  await expectNothing(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
}

async function expectNothing(page: Page, options: RunOptions): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const asked: RunOptions = { ...options, resultTypes: ['violations'] };
  const violations = await page.evaluate(findIn, asked);
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`),
  }));
  expect(found).toEqual([]);
}

/** Runs in the page. */
async function findIn(options: RunOptions): Promise<Result[]> {
  const { axe: there } = window as unknown as { axe: typeof axe };
  return (await there.run(document, options)).violations;
}
