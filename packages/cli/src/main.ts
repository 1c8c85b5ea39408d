/** The door to everything: `nyhavn COMMAND …`. */
import { GAMES } from '@nyhavn/engine';
import { LANGUAGES } from '@nyhavn/web/terminal-words';
import type { Command } from './command.ts';
import { type Guests, loadGuests } from './guests.ts';
import { languageOf } from './language.ts';
import { Failure, UsageError } from './usage.ts';
import { labelled, list, say, speak } from './words.ts';

/** Runs a command line and gives its exit code: 0 done, 1 not done, 2 not understood, 3 nothing proven. */
export async function main(argv: readonly string[]): Promise<number> {
  const fault = await chooseLanguage(argv);
  // The imports of commands read the list of games once, so games from outside come first.
  const guests = await loadGuests(argv);
  const { COMMANDS } = await import('./commands/index.ts');
  return obey(COMMANDS, fault ? { ...guests, fault } : guests);
}

/** Speaks the language of a command line; says what is wrong if there is no such language. */
async function chooseLanguage(argv: readonly string[]): Promise<UsageError | undefined> {
  try {
    await speak(languageOf(argv, process.env));
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
}

async function obey(
  commands: readonly Command[],
  { argv, module, fault }: Guests,
): Promise<number> {
  const [name = '', ...rest] = argv;
  if (name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(help(commands));
    return 0;
  }
  const command = commands.find((known) => known.name === name);
  if (!command) {
    const unknown = name === '' ? '' : `${say().commands.help.unknown(name)}\n\n`;
    process.stderr.write(`${unknown}${help(commands)}`);
    return 2;
  }
  if (rest.includes('--help')) {
    process.stdout.write(`${usageOf(command)}\n  ${command.summary()}\n`);
    return 0;
  }
  return runCommand(command, rest, module, fault);
}

async function runCommand(
  command: Command,
  argv: readonly string[],
  module: string | undefined,
  fault: UsageError | undefined,
): Promise<number> {
  try {
    if (fault) throw fault;
    await command.run(argv, module);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(
        `${error.message}\n${labelled(say().commands.help.usage, usageOf(command))}\n`,
      );
      return 2;
    }
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`${error.message}\n`);
    return error.exitCode;
  }
}

function usageOf({ name, usage }: Command): string {
  return `nyhavn ${name} ${usage}`;
}

function help(all: readonly Command[]): string {
  const commands = all.map((command) => `  ${usageOf(command)}\n      ${command.summary()}\n`);
  const titles = `Nyhavn – ${list(GAMES.map(({ title }) => title))}`;
  const { guests, language } = say().commands.help;
  const everywhere = [
    `  … --with MODULE\n      ${guests}\n`,
    `  … --language CODE\n      ${language(LANGUAGES.join(', '))}\n`,
  ];
  return `${titles}\n\n${[...commands, ...everywhere].join('')}`;
}
