/** Asking a person for a move, with everything that can be typed at a prompt. */
import type { Move, RefusalCode, Seat } from '@nyhavn/engine';
import type { TerminalGame } from '../games/terminal-game.ts';
import { say } from '../words.ts';
import { type Command, readCommand } from './commands.ts';
import { type Choice, type Menu, pageOf, pagesOf } from './menu.ts';
import type { Screen } from './screen.ts';
import type { Table } from './table.ts';
import type { Terminal } from './terminal.ts';
import { type TurnOptions, turnOptionsOf } from './turn-options.ts';

/** The decision of a person. */
export type TurnAnswer =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'undone' }
  | { readonly kind: 'quit' }
  | { readonly kind: 'input-ended' };

/** Everything that a question needs. */
export interface AskOptions {
  readonly front: TerminalGame;
  readonly table: Table;
  readonly screen: Screen;
  readonly terminal: Terminal;
  readonly sentence: (code: RefusalCode) => string;
  /** Keeps the game in a file from now on, and says so. */
  readonly save: (path: string) => string;
}

/** Asks a person until there is a move, or another reason to stop asking. */
export function ask(asking: AskOptions, seat: Seat): Promise<TurnAnswer> {
  return new Question(asking, seat).answer();
}

interface Level {
  readonly menu: Menu;
  page: number;
}

const LOG_LINES = 20;

/** One question, from the first menu down to a move. */
class Question {
  readonly #asking: AskOptions;
  readonly #seat: Seat;
  readonly #turn: TurnOptions;
  readonly #levels: [Level, ...Level[]];

  constructor(asking: AskOptions, seat: Seat) {
    const { front, table } = asking;
    this.#asking = asking;
    this.#seat = seat;
    this.#turn = turnOptionsOf(table.game, table.state, seat);
    this.#levels = [{ menu: front.menu(this.#turn), page: 0 }];
  }

  get #level(): Level {
    return this.#levels.at(-1) ?? this.#levels[0];
  }

  async answer(): Promise<TurnAnswer> {
    const { screen, terminal } = this.#asking;
    terminal.write(screen.position(this.#seat));
    this.#show();
    for (;;) {
      const line = await terminal.read(this.#prompt());
      if (line === undefined) return { kind: 'input-ended' };
      const answer = this.#hear(line.trim().replace(/\s+/g, ' '));
      if (answer) return answer;
    }
  }

  #show(): void {
    this.#say(this.#asking.screen.menu(this.#level.menu, this.#level.page));
  }

  #say(text: string): void {
    this.#asking.terminal.write(text);
  }

  #prompt(): string {
    const { menu, page } = this.#level;
    const { first, choices } = pageOf(menu, page);
    const last = first + choices.length - 1;
    const { range, prompt } = say().terminal;
    const player = this.#asking.table.player(this.#seat);
    return prompt(player, range(first, last), pagesOf(menu) > 1, this.#levels.length > 1);
  }

  #hear(text: string): TurnAnswer | undefined {
    const { menu } = this.#level;
    const short = text === 'b' ? undefined : menu.read?.(text);
    if (short !== undefined) return { kind: 'move', move: short };
    const command = readCommand(text, this.#asking.front.guide().sheet);
    if (command) return this.#obey(command);
    const named = menu.choices.filter(({ keys }) => keys.includes(text.toLowerCase()));
    if (named.length > 0) return this.#choose(named, text);
    return this.#hearMove(text);
  }

  #obey(command: Command): TurnAnswer | undefined {
    const { table, screen, save } = this.#asking;
    switch (command.name) {
      case 'number':
        return this.#number(command.number);
      case 'back':
        if (this.#levels.length > 1) this.#levels.pop();
        this.#level.page = 0;
        break;
      case 'more':
        this.#level.page = (this.#level.page + 1) % pagesOf(this.#level.menu);
        break;
      case 'undo':
        return this.#undo();
      case 'quit':
        return { kind: 'quit' };
      case 'help':
        this.#say(screen.help());
        break;
      case 'log':
        this.#say(this.#log(command.isWhole ? Number.POSITIVE_INFINITY : LOG_LINES));
        break;
      case 'table':
        this.#say(screen.table(this.#seat));
        break;
      case 'sheet': {
        const seat = command.number === undefined ? this.#seat : command.number - 1;
        if (table.players[seat]) this.#say(screen.sheet(this.#seat, seat));
        else this.#say(`${say().terminal.noPlayer(table.players.length)}\n`);
        break;
      }
      case 'save':
        this.#say(`${command.path === '' ? say().terminal.nameFile : save(command.path)}\n`);
        return undefined;
    }
    this.#show();
    return undefined;
  }

  #number(number: number): TurnAnswer | undefined {
    const { choices } = this.#level.menu;
    const choice = choices[number - 1];
    if (choice) return this.#follow(choice);
    this.#say(`${say().terminal.noChoice(number, choices.length)}\n`);
    return undefined;
  }

  #choose(choices: readonly Choice[], word: string): TurnAnswer | undefined {
    const [only, ...others] = choices;
    if (only && others.length === 0) return this.#follow(only);
    this.#open({ title: `${this.#level.menu.title} ${say().terminal.only(word)}`, choices });
    return undefined;
  }

  #follow({ lead }: Choice): TurnAnswer | undefined {
    if (lead.kind === 'move') return lead;
    this.#open(lead.open());
    return undefined;
  }

  #open(menu: Menu): void {
    this.#levels.push({ menu, page: 0 });
    this.#show();
  }

  #undo(): TurnAnswer | undefined {
    const { table } = this.#asking;
    const refusal = table.undo(this.#seat);
    if (!refusal) return { kind: 'undone' };
    this.#say(`${say().table.undoRefused[refusal]}\n`);
    return undefined;
  }

  /** A move that was written out; small letters are forgiven. */
  #hearMove(text: string): TurnAnswer | undefined {
    const { table, sentence } = this.#asking;
    const option = this.#turn.options.find(
      (legal) => legal.text.toLowerCase() === text.toLowerCase(),
    );
    if (option) return { kind: 'move', move: option.move };
    const parsed = table.game.notation.parse(text);
    if (!parsed.ok && parsed.reason === 'unknown-move') {
      this.#say(`${say().terminal.unknown(text)}\n`);
      return undefined;
    }
    const view = table.game.view(table.state, this.#seat);
    const refused = parsed.ok ? table.game.apply(view, this.#seat, parsed.value) : parsed;
    if (!refused.ok) this.#say(`${sentence(refused.reason)}\n`);
    return undefined;
  }

  #log(lines: number): string {
    const told = this.#asking.screen.story(this.#seat, 0, true);
    if (told.length === 0) return `${say().table.logEmpty}\n`;
    const left = Math.max(0, told.length - lines);
    const earlier = left === 0 ? '' : `${say().terminal.earlier(left)}\n`;
    return (
      earlier +
      told
        .slice(left)
        .map((sentence) => `${sentence}\n`)
        .join('')
    );
  }
}
