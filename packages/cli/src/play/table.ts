/** One game in progress: who sits where, what has happened, and what stands there now. */
import { type Bot, chanceEvent, seededRandom } from '@nyhavn/bots';
import {
  type Actor,
  accept,
  type Event,
  type Game,
  type GameState,
  type Move,
  type RefusalCode,
  type Result,
  type Seat,
} from '@nyhavn/engine';
import { type Picture, pictureOf } from './picture.ts';
import { type Spoken, spoken } from './spoken.ts';

/** Somebody at the table; without a bot it is a person. */
export interface Player {
  readonly name: string;
  /** Whether sentences say `you`: there is only one person. */
  readonly isYou: boolean;
  readonly bot?: Bot;
}

/** Something that happened, with what was there before and after. */
export interface Step {
  readonly by: Actor;
  readonly move: Move;
  readonly spoken: Spoken;
  readonly before: Picture;
  readonly after: Picture;
}

/** Why nothing can be taken back. */
export type UndoRefusal = 'not-moved' | 'dice-rolled' | 'others-moved';

/** What a table begins with. */
interface TableStart {
  readonly game: Game;
  readonly start: GameState;
  readonly players: readonly Player[];
  readonly seed: string;
}

/** A game that can be played forward, and back where nobody would be wronged. */
export class Table {
  readonly game: Game;
  readonly players: readonly Player[];
  readonly #seed: string;
  readonly #steps: Step[] = [];
  readonly #states: GameState[];
  #picture: Picture;

  constructor({ game, start, players, seed }: TableStart) {
    this.game = game;
    this.players = players;
    this.#seed = seed;
    this.#states = [game.copy(start)];
    this.#picture = pictureOf(game, start);
  }

  /** The state now; not to be changed. */
  get state(): GameState {
    return this.#states.at(-1)!;
  }

  /** The picture of the state now. */
  get picture(): Picture {
    return this.#picture;
  }

  /** Everything that has happened. */
  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** The player at a seat. */
  player(seat: Seat): Player {
    const player = this.players[seat];
    if (!player) throw new Error(`nobody sits at ${seat}`);
    return player;
  }

  /** Makes a move, or says why not. */
  play(by: Actor, move: Move): Result<Step, RefusalCode> {
    const next = this.game.apply(this.state, by, move);
    if (!next.ok) return next;
    const after = pictureOf(this.game, next.value);
    const text = this.game.notation.format(move);
    const step: Step = { by, move, spoken: spoken(text), before: this.#picture, after };
    this.#steps.push(step);
    this.#states.push(next.value);
    this.#picture = after;
    return accept(step);
  }

  /**
   * What chance brings now. Every event has its own source of luck, made of the seed and its
   * number, so that a game that was saved and resumed goes on as it would have.
   */
  chance(): Event {
    return chanceEvent(this.game, this.state, this.#luck());
  }

  /** What a bot does now. */
  botMove(seat: Seat, bot: Bot): Move {
    const { game, state } = this;
    return bot.choose({ game, view: game.view(state, seat), seat, random: this.#luck() });
  }

  /** Whose choice is next: clockwise from the active player where several may choose. */
  nextSeat(seats: readonly Seat[]): Seat {
    const from = this.#picture.active ?? 0;
    const places = this.players.length;
    const ordered = seats.toSorted(
      (a, b) => ((a - from + places) % places) - ((b - from + places) % places),
    );
    return ordered[0]!;
  }

  /** Takes back a seat's last move if nothing has happened since; otherwise says why not. */
  undo(seat: Seat): UndoRefusal | undefined {
    const last = this.#steps.at(-1);
    if (!last) return 'not-moved';
    if (last.by === seat) {
      this.#steps.pop();
      this.#states.pop();
      this.#picture = last.before;
      return undefined;
    }
    if (last.by !== 'chance') return 'others-moved';
    return this.#steps.at(-2)?.spoken.verb === 'reroll' ? 'dice-rolled' : 'not-moved';
  }

  #luck() {
    return seededRandom(`${this.#seed}/${this.#steps.length}`);
  }
}
