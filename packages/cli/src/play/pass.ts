/** Handing the keyboard on without showing a player's hand to the others. */
import type { Seat } from '@nyhavn/engine';
import { say } from '../words.ts';
import type { AskOptions, TurnAnswer } from './ask.ts';
import { readCommand } from './commands.ts';

/** Enough empty lines to push everything off a screen that can't be cleared. */
const LINES = 60;

/** Covers what one player saw until the next one sits at the keyboard. */
export class Pass {
  readonly #asking: AskOptions;
  readonly #isPlain: boolean;
  #looking: Seat | undefined;

  constructor(asking: AskOptions, isPlain: boolean) {
    this.#asking = asking;
    this.#isPlain = isPlain;
  }

  /** Returns true if another person has to be given the keyboard, and then reads what happened. */
  isDue(seat: Seat): boolean {
    const isPerson = !this.#asking.table.player(seat).bot;
    return isPerson && this.#looking !== undefined && this.#looking !== seat;
  }

  /** Waits until a seat has the keyboard; an answer when something else is decided instead. */
  async to(seat: Seat): Promise<TurnAnswer | undefined> {
    const { front, table, terminal } = this.#asking;
    if (seat === this.#looking) return undefined;
    if (this.isDue(seat)) this.#cover(seat);
    const { name } = table.player(seat);
    for (;;) {
      const line = await terminal.read(say().terminal.pass(name));
      if (line === undefined) return { kind: 'input-ended' };
      const command = readCommand(line.trim(), front.guide().sheet);
      if (command?.name === 'quit') return { kind: 'quit' };
      if (command?.name !== 'undo') break;
      if (this.#undo()) return { kind: 'undone' };
    }
    this.#looking = seat;
    return undefined;
  }

  /** Clears the screen, and tells again what the next player may not have read. */
  #cover(seat: Seat): void {
    const { table, terminal, screen } = this.#asking;
    screen.forget();
    if (this.#isPlain) terminal.write('\n'.repeat(LINES));
    else terminal.clear();
    const last = table.events.findLastIndex(({ by }) => by === seat);
    for (const sentence of screen.story('spectator', last + 1, false)) {
      terminal.write(`${sentence}\n`);
    }
  }

  /** Takes back the move of the previous person at the keyboard. */
  #undo(): boolean {
    const { table, terminal } = this.#asking;
    const refusal = this.#looking === undefined ? 'not-moved' : table.undo(this.#looking);
    if (refusal) terminal.write(`${say().table.undoRefused[refusal]}\n`);
    return refusal === undefined;
  }
}
