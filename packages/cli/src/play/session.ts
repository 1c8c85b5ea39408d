/** A sitting: a game is played on, told, kept and left. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor, Move, Viewer } from '@nyhavn/engine';
import { terminalGameOf } from '../games/registry.ts';
import type { TerminalGame } from '../games/terminal-game.ts';
import { say } from '../words.ts';
import { type AskOptions, ask } from './ask.ts';
import { drawnScreen } from './drawn.ts';
import { type Opened, recordLines } from './opening.ts';
import { Pass } from './pass.ts';
import { plainScreen } from './plain.ts';
import { openRecordFile, type RecordFile } from './record-file.ts';
import type { Screen } from './screen.ts';
import type { PlaySettings } from './settings.ts';
import type { Table } from './table.ts';
import type { Terminal } from './terminal.ts';
import { wrap } from './words.ts';

/** One sitting at a table. */
export class Session {
  readonly #opened: Opened;
  readonly #table: Table;
  readonly #terminal: Terminal;
  readonly #screen: Screen;
  readonly #asking: AskOptions;
  /** The seat that the story addresses: the only person, or none. */
  readonly #viewer: Viewer;
  readonly #pass: Pass | undefined;
  #file: RecordFile | undefined;
  readonly #front: TerminalGame;
  /** The last announcement that the end is near. */
  #finale: string | undefined;
  /** The number of events that have been shown. */
  #shownUntil: number;

  constructor({ plain, colour, sentence, save }: PlaySettings, terminal: Terminal, opened: Opened) {
    const { table } = opened;
    this.#opened = opened;
    this.#table = table;
    this.#terminal = terminal;
    this.#shownUntil = table.events.length;
    const front = terminalGameOf(table.game);
    this.#front = front;
    const people = table.players.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
    const [only = 'spectator'] = people;
    this.#viewer = people.length === 1 ? only : 'spectator';
    this.#screen = plain ? plainScreen(front, table) : drawnScreen(front, table, colour);
    this.#asking = {
      front,
      table,
      screen: this.#screen,
      terminal,
      sentence,
      save: (path) => this.#save(path) ?? say().terminal.saving(path),
    };
    if (front.hasSecrets && people.length > 1) this.#pass = new Pass(this.#asking, plain);
    const fault = save === undefined ? undefined : this.#save(save);
    if (fault) this.#say(`${fault}\n`);
  }

  async run(): Promise<void> {
    this.#say(this.#screen.greeting());
    const begun = this.#table.events.length;
    if (begun > 0) this.#say(`${say().terminal.continues(begun)}\n`);
    for (;;) {
      const awaited = this.#table.game.awaits(this.#table.state);
      if (awaited.kind === 'chance') {
        const { by, move } = this.#table.chance();
        this.#play(by, move);
        continue;
      }
      if (awaited.kind === 'over') {
        this.#tell();
        this.#say(this.#screen.ending(this.#viewer));
        return;
      }
      const seat = this.#table.nextSeat(awaited.seats);
      if (!this.#pass?.isDue(seat)) this.#tell();
      if (!(await this.#turn(seat))) return;
    }
  }

  /** Lets a seat move; false if its person leaves. */
  async #turn(seat: number): Promise<boolean> {
    const { bot } = this.#table.player(seat);
    if (bot) {
      this.#play(seat, this.#table.botMove(seat, bot));
      return true;
    }
    const passed = await this.#pass?.to(seat);
    this.#tellFinale();
    this.#shownUntil = this.#table.events.length;
    const answer = passed ?? (await ask(this.#asking, seat));
    switch (answer.kind) {
      case 'move':
        this.#play(seat, answer.move);
        return true;
      case 'undone':
        this.#say(`${say().terminal.undone}\n`);
        this.#shownUntil = this.#table.events.length;
        this.#file?.keep(recordLines(this.#opened));
        return true;
      case 'quit':
        await this.#quit();
        return false;
      case 'input-ended':
        this.#leave();
        return false;
    }
  }

  #play(by: Actor, move: Move): void {
    const refusal = this.#table.play(by, move);
    if (refusal) throw new Error(`refused although legal: ${refusal}`);
    this.#file?.keep(recordLines(this.#opened));
  }

  /** Shows the events since the last call. */
  #tell(): void {
    for (const sentence of this.#screen.story(this.#viewer, this.#shownUntil, false)) {
      this.#say(`${sentence}\n`);
    }
    this.#shownUntil = this.#table.events.length;
    this.#tellFinale();
  }

  /** Says once that the game comes to its end. */
  #tellFinale(): void {
    const finale = this.#front.finale?.(this.#table.scene(this.#viewer));
    if (finale !== undefined && finale !== this.#finale) this.#say(`${wrap(finale)}\n`);
    this.#finale = finale;
  }

  async #quit(): Promise<void> {
    while (!this.#file && this.#hasMoves()) {
      const path = await this.#terminal.read(say().terminal.askFile);
      if (path === undefined) break;
      if (path.trim() === '') {
        this.#say(`${say().terminal.goodbye}\n`);
        return;
      }
      const fault = this.#save(path.trim());
      if (fault) this.#say(`${fault}\n`);
    }
    this.#leave();
  }

  /** Leaves a game that can be resumed; without a file of its own it is kept among temporary ones. */
  #leave(): void {
    if (!this.#file && this.#hasMoves()) {
      const name = `nyhavn-${Date.now().toString(36)}.jsonl`;
      const fault = this.#save(join(tmpdir(), name));
      if (fault) this.#say(`${fault}\n`);
    }
    if (this.#file) {
      this.#say(`${say().terminal.saved(this.#file.path)}\n`);
      this.#say(`  npx nyhavn play --resume ${this.#file.path}\n`);
    }
    this.#say(`${say().terminal.goodbye}\n`);
  }

  #hasMoves(): boolean {
    return this.#table.events.some(({ by }) => by !== 'chance' && !this.#table.player(by).bot);
  }

  /** Keeps the game in a file from now on; a sentence says why it can't be. */
  #save(path: string): string | undefined {
    if (this.#file?.path === path) return undefined;
    const opened = openRecordFile(path, recordLines(this.#opened), (fault) =>
      this.#say(`${fault}\n`),
    );
    if (!opened.ok) return opened.reason;
    this.#file = opened.value;
    return undefined;
  }

  #say(text: string): void {
    if (text !== '') this.#terminal.write(text);
  }
}
