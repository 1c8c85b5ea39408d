/** A game over the network, as those at this device know it. */
import {
  type Awaits,
  type Game,
  GameHistory,
  type GamePicture,
  type GameState,
  type Legal,
  legalMoves,
  type Move,
  type RefusalCode,
  type Result,
  refuse,
  type Seat,
  type SeenStep,
  type Trial,
  tryMove,
  type UndoRefusal,
  type Viewer,
} from '@nyhavn/engine';
import { gameOf } from '@nyhavn/protocol';
import { type Seating, seatsOf } from './seating.ts';

/** The way to the server; a table that is only followed has none. */
export interface Sender {
  /** True if a move or an undo is on its way. */
  readonly isSending: boolean;
  move(text: string, seat: Seat): unknown;
  undo(seat: Seat): unknown;
  /** Another person has taken the device. */
  handedOver(): void;
}

const NOWHERE: Sender = { isSending: false, move() {}, undo() {}, handedOver() {} };

/** The turn, as the people at this device see it. */
export type Turn =
  | { readonly kind: 'person'; readonly seat: Seat }
  /** The person who is asked has to take the device first. */
  | { readonly kind: 'handover'; readonly seat: Seat }
  /** A bot or a person at another device is asked. */
  | { readonly kind: 'bot'; readonly seat: Seat }
  /** A move is on its way to the server. */
  | { readonly kind: 'sent'; readonly seat: Seat }
  | { readonly kind: 'chance' }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] };

/** A seat's time was up, before the step with that number. */
export interface Late {
  readonly seat: Seat;
  readonly at: number;
}

/**
 * A game that the server judges: it applies the entries that were received, and sends the moves
 * that are chosen.
 */
export class TableGame {
  readonly game: Game;
  /** Our seat, and those of people beside us. */
  readonly own: readonly Seat[];
  /** The table beside its game, as it is now. */
  seating: Seating;
  readonly #sender: Sender;
  /** The game as each of us knows it, or as a spectator does. */
  readonly #histories: ReadonlyMap<Viewer, GameHistory>;
  /**
   * True if the device is passed on covered: several play on it, and each has a hand of their own.
   */
  readonly #isCovered: boolean;
  /** The seat of the person who has the device, where several play on it. */
  atDevice: Seat | undefined;
  /** Counts the entries of the game. */
  told = 0;
  /**
   * Counts the entries that change the question to this device: those of others while it stays the
   * same do not count.
   */
  questions = 0;
  /** The seats whose time was up, and when. */
  late: readonly Late[] = [];

  constructor(seating: Seating, person: string, sender: Sender = NOWHERE) {
    const { plan, startPlayer } = seating;
    this.seating = seating;
    this.#sender = sender;
    this.game = gameOf(plan);
    this.own = seatsOf(seating, person);
    const { options } = plan;
    const begun = this.game.setup({ players: plan.seats.length, startPlayer, options });
    if (!begun.ok) throw new Error(`the server has begun what can't be: ${begun.reason}`);
    const { state } = begun.value;
    const viewers: readonly Viewer[] = this.own.length === 0 ? ['spectator'] : this.own;
    this.#histories = new Map(
      viewers.map((viewer) => [viewer, new GameHistory(this.game, this.game.view(state, viewer))]),
    );
    this.#isCovered = this.own.length > 1 && hasHidden(this.game, state);
  }

  /** True if a move or an undo is on its way. */
  get isSending(): boolean {
    return this.#sender.isSending;
  }

  /** The game as one of us knows it; what all know is the same in each. */
  #history(viewer: Viewer): GameHistory {
    return this.#histories.get(viewer) ?? this.#common;
  }

  /** The game as all people at this device know it together. */
  get #common(): GameHistory {
    const [any] = this.#histories.values();
    return any!;
  }

  /** Applies an event of the game, as this device received it. */
  applyEvent(by: Seat | 'chance', text: string): void {
    const move = this.game.notation.parse(text);
    if (!move.ok) throw new Error(`the server told of ${text}: ${move.reason}`);
    const before = this.#asked();
    for (const [viewer, history] of this.#histories)
      history.applyUnchecked(by, this.#seenBy(viewer, move.value));
    const isSame = before !== undefined && before === this.#asked() && by !== before;
    this.told++;
    if (!isSame) this.questions++;
  }

  /** The server sends what all people at a device may see; each of them knows less. */
  #seenBy(viewer: Viewer, move: Move): Move {
    if (this.own.length < 2) return move;
    const { notation } = this.game;
    const seen = notation.parse(notation.format(move, viewer));
    if (!seen.ok) throw new Error(`a move that can't be seen: ${seen.reason}`);
    return seen.value;
  }

  /** Notes that a seat's time was up; the bot's moves come as entries of their own. */
  applyLate(seat: Seat): void {
    this.late = [...this.late, { seat, at: this.#common.events.length }];
  }

  /** True if a bot plays on for those whose time is up; else it makes one move. */
  get isHandedOver(): boolean {
    return this.seating.plan.clock.kind === 'game';
  }

  /** Takes back the last events. */
  takeBack(count: number): void {
    for (const history of this.#histories.values()) history.takeBack(count);
    const { length } = this.#common.events;
    this.late = this.late.filter(({ at }) => at < length);
    this.told++;
    this.questions++;
  }

  /** The state as a viewer at this device may know it. */
  view(viewer: Viewer = this.viewer): GameState {
    const { state } = this.#history(viewer);
    return this.#histories.has(viewer) ? state : this.game.view(state, viewer);
  }

  /** The picture that the viewer sees. */
  get picture(): GamePicture {
    const { viewer } = this;
    return this.#history(viewer).picture(viewer);
  }

  /** Everything that happened, as the viewer saw it. */
  get steps(): readonly SeenStep[] {
    const { viewer } = this;
    return this.#history(viewer).seen(viewer, 0);
  }

  /**
   * The awaited seat at this device: the one who has the device first, then one after the other.
   */
  #asked(): Seat | undefined {
    const awaited = this.#awaits;
    if (awaited.kind !== 'seats') return undefined;
    const asked = this.own.filter((seat) => this.#isPlaying(seat) && awaited.seats.includes(seat));
    return asked.find((seat) => seat === this.atDevice) ?? asked[0];
  }

  #isPlaying(seat: Seat): boolean {
    const place = this.seating.places[seat];
    return place?.kind === 'person' && place.bot === undefined && !place.hasLeft;
  }

  get #awaits(): Awaits {
    return this.game.awaits(this.#common.state);
  }

  /** Through whose eyes this device shows the game. */
  get viewer(): Viewer {
    const { turn } = this;
    if (turn.kind === 'person') return turn.seat;
    if (turn.kind === 'handover') return 'spectator';
    const [first = 'spectator'] = this.own;
    // No hand is shown before it is known who looks.
    return this.atDevice ?? (this.#isCovered ? 'spectator' : first);
  }

  /** The seat, chance or person that the game waits for. */
  get turn(): Turn {
    const awaited = this.#awaits;
    if (awaited.kind === 'over') return awaited;
    if (this.seating.isGivenUp) return { kind: 'over', winners: [] };
    if (awaited.kind === 'chance') return { kind: 'chance' };
    const seat = this.#asked();
    if (seat === undefined) {
      return { kind: 'bot', seat: this.#common.nextSeat(awaited.seats) };
    }
    if (this.isSending) return { kind: 'sent', seat };
    const isThere = !this.#isCovered || this.atDevice === seat;
    return { kind: isThere ? 'person' : 'handover', seat };
  }

  /** The legal moves of the person in turn. */
  get legal(): readonly Legal[] {
    const { turn } = this;
    return turn.kind === 'person' ? legalMoves(this.game, this.view(), turn.seat) : [];
  }

  /** The effect of a move of the person in turn, or the reason why it is refused. */
  tryOut(text: string): Result<Trial, RefusalCode> {
    const { turn } = this;
    return turn.kind === 'person'
      ? tryMove(this.game, this.view(), turn.seat, text)
      : refuse('not-your-turn');
  }

  /** Sends a move that the rules allow here; the server has the last word. */
  play(text: string): RefusalCode | undefined {
    const { turn } = this;
    const trial = this.tryOut(text);
    if (!trial.ok) return turn.kind === 'over' ? 'game-over' : trial.reason;
    if (turn.kind !== 'person') return 'not-your-turn';
    this.atDevice = turn.seat;
    this.#sender.move(text, turn.seat);
    return undefined;
  }

  /** The number of steps that an undo takes back. */
  get undoSteps(): number {
    const { events } = this.#common;
    const { viewer } = this;
    // Behind a cover no one speaks for another.
    const mayUndo = (seat: Seat) => (this.#isCovered ? seat === viewer : this.own.includes(seat));
    const last = events.findLastIndex(({ by }) => by !== 'chance' && mayUndo(by));
    return last < 0 ? 0 : events.length - last;
  }

  /** Others can be asked to agree, so all that is refused is what can't be meant, and at rated tables what must stand. */
  get undoRefusal(): UndoRefusal | undefined {
    if (this.turn.kind === 'over' || this.undoSteps === 0 || this.isSending) return 'not-moved';
    return this.seating.plan.isRated ? this.#standing() : undefined;
  }

  /** Why a move stands at a rated table: chance came since, or a seat moved whose person can't agree. */
  #standing(): UndoRefusal | undefined {
    const taken = this.#common.events.slice(-this.undoSteps);
    if (taken.some(({ by }) => by === 'chance')) return 'chance-came';
    const canAgree = taken.every(({ by }) => typeof by === 'number' && this.#isPlaying(by));
    return canAgree ? undefined : 'others-moved';
  }

  /** Asks to take back the last move of the person at the device. */
  undo(): UndoRefusal | undefined {
    const refusal = this.undoRefusal;
    const by = this.#common.events.at(-this.undoSteps)?.by;
    if (!refusal && typeof by === 'number') this.#sender.undo(by);
    return refusal;
  }

  /** The person who is asked has taken the device, and may see their cards. */
  takeDevice(): void {
    const { turn } = this;
    if (turn.kind !== 'handover') return;
    this.atDevice = turn.seat;
    this.#sender.handedOver();
  }
}

/**
 * Returns true if players have something that the others may not see: plain data compares as text.
 */
function hasHidden(game: Game, start: GameState): boolean {
  return JSON.stringify(game.view(start, 'spectator')) !== JSON.stringify(start);
}
