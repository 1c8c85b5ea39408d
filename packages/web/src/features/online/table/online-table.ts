/** A game over the network, as one who sits at it or looks on knows it. */
import {
  type Awaits,
  accept,
  type Game,
  GameHistory,
  type GamePicture,
  type GameState,
  type Move,
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
import { publish } from '../../../store/publish.ts';
import type { SeatPlan } from '../../../store/seats.ts';
import { withBotNames } from '../../../table/bot-names.ts';
import type { Legal, PlayedTable, Trial, Turn } from '../../../table/model/played-table.ts';
import { type Seating, seatsOf } from './seating.ts';

/** What a game over the network needs from its room. */
export interface Room {
  readonly id: string;
  readonly seating: ReadonlySignal<Seating>;
  readonly person: string;
  /** The record, once the server has given it out. */
  readonly record: ReadonlySignal<string | undefined>;
  /** Whether a move or an undo is on its way. */
  readonly isSending: ReadonlySignal<boolean>;
  move(text: string, seat: Seat): void;
  undo(seat: Seat): void;
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
  readonly isRated: boolean;
  readonly #room: Room;
  /** Our seat, and those of people beside us. */
  readonly #own: readonly Seat[];
  /** The game as each of us knows it, or as somebody who looks on. */
  readonly #histories: ReadonlyMap<Viewer, GameHistory>;
  /** Whether the device is passed on covered: several play on it, and each has a hand of their own. */
  readonly #isCovered: boolean;
  readonly #atDevice = signal<Seat | undefined>(undefined);
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
  readonly viewer: ReadonlySignal<Viewer> = computed(() => this.#viewerNow());
  readonly picture: ReadonlySignal<GamePicture> = computed(() => {
    this.#told.value;
    return this.#history(this.viewer.value).picture(this.viewer.value);
  });
  readonly steps: ReadonlySignal<readonly SeenStep[]> = computed(() => {
    this.#told.value;
    return this.#history(this.viewer.value).seen(this.viewer.value, 0);
  });
  readonly legal: ReadonlySignal<readonly Legal[]> = computed(() => this.#legalNow());
  /** Others can be asked to agree, so all that is refused is what can't be meant, and at rated tables what must stand. */
  readonly undoRefusal: ReadonlySignal<UndoRefusal | undefined> = computed(() => {
    this.#told.value;
    if (this.turn.value.kind === 'over' || this.undoSteps.value === 0) return 'not-moved';
    if (this.#room.isSending.value) return 'not-moved';
    return this.isRated ? this.#standing() : undefined;
  });
  readonly undoSteps: ReadonlySignal<number> = computed(() => {
    this.#told.value;
    const { events } = this.#history();
    const last = events.findLastIndex(({ by }) => by !== 'chance' && this.#mayUndo(by));
    return last < 0 ? 0 : events.length - last;
  });
  readonly #plans: ReadonlySignal<readonly SeatPlan[]> = computed(() =>
    plansOf(this.#room.seating.value, this.#own),
  );

  constructor(room: Room) {
    const { plan, startPlayer } = room.seating.peek();
    this.id = room.id;
    this.#room = room;
    this.game = gameOf(plan);
    this.isRated = plan.isRated;
    this.#own = seatsOf(room.seating.peek(), room.person);
    const { options } = plan;
    const begun = this.game.setup({ players: plan.seats.length, startPlayer, options });
    if (!begun.ok) throw new Error(`the server has begun what can't be: ${begun.reason}`);
    const { state } = begun.value;
    const viewers: readonly Viewer[] = this.#own.length === 0 ? ['spectator'] : this.#own;
    this.#histories = new Map(
      viewers.map((viewer) => [viewer, new GameHistory(this.game, this.game.view(state, viewer))]),
    );
    const hasSecrets = hasHidden(this.game, state);
    this.#isCovered = hasSecrets && this.#own.length > 1;
  }

  /** The game as one of us knows it; what all know is the same in each. */
  #history(viewer?: Viewer): GameHistory {
    const found = viewer === undefined ? undefined : this.#histories.get(viewer);
    const [any] = this.#histories.values();
    return found ?? any!;
  }

  /** Everybody at the table; we and those beside us are here. */
  get seats(): readonly SeatPlan[] {
    return this.#plans.value;
  }

  /** Why a move stands at a rated table: chance came since, or a seat moved whose person can't agree. */
  #standing(): UndoRefusal | undefined {
    const taken = this.#history().events.slice(-this.undoSteps.value);
    if (taken.some(({ by }) => by === 'chance')) return 'chance-came';
    const { places } = this.#room.seating.value;
    const canAgree = taken.every(({ by }) => {
      const place = typeof by === 'number' ? places[by] : undefined;
      return place?.kind === 'person' && place.bot === undefined && !place.hasLeft;
    });
    return canAgree ? undefined : 'others-moved';
  }

  /** An event of the game was told, as one may see it. */
  hear(by: Seat | 'chance', text: string): void {
    const move = this.game.notation.parse(text);
    if (!move.ok) throw new Error(`the server told of ${text}: ${move.reason}`);
    const before = this.#asked();
    for (const [viewer, history] of this.#histories)
      history.hear(by, this.#seenBy(viewer, move.value));
    const isSame = before !== undefined && before === this.#asked() && by !== before;
    publish(() =>
      batch(() => {
        this.#told.value++;
        if (!isSame) this.#questions.value++;
      }),
    );
  }

  /** What is told to a device is what all at it may see; each of them knows less. */
  #seenBy(viewer: Viewer, move: Move): Move {
    if (this.#own.length < 2) return move;
    const { notation } = this.game;
    const seen = notation.parse(notation.format(move, viewer));
    if (!seen.ok) throw new Error(`a move that can't be seen: ${seen.reason}`);
    return seen.value;
  }

  /** Somebody's time was up; what a bot does about it is told next. */
  hearLate(seat: Seat): void {
    const late = [...this.#late.value, { seat, at: this.#history().events.length }];
    publish(() => {
      this.#late.value = late;
    });
  }

  /** Whether a bot plays on for those whose time is up; else it makes one move. */
  get isHandedOver(): boolean {
    return this.#room.seating.peek().plan.clock.kind === 'game';
  }

  /** The last events were taken back. */
  takeBack(count: number): void {
    for (const history of this.#histories.values()) history.takeBack(count);
    const { length } = this.#history().events;
    publish(() =>
      batch(() => {
        this.#late.value = this.#late.value.filter(({ at }) => at < length);
        this.#told.value++;
        this.#questions.value++;
      }),
    );
  }

  view(): GameState {
    const viewer = this.viewer.value;
    const { state } = this.#history(viewer);
    return this.#histories.has(viewer) ? state : this.game.view(state, viewer);
  }

  /** Which of us is awaited: whoever has the device first, then one after the other. */
  #asked(): Seat | undefined {
    const awaited = this.#awaits;
    if (awaited.kind !== 'seats') return undefined;
    const { places } = this.#room.seating.value;
    const asked = this.#own.filter((seat) => {
      const place = places[seat];
      const isPlaying = place?.kind === 'person' && place.bot === undefined && !place.hasLeft;
      return isPlaying && awaited.seats.includes(seat);
    });
    const atDevice = this.#atDevice.value;
    return asked.find((seat) => seat === atDevice) ?? asked[0];
  }

  get #awaits(): Awaits {
    return this.game.awaits(this.#history().state);
  }

  #viewerNow(): Viewer {
    const turn = this.turn.value;
    if (turn.kind === 'person') return turn.seat;
    if (turn.kind === 'handover') return 'spectator';
    const [first = 'spectator'] = this.#own;
    // Nobody's hand is shown before it is known who looks.
    return this.#atDevice.value ?? (this.#isCovered ? 'spectator' : first);
  }

  /** Whether a seat's move is taken back from here: behind a cover nobody speaks for another. */
  #mayUndo(seat: Seat): boolean {
    return this.#isCovered ? seat === this.viewer.value : this.#own.includes(seat);
  }

  #turnNow(): Turn {
    this.#told.value;
    const { isGivenUp } = this.#room.seating.value;
    const awaited = this.#awaits;
    if (awaited.kind === 'over') return awaited;
    if (isGivenUp) return { kind: 'over', winners: [] };
    if (awaited.kind === 'chance') return { kind: 'chance' };
    const seat = this.#asked();
    if (seat === undefined) {
      return { kind: 'bot', seat: this.#history().nextSeat(awaited.seats) };
    }
    if (this.#room.isSending.value) return { kind: 'sent', seat };
    const isThere = !this.#isCovered || this.#atDevice.value === seat;
    return { kind: isThere ? 'person' : 'handover', seat };
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
    const turn = this.turn.value;
    if (turn.kind !== 'person') return 'not-your-turn';
    this.#atDevice.value = turn.seat;
    this.#room.move(text, turn.seat);
    return undefined;
  }

  undo(): UndoRefusal | undefined {
    const refusal = this.undoRefusal.value;
    const { events } = this.#history();
    const by = events.at(-this.undoSteps.value)?.by;
    if (!refusal && typeof by === 'number') this.#room.undo(by);
    return refusal;
  }

  takeDevice(): void {
    const turn = this.turn.value;
    if (turn.kind === 'handover') this.#atDevice.value = turn.seat;
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

/** Whether players have something that the others may not see: plain data compares as text. */
function hasHidden(game: Game, start: GameState): boolean {
  return JSON.stringify(game.view(start, 'spectator')) !== JSON.stringify(start);
}

/** The seats as boards know them; bots have given names, the same ones on every device. */
function plansOf({ places }: Seating, own: readonly Seat[]): SeatPlan[] {
  const plans = places.map((place, seat): SeatPlan => {
    const name = place.kind === 'person' ? place.name : '';
    const bot = place.kind === 'open' ? undefined : place.bot;
    if (bot !== undefined) return { name, bot };
    return own.includes(seat) ? { name } : { name, isElsewhere: true };
  });
  return withBotNames(plans);
}
