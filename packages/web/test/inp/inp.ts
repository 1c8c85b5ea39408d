/**
 * `npm run inp [-- GAME|SCREEN …]`: whole games in Chromium at a quarter of the processor's speed, and how long each kind
 * of action takes to its next paint; too long is a failure. Figures count on a quiet machine only.
 */
import { loadavg } from 'node:os';
import { CHROMIUM_ARGUMENTS, CHROMIUM_MISSING, chromiumPath } from '@nyhavn/test-services';
import { serveProduct } from '@nyhavn/test-services/product';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { GAMES } from '../browser/games.ts';
import { byFinger, byMouse, type Decide, nextQuestion, type Press } from '../browser/playing.ts';
import { NAMES } from '../table-words.ts';
import { en } from '../words.ts';

/** How many times slower the page's threads are. */
const THROTTLING = 4;

/** Milliseconds from an action to the next paint: of the middle one, and of 98 in 100. */
const GOAL_MS = { median: 100, p98: 200 };

/** Browsers report no events that were shorter. */
const SHORTEST_MS = 16;

/** The log is opened once in so many decisions. */
const DECISIONS_PER_LOG = 8;

const SCREENS: readonly {
  readonly name: string;
  readonly options: BrowserContextOptions;
  readonly press: Press;
}[] = [
  {
    name: 'phone',
    options: {
      viewport: { width: 360, height: 640 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    },
    press: byFinger,
  },
  { name: 'desk', options: { viewport: { width: 1440, height: 900 } }, press: byMouse },
];

/** Something that was done, and when on the page's clock. */
interface Action {
  readonly name: string;
  readonly at: number;
}

/** An interaction as the browser measured it. */
interface Interaction {
  readonly at: number;
  readonly duration: number;
}

/** Runs in the page before everything else: keeps what the browser measures. */
function watchInteractions(): void {
  const kept: Interaction[] = [];
  Reflect.set(globalThis, 'interactions', kept);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, 'interactionId')) continue;
      kept.push({ at: entry.startTime, duration: entry.duration });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Plays a game to its end, and gives what was done and what was measured. */
async function play(page: Page, decide: Decide, press: Press) {
  const actions: Action[] = [];
  const note = async (name: string) => {
    actions.push({ name, at: await page.evaluate(() => performance.now()) });
  };
  const noted: Press = async (target) => {
    const label = await target.evaluate(
      (element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
    );
    const known = Object.entries(NAMES).find(([, pattern]) => pattern.test(label.trim()));
    await note(known?.[0] ?? 'other');
    await press(target);
  };
  for (let made = 0; ; made++) {
    const status = await nextQuestion(page, press);
    if (status === undefined) break;
    if (made % DECISIONS_PER_LOG === DECISIONS_PER_LOG - 1) {
      await note('open the log');
      await page.keyboard.press('l');
      const log = page.getByRole('dialog', { name: en.table.log });
      await log.waitFor();
      await note('close the log');
      await page.keyboard.press('Escape');
      await log.waitFor({ state: 'detached' });
    }
    await decide(page, status, noted);
  }
  // What was measured last is told after its paint.
  await page.waitForTimeout(500);
  const interactions = await page.evaluate(
    () => Reflect.get(globalThis, 'interactions') as Interaction[],
  );
  return { actions, interactions };
}

/** The longest interaction of each action, by the names of actions. */
function timesBy(actions: readonly Action[], interactions: readonly Interaction[]) {
  const times = new Map<string, number[]>();
  actions.forEach(({ name, at }, index) => {
    const next = actions[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const own = interactions.filter((one) => one.at >= at && one.at < next);
    const longest = Math.max(SHORTEST_MS, ...own.map(({ duration }) => duration));
    times.set(name, [...(times.get(name) ?? []), longest]);
  });
  return times;
}

function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? 0;
}

function print(name: string, times: readonly number[]): void {
  const [median, p98, worst] = [quantile(times, 0.5), quantile(times, 0.98), Math.max(...times)];
  const isOver = median > GOAL_MS.median || p98 > GOAL_MS.p98;
  if (isOver) process.exitCode = 1;
  const figures = [times.length, median, p98, worst].map((figure) => `${figure}`.padStart(9));
  console.log(`${name.padEnd(20)}${figures.join('')}${isOver ? '  too long' : ''}`);
}

const wanted = process.argv.slice(2);
const isWanted = (name: string, all: readonly string[]) =>
  !wanted.some((one) => all.includes(one)) || wanted.includes(name);
const executablePath = chromiumPath();
if (executablePath === undefined) throw new Error(CHROMIUM_MISSING);
const product = await serveProduct();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
console.log(`load ${loadavg()[0]?.toFixed(1)}, processor ${THROTTLING} times slower`);
try {
  for (const { id, title, play: decide } of GAMES) {
    if (
      !isWanted(
        id,
        GAMES.map((game) => game.id),
      )
    )
      continue;
    for (const { name, options, press } of SCREENS) {
      if (
        !isWanted(
          name,
          SCREENS.map((screen) => screen.name),
        )
      )
        continue;
      const context = await browser.newContext({
        ...options,
        baseURL: product.url,
        locale: 'en-GB',
      });
      const page = await context.newPage();
      await page.addInitScript(watchInteractions);
      await page.goto('/');
      await press(page.getByRole('link', { name: en.home.playNowGame(title) }));
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
      const { actions, interactions } = await play(page, decide, press);
      console.log(
        `\n${`${id}, ${name}`.padEnd(20)}${['count', 'median', 'p98', 'worst'].map((head) => head.padStart(9)).join('')}`,
      );
      const times = timesBy(actions, interactions);
      for (const [action, own] of [...times].toSorted()) print(action, own);
      print('all', [...times.values()].flat());
      await context.close();
    }
  }
} finally {
  await browser.close();
  await product.close();
}
