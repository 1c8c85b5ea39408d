/** No frame waits for our own code for more than 50 ms, with four sheets and a bot that thinks. */
import { openTable } from '../positions.ts';
import { expect, test } from './fixtures.ts';
import { GAMES } from './games.ts';
import { byMouse, playOn } from './playing.ts';

const FOUR = [
  { name: '' },
  { name: 'Freja', bot: 'greedy' },
  { name: 'Magnus', bot: 'greedy' },
  { name: 'Signe', bot: 'greedy' },
] as const;

for (const { id, play } of GAMES) {
  test(`${id}: turns never block a frame`, async ({ page }) => {
    await openTable(page, {
      game: id,
      seed: 'frames',
      seats: FOUR,
      isThere: ({ round, turn, active }) => Number(round ?? turn) >= 5 && active === 0,
    });
    await playOn(page, play, byMouse, 2);
    await page.evaluate(watchScripts);
    await playOn(page, play, byMouse, 12);
    const longest = await page.evaluate(() => Reflect.get(window, 'longestScripts') as string[]);
    expect(longest).toEqual([]);
  });
}

/** Runs in the page: notes our scripts that kept a frame waiting for too long. */
function watchScripts(): void {
  const longest: string[] = [];
  Reflect.set(window, 'longestScripts', longest);
  new PerformanceObserver((list) => {
    for (const frame of list.getEntries()) {
      const scripts = Reflect.get(frame, 'scripts') as readonly {
        readonly duration: number;
        readonly forcedStyleAndLayoutDuration: number;
        readonly invoker: string;
        readonly sourceFunctionName: string;
      }[];
      for (const script of scripts) {
        if (script.duration <= 50) continue;
        const { duration, forcedStyleAndLayoutDuration: layout, invoker } = script;
        longest.push(
          `${invoker} ${script.sourceFunctionName}: ${duration} ms, ${layout} of them layout`,
        );
      }
    }
  }).observe({ type: 'long-animation-frame', buffered: false });
}
