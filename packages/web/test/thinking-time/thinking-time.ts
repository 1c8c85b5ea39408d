/**
 * `npm run thinking-time [-- GAME|LEVEL …]`: how long bots take to answer in the browser, in the thread of the
 * production build in which they think there; too long is a failure.
 */
import { globSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEVELS } from '@nyhavn/bots';
import { GAMES, type Game, type Move } from '@nyhavn/engine';
import { CHROMIUM_ARGUMENTS, CHROMIUM_MISSING, chromiumPath } from '@nyhavn/test-services';
import { serveProduct } from '@nyhavn/test-services/product';
import { type Browser, chromium } from '@playwright/test';
import type { wrap } from 'comlink';
import type { BotQuestion, BotWorker } from '../../src/table/bots/bots.worker.ts';
import { type Question, questionsOf } from './questions.ts';

declare global {
  /** Comes into the page before everything else; the client has its own, which nobody else can reach. */
  var Comlink: { readonly wrap: typeof wrap };
}

const DIST = join(import.meta.dirname, '..', '..', 'dist');

/** Milliseconds in which 95 of 100 answers shall be there: of the highest level, and of the others. */
const GOAL = { highest: 1500, others: 300 };

/** Questions for each number of players. */
const QUESTIONS = 60;

/** An answer, and the milliseconds that passed between the question and it. */
interface Answer {
  readonly move: Move;
  readonly time: number;
}

/** Where the thread's program is, and what it is asked. */
interface Asking {
  readonly script: string;
  readonly questions: BotQuestion[];
}

/** Runs in the page: asks one question after the other, as a table does. */
async function ask({ script, questions }: Asking): Promise<Answer[]> {
  const worker = new Worker(script, { type: 'module' });
  const botWorker = Comlink.wrap<BotWorker>(worker);
  const answers: Answer[] = [];
  for (const question of questions) {
    const began = performance.now();
    const move = await botWorker.choose(question);
    answers.push({ move, time: performance.now() - began });
  }
  worker.terminate();
  return answers;
}

/** The milliseconds of all answers of a bot that has just come: its first one takes starting the thread too. */
async function timesOf(
  browser: Browser,
  url: string,
  game: Game,
  bot: string,
  questions: readonly Question[],
): Promise<number[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const comlink = import.meta.resolve('comlink/dist/umd/comlink.min.js');
    await page.addInitScript({ path: fileURLToPath(comlink) });
    await page.goto(`${url}/settings`);
    const [script] = globSync('assets/bots.worker-*.js', { cwd: DIST });
    if (script === undefined)
      throw new Error('The thread of the bots is not among what was built.');
    const addressed = questions.map((question) => ({ ...question, bot }));
    const answers = await page.evaluate(ask, { script: `/${script}`, questions: addressed });
    for (const [number, { view, seat }] of questions.entries()) {
      const { move } = answers[number]!;
      if (!game.apply(view, seat, move).ok) {
        throw new Error(`${bot} may not play ${game.notation.format(move)} in question ${number}`);
      }
    }
    return answers.map(({ time }) => time);
  } finally {
    await context.close();
  }
}

/** Prints a line about a level, and gives whether it reached its goal. */
function judge(name: string, goal: number, times: readonly number[]): boolean {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]!;
  const isReached = at(0.95) <= goal;
  const figures = [0.5, 0.95, 1].map((share) => `${at(share).toFixed(1)} ms`.padStart(10));
  const verdict = `${isReached ? 'reached' : 'MISSED'} (${goal} ms)`;
  console.log(
    `  ${name.padEnd(16)}${`${times.length}`.padStart(8)}${figures.join('')}  ${verdict}`,
  );
  return isReached;
}

function questionsIn(game: Game): Question[] {
  const questions: Question[] = [];
  for (let players = game.players.min; players <= game.players.max; players++) {
    questions.push(...questionsOf(game, players, QUESTIONS));
  }
  return questions;
}

const argv = process.argv.slice(2);
const games: readonly string[] = GAMES.map(({ id }) => id);
const levels = LEVELS.map(({ name }) => name);
const unknown = argv.find((word) => !games.includes(word) && !levels.includes(word));
if (unknown !== undefined) {
  console.error(`'${unknown}' is neither a game nor a level.
usage: npm run thinking-time [-- GAME|LEVEL …]
games: ${games.join(', ')}
levels: ${levels.join(', ')}`);
  process.exit(2);
}
/** What was asked for; all of it where nothing was. */
const wanted = (names: readonly string[]) =>
  names.filter((name) => argv.includes(name) || !names.some((one) => argv.includes(one)));

const executablePath = chromiumPath();
if (executablePath === undefined) throw new Error(CHROMIUM_MISSING);
const product = await serveProduct();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
try {
  for (const game of GAMES.filter(({ id }) => wanted(games).includes(id))) {
    console.log(`${game.id.padEnd(18)} answers    median       95 %      most`);
    const questions = questionsIn(game);
    for (const level of wanted(levels)) {
      const goal = level === levels.at(-1) ? GOAL.highest : GOAL.others;
      const times = await timesOf(browser, product.url, game, level, questions);
      if (!judge(level, goal, times)) process.exitCode = 1;
    }
  }
  const [load = 0] = loadavg();
  if (process.exitCode === 1 && load > availableParallelism()) {
    console.log(
      `Others use this machine too (load ${load.toFixed(1)}): measure again when it is quiet.`,
    );
  }
} finally {
  await browser.close();
  await product.close();
}
