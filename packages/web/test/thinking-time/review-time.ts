/**
 * `npm run review-time [-- GAME …]`: how long the browser takes to review a game of two, in the thread of
 * the production build in which games are reviewed there; too long is a failure.
 */
import { globSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { botNamed, playMatch, seededRandom } from '@nyhavn/bots';
import { formatEvent, formatHeader, GAMES, type Game } from '@nyhavn/engine';
import { CHROMIUM_ARGUMENTS, CHROMIUM_MISSING, chromiumPath } from '@nyhavn/test-services';
import { serveProduct } from '@nyhavn/test-services/product';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import type { ReviewNews } from '../../src/features/after/review/review.worker.ts';

const DIST = join(import.meta.dirname, '..', '..', 'dist');

/** Seconds of one processor in which a game of two shall be reviewed. */
const GOAL_SECONDS = 60;

/** Who plays the games: they are quick, and take as many turns as good players do. */
const PLAYERS = ['foreman', 'architect'];

/** The record of a whole game of two. */
function recordOf(game: Game): string {
  const setup = { players: PLAYERS.length, startPlayer: 0, options: {} };
  const begun = game.setup(setup);
  if (!begun.ok) throw new Error(begun.reason);
  const { state, options } = begun.value;
  const bots = PLAYERS.map((name) => botNamed(name)!);
  const events = [...playMatch(game, state, bots, seededRandom('pace'))];
  const lines = events.map((event) => formatEvent(game, event));
  return `${[formatHeader(game, { ...setup, options }, {}), ...lines].join('\n')}\n`;
}

/** Runs in the page: has a record reviewed, as the page does, and gives how many steps came. */
function review({ script, record }: { script: string; record: string }): Promise<number> {
  const worker = new Worker(script, { type: 'module' });
  return new Promise((resolve, reject) => {
    let steps = 0;
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }: MessageEvent<ReviewNews>) => {
      if ('step' in data) steps++;
      if ('done' in data) resolve(steps);
    };
    worker.postMessage({ record, from: 0 });
  });
}

/** Seconds that the processes of pages have used since they began. */
async function processorTime(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Reviews a game, prints a line about it, and gives whether the goal was reached. */
async function measure(browser: Browser, url: string, game: Game): Promise<boolean> {
  const record = recordOf(game);
  const [script] = globSync('assets/review.worker-*.js', { cwd: DIST });
  if (script === undefined) throw new Error('The thread of reviews is not among what was built.');
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const session = await browser.newBrowserCDPSession();
  try {
    const page = await context.newPage();
    await page.goto(`${url}/settings`);
    const before = await processorTime(session);
    const began = performance.now();
    const steps = await page.evaluate(review, { script: `/${script}`, record });
    const seconds = (performance.now() - began) / 1000;
    const used = (await processorTime(session)) - before;
    const isReached = used <= GOAL_SECONDS;
    const figures = [used, seconds].map((time) => `${time.toFixed(1)} s`.padStart(12)).join('');
    const verdict = `${isReached ? 'reached' : 'MISSED'} (${GOAL_SECONDS} s)`;
    console.log(`  ${game.id.padEnd(16)}${`${steps}`.padStart(8)}${figures}  ${verdict}`);
    return isReached;
  } finally {
    await session.detach();
    await context.close();
  }
}

const games: readonly string[] = GAMES.map(({ id }) => id);
const argv = process.argv.slice(2);
const unknown = argv.find((word) => !games.includes(word));
if (unknown !== undefined) {
  console.error(`'${unknown}' is no game.\nusage: npm run review-time [-- ${games.join('|')} …]`);
  process.exit(2);
}
const executablePath = chromiumPath();
if (executablePath === undefined) throw new Error(CHROMIUM_MISSING);
const product = await serveProduct();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
try {
  console.log('reviews             steps   processor        wall');
  for (const game of GAMES.filter(({ id }) => argv.length === 0 || argv.includes(id))) {
    if (!(await measure(browser, product.url, game))) process.exitCode = 1;
  }
  console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  await product.close();
}
