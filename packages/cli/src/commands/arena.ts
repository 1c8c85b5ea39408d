/** `nyhavn arena`: which bot is how strong. */
import { availableParallelism } from 'node:os';
import { BOTS, reportOf, seatingsOf } from '@nyhavn/bots';
import { Progress } from '../arena/progress.ts';
import { reportLines } from '../arena/table.ts';
import type { ArenaTask, DealPlayed } from '../arena/task.ts';
import { playDeals } from '../arena/threads.ts';
import { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { guestsOf } from '../guests.ts';
import { standardOutput } from '../output.ts';
import { refusalSentence } from '../sentences.ts';
import { UsageError } from '../usage.ts';
import { say } from '../words.ts';

const MOST_BOTS = 8;

/** `nyhavn arena`. */
export const arena: Command = {
  name: 'arena',
  usage:
    '--game G --players N --bots A,B,… [--games K] [--seed S] [--json] [--threads T]\n' +
    '      [--options NAME=VALUE,…] [--with MODULE]',
  summary: () => say().commands.help.summaries.arena,
  async run(argv, module) {
    const given = new Arguments(argv, {
      values: ['game', 'players', 'bots', 'games', 'seed', 'threads', 'options'],
      flags: ['json'],
    });
    const task = await readTask(given, module);
    const wanted = given.number('games', 1, 10_000_000, 100);
    const threads = given.number('threads', 1, 1024, availableParallelism());
    const seatings = seatingsOf(task.bots.length, task.players).length;
    const deals = Math.ceil(wanted / seatings);
    const progress = new Progress(deals * seatings);
    progress.show(0);
    const thread = new URL('../arena/thread.ts', import.meta.url);
    const played = await playDeals<ArenaTask, DealPlayed>(
      { thread, task, threads },
      deals,
      (done) => progress.show(done * seatings),
    );
    progress.end();
    const report = reportOf(
      task.bots,
      played.map(({ games }) => games),
    );
    const output = standardOutput();
    if (given.flag('json')) {
      const { game, players, options, seed } = task;
      output.add(JSON.stringify({ game, players, options, seed, ...report }));
    } else {
      for (const line of reportLines(report)) output.add(line);
    }
    output.flush();
  },
};

async function readTask(given: Arguments, module: string | undefined): Promise<ArenaTask> {
  const game = given.game();
  const players = given.players(game);
  const options = given.options();
  const begun = game.setup({ players, startPlayer: 0, options });
  if (!begun.ok) throw new UsageError(refusalSentence(begun.reason));
  const guests = await guestsOf(module);
  const known = [...BOTS, ...guests].map(({ name }) => name);
  const bots = given.text('bots')?.split(',') ?? [];
  const isList = bots.length >= 2 && bots.length <= MOST_BOTS && new Set(bots).size === bots.length;
  if (!isList || !bots.every((name) => known.includes(name))) {
    throw new UsageError(say().commands.options.different('--bots', MOST_BOTS, known.join(', ')));
  }
  return { game: game.id, players, options, bots, seed: given.text('seed') ?? '1', module };
}
