/** A game to look at: any moment of it, as any seat saw it. */
import {
  type Event,
  formatEvent,
  type Game,
  type GamePicture,
  type GameState,
  type RecordedGame,
  type RecordFault,
  type Seat,
  type SeenStep,
  type Setup,
  type Viewer,
} from '@nyhavn/engine';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { isHere, type SeatPlan, seatsIn } from '../../store/seats.ts';
import { withBotNames } from '../bot-names.ts';
import { isAlone } from '../seat-names.ts';

/** The viewer of a replay: a seat, a spectator, or `all` with every hand open. */
export type ReplayViewer = Viewer | 'all';

/** Something that happened, with its spelling as the record has it. */
export interface ReplayEvent extends Event {
  readonly text: string;
}

/** A turn: the moments before and after it, and its seat; null for the deal. */
export interface ReplayTurn {
  readonly from: number;
  readonly to: number;
  readonly seat: Seat | null;
}

/** The input of a replay. */
export interface ReplayStart {
  readonly id: string;
  readonly recorded: RecordedGame;
  /** The text that was read, whole. */
  readonly record: string;
  /** True if players have hidden information. */
  readonly hasSecrets: boolean;
  /** True if everything may be seen before the end, because the game is none of this device. */
  readonly isPublic?: boolean;
  /** The fault of the record behind the part that could be read. */
  readonly fault?: RecordFault | undefined;
  /** The number of the last line, if it was cut off and left out. */
  readonly cutOff?: number | undefined;
}

/** One game, move by move. A moment is a number of events: 0 is the beginning, `length` the end. */
export class Replay {
  readonly id: string;
  readonly game: Game;
  readonly setup: Setup;
  readonly seats: readonly SeatPlan[];
  readonly record: string;
  readonly fault: RecordFault | undefined;
  readonly cutOff: number | undefined;
  readonly events: readonly ReplayEvent[];
  readonly turns: readonly ReplayTurn[];
  /** True if the game came to its end. */
  readonly isOver: boolean;
  /** The viewers that can be chosen. */
  readonly viewers: readonly ReplayViewer[];
  readonly #header: object;
  readonly #states: readonly GameState[];
  readonly #steps = new Map<ReplayViewer, readonly SeenStep[]>();
  readonly #pictures = new Map<ReplayViewer, readonly GamePicture[]>();

  /** The moment that is looked at. */
  readonly at: Signal<number>;
  readonly viewer: Signal<ReplayViewer>;
  /** The viewer's picture at that moment. */
  readonly picture: ReadonlySignal<GamePicture> = computed(
    () => this.picturesOf(this.viewer.value)[this.at.value]!,
  );
  /** Everything up to that moment, as the viewer saw it. */
  readonly steps: ReadonlySignal<readonly SeenStep[]> = computed(() =>
    this.stepsOf(this.viewer.value).slice(0, this.at.value),
  );

  constructor(opened: ReplayStart) {
    const { id, recorded, record, hasSecrets, isPublic = false } = opened;
    const { game, header, start, events } = recorded;
    this.id = id;
    this.game = game;
    this.#header = header;
    this.record = record;
    this.fault = opened.fault;
    this.cutOff = opened.cutOff;
    this.#states = statesOf(game, start, events);
    const players = game.notation.picture(start).players.length;
    this.setup = setupIn(header, players);
    this.seats = withBotNames(seatsIn(header, players));
    this.events = events.map(({ by, move }) => ({ by, move, text: game.notation.format(move) }));
    this.turns = turnsOf(this.picturesOf('all'));
    this.isOver = game.awaits(recorded.end).kind === 'over';
    this.viewers = viewersOf(this.seats, this.isOver || isPublic || !hasSecrets);
    this.at = signal(this.length);
    this.viewer = signal(firstOf(this.viewers, this.seats));
  }

  /** The number of events. */
  get length(): number {
    return this.events.length;
  }

  /** The whole state at a moment; not to be changed. */
  stateAt(moment: number): GameState {
    return this.#states[this.#within(moment)]!;
  }

  /** The record; of a broken one the part that is good. */
  goodRecord(): string {
    if (!this.fault && this.cutOff === undefined) return this.record;
    const lines = this.events.map((event) => formatEvent(this.game, event));
    return `${[JSON.stringify(this.#header), ...lines].join('\n')}\n`;
  }

  /** The pictures that a viewer saw, moment by moment. */
  picturesOf(viewer: ReplayViewer): readonly GamePicture[] {
    const { game } = this;
    const known = this.#pictures.get(viewer);
    if (known) return known;
    const pictures = this.#states.map((state) =>
      game.notation.picture(viewer === 'all' ? state : game.view(state, viewer)),
    );
    this.#pictures.set(viewer, pictures);
    return pictures;
  }

  /** The steps of the game as a viewer saw them. */
  stepsOf(viewer: ReplayViewer): readonly SeenStep[] {
    const known = this.#steps.get(viewer);
    if (known) return known;
    const { format } = this.game.notation;
    const pictures = this.picturesOf(viewer);
    const steps = this.events.map(({ by, move, text }, index) => ({
      by,
      text: viewer === 'all' ? text : format(move, viewer),
      before: pictures[index]!,
      after: pictures[index + 1]!,
    }));
    this.#steps.set(viewer, steps);
    return steps;
  }

  /** Goes to a moment, or as near as there is one. */
  goTo(moment: number): void {
    this.at.value = this.#within(moment);
  }

  /** Goes on by so many moves, or back. */
  step(by: number): void {
    this.goTo(this.at.value + by);
  }

  /** Goes to where the next turn begins, or back to where this one or the one before began. */
  turn(by: 1 | -1): void {
    const at = this.at.value;
    const ends = [0, ...this.turns.map(({ to }) => to)];
    this.goTo(
      by > 0
        ? (ends.find((end) => end > at) ?? this.length)
        : (ends.findLast((end) => end < at) ?? 0),
    );
  }

  #within(moment: number): number {
    return Number.isFinite(moment) ? Math.min(Math.max(0, Math.trunc(moment)), this.length) : 0;
  }
}

function statesOf(game: Game, start: GameState, events: readonly Event[]): GameState[] {
  const states = [start];
  for (const { by, move } of events) {
    const next = game.copy(states.at(-1)!);
    game.applyUnchecked(next, by, move);
    states.push(next);
  }
  return states;
}

/** As long as the same player is active it is one turn. */
function turnsOf(pictures: readonly GamePicture[]): ReplayTurn[] {
  const turns: ReplayTurn[] = [];
  for (const [from, { active: seat }] of pictures.slice(0, -1).entries()) {
    const last = turns.at(-1);
    if (last?.seat === seat) turns[turns.length - 1] = { ...last, to: from + 1 };
    else turns.push({ from, to: from + 1, seat });
  }
  return turns;
}

function setupIn(header: object, players: number): Setup {
  const { startPlayer, options }: { startPlayer?: unknown; options?: unknown } = header;
  return {
    players,
    startPlayer: Number(startPlayer ?? 0),
    options: { ...(options as object | undefined) },
  };
}

/** A game in progress shows no more than the person at the device may see. */
function viewersOf(seats: readonly SeatPlan[], isOpen: boolean): readonly ReplayViewer[] {
  if (isOpen) return ['all', ...seats.keys()];
  return isAlone(seats) ? [seats.findIndex(isHere)] : ['spectator'];
}

/** The viewer at first: the own seat of a person who plays alone. */
function firstOf(viewers: readonly ReplayViewer[], seats: readonly SeatPlan[]): ReplayViewer {
  const own = seats.findIndex(isHere);
  return isAlone(seats) && viewers.includes(own) ? own : (viewers[0] ?? 'spectator');
}
