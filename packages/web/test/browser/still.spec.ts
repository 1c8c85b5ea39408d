/** Nothing jumps while a whole game is played: every part of a table has its place, and keeps it. */
import type { Page } from '@playwright/test';
import { expect, movingTest, stillTest } from './fixtures.ts';
import { GAMES } from './games.ts';
import { playSwiftly } from './swift-player.ts';

/** Everything moves on the phone, and nothing on the desk. */
const SCREENS = [
  { width: 390, height: 844, play: movingTest },
  { width: 1440, height: 900, play: stillTest },
] as const;

/** The most that all shifts of a game add up to, those that follow a tap with them. */
const MOST = 0.05;

/** Runs in the page from its beginning: adds up how far parts move, and which of them. */
function watchShifts(): void {
  const shifts: Record<string, number> = {};
  Reflect.set(window, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value = Number(Reflect.get(entry, 'value'));
      const sources = Reflect.get(entry, 'sources') as readonly { readonly node: Node | null }[];
      const names = sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.closest('[class]')?.getAttribute('class') ?? 'gone'}`;
      });
      const name = [...new Set(names)].join(', ');
      shifts[name] = (shifts[name] ?? 0) + value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What moved, and how much of it there was. */
async function shiftsOf(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => Reflect.get(window, 'shifts') as Record<string, number>);
}

for (const { id } of GAMES) {
  for (const { width, height, play } of SCREENS) {
    play(`${id}: nothing jumps at ${width}×${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(watchShifts);
      await page.goto(`/play/new?game=${id}`);
      await playSwiftly(page);
      const shifts = await shiftsOf(page);
      const sum = Object.values(shifts).reduce((total, value) => total + value, 0);
      expect(sum, JSON.stringify(shifts, undefined, 1)).toBeLessThanOrEqual(MOST);
    });
  }
}
