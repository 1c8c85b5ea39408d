/**
 * `npm run solo -- [--bots A,B,…] [--games K] [--seed S] [--threads T] [--json]`: how many turns bots
 * take to 12 points in Roll & Write played alone, all with the same dice, and how many turns any player
 * needs at least with these dice.
 */
import { availableParallelism } from 'node:os';
import { BOTS } from '@nyhavn/bots';
import { Arguments, Progress, playDeals, UsageError } from '@nyhavn/cli/internal';
import { soloLines, soloReport } from './report.ts';
import type { SoloDeal, SoloTask } from './thread.ts';

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
  const thread = new URL('./thread.ts', import.meta.url);
  const pool = { thread, task: { bots, seed }, threads };
  const deals = await playDeals<SoloTask, SoloDeal>(pool, games, (done) => progress.show(done));
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
