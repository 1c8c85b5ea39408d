/** One game in progress: what has happened, what stands there now, and what can be taken back. */
import type { Actor, Game, GamePicture, GameState, Move, Seat, Viewer } from './game.ts';
import type { Event } from './records.ts';
import type { RefusalCode } from './registry.ts';

/** Why nothing can be taken back. */
export type UndoRefusal = 'not-moved' | 'chance-came' | 'others-moved';

/** A step of a game, as a viewer sees it. */
export interface SeenStep<Picture extends GamePicture = GamePicture> {
  readonly by: Actor;
  readonly text: string;
  readonly before: Picture;
  readonly after: Picture;
}

/** A game that can be played forward, and back where undo is fair. */
export class GameHistory<Picture extends GamePicture = GamePicture> {
  readonly game: Game<GameState, Picture>;
  readonly #events: Event[] = [];
  readonly #states: GameState[];
  readonly #drawn = new Map<Viewer, Picture[]>();

  constructor(game: Game<GameState, Picture>, start: GameState) {
    this.game = game;
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

  /** The picture that a viewer sees now. */
  picture(viewer: Viewer): Picture {
    return this.#pictures(viewer).at(-1)!;
  }

  /** The steps as a viewer saw them, from that one on. */
  seen(viewer: Viewer, from: number): SeenStep<Picture>[] {
    const pictures = this.#pictures(viewer).slice(from);
    return this.#events.slice(from).map(({ by, move }, index) => ({
      by,
      text: this.game.notation.format(move, viewer),
      before: pictures[index]!,
      after: pictures[index + 1]!,
    }));
  }

  /** The pictures of a viewer, cached: a state never changes. */
  #pictures(viewer: Viewer): readonly Picture[] {
    const drawn = this.#drawn.get(viewer) ?? [];
    this.#drawn.set(viewer, drawn);
    for (const state of this.#states.slice(drawn.length)) {
      drawn.push(this.game.notation.picture(this.game.view(state, viewer)));
    }
    return drawn;
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
   * Applies an event that the server has judged, as this device received it: for games of which
   * only one viewer's part is known. The start of such a game is a view, too.
   */
  applyUnchecked(by: Actor, move: Move): void {
    const next = this.game.copy(this.state);
    this.game.applyUnchecked(next, by, move);
    this.#events.push({ by, move });
    this.#states.push(next);
  }

  /** The seat that chooses next: if several may, the first one clockwise after the last mover. */
  nextSeat(seats: readonly Seat[]): Seat {
    const places = this.picture('spectator').players.length;
    const from = this.#lastMover() ?? 0;
    const ordered = seats.toSorted(
      (a, b) => ((a - from + places) % places) - ((b - from + places) % places),
    );
    return ordered[0]!;
  }

  /** Why a seat can't take back its last move; undefined if it can. */
  undoRefusal(seat: Seat): UndoRefusal | undefined {
    const last = this.#events.at(-1);
    if (!last) return 'not-moved';
    if (last.by === seat) return undefined;
    if (last.by !== 'chance') return 'others-moved';
    return this.#lastMover() === seat ? 'chance-came' : 'not-moved';
  }

  /** Takes back a seat's last move if nothing has happened since; otherwise says why not. */
  undo(seat: Seat): UndoRefusal | undefined {
    const refusal = this.undoRefusal(seat);
    if (refusal) return refusal;
    this.takeBack(1);
    return undefined;
  }

  /** Takes back the last steps of any actor: for tables where people enter the dice. */
  takeBack(steps: number): void {
    const kept = Math.max(0, this.#events.length - steps);
    this.#events.splice(kept);
    this.#states.splice(kept + 1);
    for (const pictures of this.#drawn.values()) pictures.splice(kept + 1);
  }

  #lastMover(): Seat | undefined {
    const last = this.#events.findLast(({ by }) => by !== 'chance');
    return typeof last?.by === 'number' ? last.by : undefined;
  }
}
