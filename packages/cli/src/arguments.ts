/** Reading command lines: every option is declared, and whatever else is said is a mistake. */
import { parseArgs } from 'node:util';
import { BOTS, type Bot, botNamed } from '@nyhavn/bots';
import { GAMES, type Game, type Seat } from '@nyhavn/engine';
import { UsageError } from './usage.ts';
import { either, say } from './words.ts';

/** The arguments of a command: options with a value, options without, and how many files. All have `--language`. */
export interface Grammar {
  readonly values?: readonly string[];
  readonly flags?: readonly string[];
  readonly files?: number;
}

/** A command line that was understood. */
export class Arguments {
  readonly files: readonly string[];
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(given: readonly string[], { values = [], flags = [], files = 0 }: Grammar) {
    const strings = ['language', ...values].map(
      (name) => [name, { type: 'string' as const }] as const,
    );
    const booleans = flags.map((name) => [name, { type: 'boolean' as const }] as const);
    try {
      const parsed = parseArgs({
        args: [...given],
        options: Object.fromEntries([...strings, ...booleans]),
        allowPositionals: true,
        strict: true,
      });
      this.#values = parsed.values;
      this.files = parsed.positionals;
    } catch (error) {
      throw new UsageError(mistakeIn(error));
    }
    const surplus = this.files[files];
    if (surplus !== undefined) throw new UsageError(say().commands.options.surplus(surplus));
  }

  /** Returns true if an option without a value was given. */
  flag(name: string): boolean {
    return this.#values[name] === true;
  }

  /** The value of an option, if it was given. */
  text(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === 'string' ? value : undefined;
  }

  /** A whole number within bounds; `otherwise` where the option was left out. */
  number(name: string, least: number, most: number, otherwise?: number): number {
    const value = this.text(name);
    if (value === undefined && otherwise !== undefined) return otherwise;
    const number = value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new UsageError(say().commands.options.number(`--${name}`, least, most));
  }

  /** The game that --game names. */
  game(otherwise?: Game): Game {
    const name = this.text('game');
    const game = name === undefined ? otherwise : GAMES.find(({ id }) => id === name);
    if (game) return game;
    throw new UsageError(say().commands.options.oneOf('--game', either(GAMES.map(({ id }) => id))));
  }

  /** The number of players of this game. */
  players({ players }: Game, otherwise?: number): number {
    return this.number('players', players.min, players.max, otherwise);
  }

  /** The seat that --start names, counted from 0. */
  startPlayer(players: number): Seat | undefined {
    if (this.text('start') === undefined) return undefined;
    return this.number('start', 0, players - 1);
  }

  /** The bots that --bots lists. */
  bots(otherwise: string): Bot[] {
    return (this.text('bots') ?? otherwise).split(',').map((name) => {
      const bot = botNamed(name);
      if (bot) return bot;
      throw new UsageError(
        say().commands.options.listOf('--bots', BOTS.map((known) => known.name).join(', ')),
      );
    });
  }

  /** The options of the game that --options lists; `true` and `false` are no words. */
  options(): Record<string, unknown> {
    const options: Record<string, unknown> = {};
    for (const pair of this.text('options')?.split(',') ?? []) {
      const [name = '', value = 'true', ...more] = pair.split('=');
      if (name === '' || more.length > 0) {
        throw new UsageError(say().commands.options.listOf('--options', 'NAME=VALUE'));
      }
      options[name] = value === 'true' ? true : value === 'false' ? false : value;
    }
    return options;
  }
}

/** The mistake in options that could not be read, as a sentence. */
function mistakeIn(error: unknown): string {
  const { unknown, misused } = say().commands.options;
  const message = error instanceof Error ? error.message : String(error);
  const [, option = message] = /'(-{1,2}[^' ,]+)/.exec(message) ?? [];
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? unknown(option) : misused(option);
}

/** The value of an option, which must be one of a few. */
export function oneOf<Thing extends string | number>(
  given: Pick<Arguments, 'text'>,
  name: string,
  things: readonly Thing[],
  otherwise: Thing,
): Thing {
  const text = given.text(name);
  if (text === undefined) return otherwise;
  const thing = things.find((known) => `${known}` === text);
  if (thing !== undefined) return thing;
  throw new UsageError(say().commands.options.oneOf(`--${name}`, either(things.map(String))));
}
