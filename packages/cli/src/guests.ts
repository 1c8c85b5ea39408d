/** Modules from outside: they export bots as `bots`, or register games while they load. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bot } from '@nyhavn/bots';
import { UsageError } from './usage.ts';
import { say } from './words.ts';

const OPTION = '--with';

/** A command line without its module, the module's address for threads, and why it can't be loaded. */
export interface Guests {
  readonly argv: readonly string[];
  readonly module?: string;
  readonly fault?: UsageError;
}

/** Takes `--with MODULE` out of a command line and loads that module. */
export async function loadGuests(argv: readonly string[]): Promise<Guests> {
  const at = argv.indexOf(OPTION);
  if (at < 0) return { argv };
  const rest = argv.toSpliced(at, 2);
  const module = pathToFileURL(resolve(argv[at + 1] ?? '')).href;
  try {
    await guestsOf(module);
    return { argv: rest, module };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { argv: rest, fault: error };
  }
}

/** The bots that a module exports as `bots`; none if it brings something else. */
export async function guestsOf(module: string | undefined): Promise<readonly Bot[]> {
  if (module === undefined) return [];
  const { bots = [] }: { bots?: readonly Bot[] } = await import(module).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(say().commands.options.badModule(OPTION, reason));
  });
  if (!Array.isArray(bots))
    throw new UsageError(say().commands.options.badModule(OPTION, 'bots is not an array'));
  return bots;
}
