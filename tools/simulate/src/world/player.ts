/** What a person does at one table: sits down, moves by chance, talks, takes back, leaves and comes back. */
import type { Random } from '@nyhavn/engine';
import type { Command } from '@nyhavn/protocol';
import type { LoggedRoom } from './device.ts';
import type { Machine } from './machine.ts';

/** How a person plays. */
export interface Habits {
  readonly name: string;
  /** Milliseconds for which they think at most. */
  readonly thinkingMs: number;
  /** Moves after which they have had enough. */
  readonly patience: number;
  /** One of so many acts is a remark, and one of so many takes something back. */
  readonly talksOnceIn: number;
  readonly undoesOnceIn: number;
}

/** A wish, and what it asks for; undefined where the client sends it by itself. */
type Wish = () => unknown;

/** Plays at one table, while its page is open. */
export class Player {
  readonly room: LoggedRoom;
  readonly #machine: Machine;
  readonly #random: Random;
  readonly #habits: Habits;
  #moves = 0;
  /** What they think about now. */
  #thought: symbol | undefined;
  #isOver = false;
  /** True if the person wants to be done with it. */
  isHurried: () => boolean;

  constructor(
    room: LoggedRoom,
    machine: Machine,
    random: Random,
    habits: Habits,
    isHurried: () => boolean,
  ) {
    this.room = room;
    this.#machine = machine;
    this.#random = random;
    this.#habits = habits;
    this.isHurried = isHurried;
    room.subscribe(() => this.act());
    this.#look();
  }

  get isOver(): boolean {
    return this.room.seating?.phase === 'closed';
  }

  /** The page is closed. */
  leave(): void {
    this.#isOver = true;
    this.room.close();
  }

  /** People look up now and then, also where nothing has happened. */
  #look(): void {
    this.#machine.later(20_000, () => {
      if (this.#isOver || this.isOver) return;
      if (this.isHurried()) this.#stopThinking();
      this.act();
      this.#look();
    });
  }

  /** Whoever wants to be done with it thinks no longer. */
  #stopThinking(): void {
    this.#thought = undefined;
  }

  /** Does what is to be done, after some thought. */
  act(): void {
    if (this.#thought !== undefined || this.#isOver || this.room.log.pending > 0 || !this.#wish())
      return;
    const thinking = Symbol();
    this.#thought = thinking;
    const { thinkingMs } = this.#habits;
    const thought = this.isHurried() ? 20 : 20 + this.#random.below(thinkingMs);
    this.#machine.later(thought, () => {
      if (this.#thought !== thinking) return;
      this.#thought = undefined;
      if (!this.#isOver && this.room.log.pending === 0) this.#wish()?.();
      this.act();
    });
  }

  #wish(): Wish | undefined {
    const { seating, seat } = this.room;
    if (!seating || seating.phase === 'closed') return undefined;
    if (seating.phase === 'gathering') return this.#wishBefore();
    return seat === undefined ? undefined : this.#wishInGame();
  }

  #ask(command: Command): Wish {
    return () => void this.room.ask(command);
  }

  #wishBefore(): Wish | undefined {
    const { seating, seat, person } = this.room;
    if (!seating) return undefined;
    if (seat === undefined) {
      const isFree = seating.places.some(({ kind }) => kind === 'open');
      return isFree ? () => void this.room.sit(this.#habits.name) : undefined;
    }
    const isHost = seating.host === person;
    return isHost && this.isHurried() ? this.#ask({ do: 'begin' }) : undefined;
  }

  #wishInGame(): Wish | undefined {
    const { game, seating, seat } = this.room;
    if (!game || !seating || seat === undefined || game.turn.kind === 'over') return undefined;
    const place = seating.places[seat];
    if (place?.kind !== 'person') return undefined;
    const isHurried = this.isHurried();
    const isWeary = isHurried || this.#moves >= this.#habits.patience;
    // Who has left comes back to end it.
    if (place.hasLeft) return isHurried ? this.#ask({ do: 'return' }) : undefined;
    if (place.bot !== undefined) return this.#ask({ do: 'return' });
    const { question } = seating;
    if (question) {
      const yes = isWeary || this.#random.below(3) > 0;
      if (!question.agreed.includes(seat)) return this.#ask({ do: 'answer', yes });
    } else if (isWeary) {
      const isLeaving = !isHurried && this.#random.below(4) === 0;
      return this.#ask(isLeaving ? { do: 'leave' } : { do: 'ask', matter: 'end' });
    }
    if (game.turn.kind !== 'person') return undefined;
    return this.#wishInTurn();
  }

  #wishInTurn(): Wish {
    const { talksOnceIn, undoesOnceIn } = this.#habits;
    if (this.#random.below(talksOnceIn) === 0) return this.#ask({ do: 'say', phrase: 'hello' });
    if (this.#random.below(undoesOnceIn) === 0 && !this.room.game?.undoRefusal)
      return () => this.room.game?.undo();
    return () => this.#move();
  }

  #move(): void {
    const { game } = this.room;
    const { turn, game: rules } = game ?? {};
    if (!game || !rules || turn?.kind !== 'person') return;
    const view = game.view(turn.seat);
    const count = rules.count(view, turn.seat);
    if (count === 0) return;
    const move = rules.at(view, turn.seat, this.#random.below(count));
    this.#moves++;
    game.play(rules.notation.format(move, turn.seat));
  }
}
