/** The door to everything: `nyhavn COMMAND …`. */

import type { Command } from './command.ts';
import { arena } from './commands/arena.ts';
import { bench } from './commands/bench.ts';
import { count } from './commands/count.ts';
import { play } from './commands/play.ts';
import { print } from './commands/print.ts';
import { replay } from './commands/replay.ts';
import { review } from './commands/review.ts';
import { serve } from './commands/serve.ts';
import { sim } from './commands/sim.ts';
import { verify } from './commands/verify.ts';
import { Failure, UsageError } from './usage.ts';

const COMMANDS: readonly Command[] = [
  serve,
  play,
  sim,
  replay,
  review,
  verify,
  count,
  arena,
  bench,
  print,
];

/** Runs a command line and gives its exit code: 0 done, 1 not done, 2 not understood. */
export async function main(argv: readonly string[]): Promise<number> {
  const [name = '', ...rest] = argv;
  if (name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(help());
    return 0;
  }
  const command = COMMANDS.find((known) => known.name === name);
  if (!command) {
    process.stderr.write(name === '' ? help() : `There is no command '${name}'.\n\n${help()}`);
    return 2;
  }
  if (rest.includes('--help')) {
    process.stdout.write(`${usageOf(command)}\n  ${command.summary}\n`);
    return 0;
  }
  return runCommand(command, rest);
}

async function runCommand(command: Command, argv: readonly string[]): Promise<number> {
  try {
    await command.run(argv);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\nusage: ${usageOf(command)}\n`);
      return 2;
    }
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

function usageOf({ name, usage }: Command): string {
  return `nyhavn ${name} ${usage}`;
}

function help(): string {
  const commands = COMMANDS.map((command) => `  ${usageOf(command)}\n      ${command.summary}\n`);
  return `Nyhavn: Copenhagen and Copenhagen: Roll & Write\n\n${commands.join('')}`;
}
