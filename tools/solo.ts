/**
 * `npm run solo -- [--bots A,B,…] [--games K] [--seed S] [--threads T] [--json]`: how many turns bots
 * take to 12 points in Roll & Write played alone, all with the same dice, and how many turns anybody
 * needs at least with these dice.
 */
import { availableParallelism } from 'node:os';
import { BOTS } from '../packages/bots/src/index.ts';
import { Progress } from '../packages/cli/src/arena/progress.ts';
import { playDeals } from '../packages/cli/src/arena/threads.ts';
import { Arguments } from '../packages/cli/src/arguments.ts';
import { UsageError } from '../packages/cli/src/usage.ts';
import { soloLines, soloReport } from './solo/report.ts';
import type { SoloDeal, SoloTask } from './solo/thread.ts';

const USAGE = 'npm run solo -- [--bots A,B,…] [--games K] [--seed S] [--threads T] [--json]';

async function solo(argv: readonly string[]): Promise<void> {
  const given = new Arguments(argv, {
    values: ['bots', 'games', 'seed', 'threads'],
    flags: ['json'],
  });
  const bots = given.bots(BOTS.map(({ name }) => name).join(',')).map(({ name }) => name);
  const games = given.number('games', 1, 10_000_000, 100);
  const threads = given.number('threads', 1, 1024, availableParallelism());
  const seed = given.text('seed') ?? '1';
  const progress = new Progress(games);
  progress.show(0);
  const thread = new URL('./solo/thread.ts', import.meta.url);
  const crew = { thread, task: { bots, seed }, threads };
  const deals = await playDeals<SoloTask, SoloDeal>(crew, games, (done) => progress.show(done));
  progress.end();
  const report = soloReport(bots, deals);
  const lines = given.flag('json') ? [JSON.stringify({ seed, ...report })] : soloLines(report);
  for (const line of lines) process.stdout.write(`${line}\n`);
}

await solo(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n${USAGE}\n`);
  process.exitCode = 2;
});
