/** A game over the network, as one who sits at it or looks on knows it. */
import {
  type Awaits,
  accept,
  type Game,
  GameHistory,
  type GamePicture,
  type GameState,
  type RefusalCode,
  type Result,
  refuse,
  type Seat,
  type SeenStep,
  type UndoRefusal,
  type Viewer,
} from '@nyhavn/engine';
import { gameOf } from '@nyhavn/protocol';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { freeName } from '../play/bot-names.ts';
import type { Legal, PlayedTable, Trial, Turn } from '../store/played-table.ts';
import type { SeatPlan } from '../store/seats.ts';
import { type Seating, seatOf } from './seating.ts';

/** What a game over the network needs from its room. */
export interface Room {
  readonly id: string;
  readonly seating: ReadonlySignal<Seating>;
  readonly person: string;
  /** The record, once the server has given it out. */
  readonly record: ReadonlySignal<string | undefined>;
  /** Whether a move or an undo is on its way. */
  readonly isSending: ReadonlySignal<boolean>;
  move(text: string): void;
  undo(): void;
}

/** Somebody's time was up, before the step with that number. */
export interface Late {
  readonly seat: Seat;
  readonly at: number;
}

/** A game that is judged elsewhere: it shows what was told, and sends what is chosen. */
export class OnlineTable implements PlayedTable {
  readonly id: string;
  readonly game: Game;
  readonly isTold = false;
  readonly #room: Room;
  readonly #history: GameHistory;
  readonly #seat: Seat | undefined;
  /** Counts what was told. */
  readonly #told = signal(0);
  readonly #late = signal<readonly Late[]>([]);
  /** Counts what was told, but for what others did while we were asked the same all along. */
  readonly #questions = signal(0);

  /** Whose time was up, and when. */
  readonly late: ReadonlySignal<readonly Late[]> = this.#late;
  readonly moment: ReadonlySignal<number> = computed(() => {
    // What is picked is put back when a move was sent, too.
    return 2 * this.#questions.value + (this.#room.isSending.value ? 1 : 0);
  });
  readonly turn: ReadonlySignal<Turn> = computed(() => this.#turnNow());
  readonly viewer: ReadonlySignal<Viewer>;
  readonly picture: ReadonlySignal<GamePicture> = computed(() => {
    this.#told.value;
    return this.#history.picture(this.viewer.value);
  });
  readonly steps: ReadonlySignal<readonly SeenStep[]> = computed(() => {
    this.#told.value;
    return this.#history.seen(this.viewer.value, 0);
  });
  readonly legal: ReadonlySignal<readonly Legal[]> = computed(() => this.#legalNow());
  /** Others can be asked to agree, so all that is refused is what can't be meant. */
  readonly undoRefusal: ReadonlySignal<UndoRefusal | undefined> = computed(() => {
    this.#told.value;
    if (this.turn.value.kind === 'over' || this.undoSteps.value === 0) return 'not-moved';
    return this.#room.isSending.value ? 'not-moved' : undefined;
  });
  readonly undoSteps: ReadonlySignal<number> = computed(() => {
    this.#told.value;
    const { events } = this.#history;
    const last = events.findLastIndex(({ by }) => by === this.#seat);
    return last < 0 ? 0 : events.length - last;
  });
  readonly #plans: ReadonlySignal<readonly SeatPlan[]> = computed(() =>
    plansOf(this.#room.seating.value, this.#seat),
  );

  constructor(room: Room) {
    const { plan, startPlayer } = room.seating.peek();
    this.id = room.id;
    this.#room = room;
    this.game = gameOf(plan);
    this.#seat = seatOf(room.seating.peek(), room.person);
    const viewer: Viewer = this.#seat ?? 'spectator';
    this.viewer = signal(viewer);
    const { options } = plan;
    const begun = this.game.setup({ players: plan.seats.length, startPlayer, options });
    if (!begun.ok) throw new Error(`the server has begun what can't be: ${begun.reason}`);
    this.#history = new GameHistory(this.game, this.game.view(begun.value.state, viewer));
  }

  /** Everybody at the table; only oneself is here. */
  get seats(): readonly SeatPlan[] {
    return this.#plans.value;
  }

  /** An event of the game was told, as one may see it. */
  hear(by: Seat | 'chance', text: string): void {
    const move = this.game.notation.parse(text);
    if (!move.ok) throw new Error(`the server told of ${text}: ${move.reason}`);
    const wasAsked = this.#isAsked;
    this.#history.hear(by, move.value);
    const isSame = wasAsked && this.#isAsked && by !== this.#seat;
    batch(() => {
      this.#told.value++;
      if (!isSame) this.#questions.value++;
    });
  }

  /** Somebody's time was up; what a bot does about it is told next. */
  hearLate(seat: Seat): void {
    this.#late.value = [...this.#late.value, { seat, at: this.#history.events.length }];
  }

  /** Whether a bot plays on for those whose time is up; else it makes one move. */
  get isHandedOver(): boolean {
    return this.#room.seating.peek().plan.clock.kind === 'game';
  }

  /** The last events were taken back. */
  takeBack(count: number): void {
    this.#history.takeBack(count);
    const { length } = this.#history.events;
    batch(() => {
      this.#late.value = this.#late.value.filter(({ at }) => at < length);
      this.#told.value++;
      this.#questions.value++;
    });
  }

  view(): GameState {
    return this.#history.state;
  }

  /** Whether our seat is awaited. */
  get #isAsked(): boolean {
    const awaited = this.#awaits;
    return (
      awaited.kind === 'seats' && this.#seat !== undefined && awaited.seats.includes(this.#seat)
    );
  }

  get #awaits(): Awaits {
    return this.game.awaits(this.#history.state);
  }

  #turnNow(): Turn {
    this.#told.value;
    const { isGivenUp } = this.#room.seating.value;
    const awaited = this.#awaits;
    if (awaited.kind === 'over') return awaited;
    if (isGivenUp) return { kind: 'over', winners: [] };
    if (awaited.kind === 'chance') return { kind: 'chance' };
    const own = this.#seat;
    const place = own === undefined ? undefined : this.#room.seating.value.places[own];
    const isPlaying = place?.kind === 'person' && place.bot === undefined && !place.hasLeft;
    if (own !== undefined && this.#isAsked && isPlaying) {
      return { kind: this.#room.isSending.value ? 'sent' : 'person', seat: own };
    }
    return { kind: 'bot', seat: this.#history.nextSeat(awaited.seats) };
  }

  #legalNow(): Legal[] {
    const turn = this.turn.value;
    if (turn.kind !== 'person') return [];
    const { game } = this;
    const view = this.view();
    return Array.from({ length: game.count(view, turn.seat) }, (_, index) => {
      const move = game.at(view, turn.seat, index);
      return { move, text: game.notation.format(move, turn.seat) };
    });
  }

  tryOut(text: string): Result<Trial, RefusalCode> {
    const turn = this.turn.value;
    if (turn.kind !== 'person') return refuse('not-your-turn');
    const move = this.game.notation.parse(text);
    if (!move.ok) return move;
    const next = this.game.apply(this.view(), turn.seat, move.value);
    if (!next.ok) return next;
    const awaited = this.game.awaits(next.value);
    const isFinal = awaited.kind !== 'seats' || !awaited.seats.includes(turn.seat);
    return accept({ move: move.value, after: this.game.notation.picture(next.value), isFinal });
  }

  /** Sends a move that the rules allow here; the server has the last word. */
  play(text: string): RefusalCode | undefined {
    const trial = this.tryOut(text);
    if (!trial.ok) return this.turn.value.kind === 'over' ? 'game-over' : trial.reason;
    this.#room.move(text);
    return undefined;
  }

  undo(): UndoRefusal | undefined {
    const refusal = this.undoRefusal.value;
    if (!refusal) this.#room.undo();
    return refusal;
  }

  takeDevice(): void {
    // Nobody else plays on this device.
  }

  tellRefusal(): RefusalCode {
    return 'not-now';
  }

  tell(): RefusalCode {
    return 'not-now';
  }

  drawLots(): void {
    // The server draws them.
  }

  record(): string | undefined {
    return this.#room.record.value;
  }
}

/** The seats as boards know them; bots have given names, the same ones on every device. */
function plansOf({ places }: Seating, own: Seat | undefined): SeatPlan[] {
  const plans: SeatPlan[] = places.map((place, seat) => {
    const name = place.kind === 'person' ? place.name : '';
    const bot = place.kind === 'open' ? undefined : place.bot;
    if (bot !== undefined) return { name, bot };
    return seat === own ? { name } : { name, isElsewhere: true };
  });
  for (const [seat, plan] of plans.entries()) {
    if (plan.name === '' && plan.bot !== undefined)
      plans[seat] = { ...plan, name: freeName(plans) };
  }
  return plans;
}
