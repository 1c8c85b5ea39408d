/** One game in progress: who sits where, what has happened, and what stands there now. */
import { type Bot, chanceEvent, seededRandom } from '@nyhavn/bots';
import type {
  Actor,
  Event,
  Game,
  GamePicture,
  GameState,
  Move,
  RefusalCode,
  Seat,
  Viewer,
} from '@nyhavn/engine';
import type { Scene, SeenStep } from './front.ts';
import { type Player, playerAt } from './player.ts';

/** Why nothing can be taken back. */
export type UndoRefusal = 'not-moved' | 'chance-came' | 'others-moved';

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
  readonly #events: Event[] = [];
  readonly #states: GameState[];

  constructor({ game, start, players, seed }: TableStart) {
    this.game = game;
    this.players = players;
    this.#seed = seed;
    this.#states = [game.copy(start)];
  }

  /** The state now; not to be changed, and not to be shown. */
  get state(): GameState {
    return this.#states.at(-1)!;
  }

  /** Everything that has happened. */
  get events(): readonly Event[] {
    return this.#events;
  }

  /** The player at a seat. */
  player(seat: Seat): Player {
    return playerAt(this.players, seat);
  }

  /** What somebody sees now. */
  scene(viewer: Viewer): Scene {
    return { players: this.players, viewer, picture: this.#picture(this.state, viewer) };
  }

  /** What somebody saw happen, from that step on. */
  seen(viewer: Viewer, from: number): SeenStep[] {
    const pictures = this.#states.slice(from).map((state) => this.#picture(state, viewer));
    return this.#events.slice(from).map(({ by, move }, index) => ({
      by,
      text: this.game.notation.format(move, viewer),
      before: pictures[index]!,
      after: pictures[index + 1]!,
    }));
  }

  #picture(state: GameState, viewer: Viewer): GamePicture {
    return this.game.notation.picture(this.game.view(state, viewer));
  }

  /** Makes a move, or says why not. */
  play(by: Actor, move: Move): RefusalCode | undefined {
    const next = this.game.apply(this.state, by, move);
    if (!next.ok) return next.reason;
    this.#events.push({ by, move });
    this.#states.push(next.value);
    return undefined;
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

  /** Whose choice is next: clockwise from whoever moved last where several may choose. */
  nextSeat(seats: readonly Seat[]): Seat {
    const from = this.#lastMover() ?? 0;
    const places = this.players.length;
    const ordered = seats.toSorted(
      (a, b) => ((a - from + places) % places) - ((b - from + places) % places),
    );
    return ordered[0]!;
  }

  /** Takes back a seat's last move if nothing has happened since; otherwise says why not. */
  undo(seat: Seat): UndoRefusal | undefined {
    const last = this.#events.at(-1);
    if (!last) return 'not-moved';
    if (last.by === seat) {
      this.#events.pop();
      this.#states.pop();
      return undefined;
    }
    if (last.by !== 'chance') return 'others-moved';
    return this.#lastMover() === seat ? 'chance-came' : 'not-moved';
  }

  #lastMover(): Seat | undefined {
    const last = this.#events.findLast(({ by }) => by !== 'chance');
    return typeof last?.by === 'number' ? last.by : undefined;
  }

  #luck() {
    return seededRandom(`${this.#seed}/${this.#events.length}`);
  }
}
