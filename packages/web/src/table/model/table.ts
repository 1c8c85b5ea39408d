/** A game on this device: its history, who is asked now, and the way it is kept. */
import { chanceEvent } from '@nyhavn/bots';
import {
  type Awaits,
  accept,
  type Event,
  formatEvent,
  type Game,
  GameHistory,
  type GamePicture,
  type GameState,
  type Legal,
  legalMoves,
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
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { Keeper, type KeeperDeps, type SaveStatus } from '../../store/keeper.ts';
import { publish } from '../../store/publish.ts';
import { isHere, type SeatPlan } from '../../store/seats.ts';
import { deviceRandom } from './chance.ts';
import { Driver } from './driver.ts';
import { type Dealing, nextEvent, type Script } from './others.ts';
import type { PlayedTable, Turn } from './played-table.ts';

/** The parts of a table, new or stored. */
export interface TableStart<Picture extends GamePicture = GamePicture> {
  readonly id: string;
  readonly revision: number;
  readonly game: Game<GameState, Picture>;
  readonly header: string;
  readonly start: GameState;
  /** The events so far. */
  readonly events?: readonly Event[];
  readonly seats: readonly SeatPlan[];
  /** True if players have hidden information. */
  readonly hasSecrets: boolean;
  /** A rehearsal: chance and the others follow a script, and nothing is kept. */
  readonly script?: Script | undefined;
  /** True if people enter real dice. */
  readonly isTold: boolean;
  /** The questions to the harbour master so far. */
  readonly advice?: number | undefined;
  /** Chance that is the same for all who play this deal. */
  readonly dealing?: Dealing | undefined;
  /** The dependencies of its keeper; tests pass their own. */
  readonly keeperDeps?: KeeperDeps | undefined;
}

/** One game being played on this device by people and bots. */
export class Table<Picture extends GamePicture = GamePicture> implements PlayedTable<Picture> {
  readonly id: string;
  readonly game: Game<GameState, Picture>;
  readonly seats: readonly SeatPlan[];
  readonly isTold: boolean;
  readonly isRated = false;
  readonly #history: GameHistory<Picture>;
  readonly #header: string;
  readonly #hasSecrets: boolean;
  readonly #people: readonly Seat[];
  readonly #script: Script | undefined;
  readonly #start: GameState;
  readonly #dealing: Dealing | undefined;
  #isClosed = false;
  readonly #moment = signal(0);
  readonly #atDevice = signal<Seat | undefined>(undefined);
  readonly #keeper: Keeper;
  readonly #driver = new Driver(() => this.#step());
  readonly #advice: Signal<number>;

  readonly moment: ReadonlySignal<number> = this.#moment;
  readonly turn: ReadonlySignal<Turn> = computed(() => this.#turnNow());
  readonly isStalled: ReadonlySignal<boolean> = this.#driver.isStalled;
  readonly viewer: ReadonlySignal<Viewer> = computed(() => this.#viewerNow());
  readonly picture: ReadonlySignal<Picture> = computed(() => {
    this.#moment.value;
    return this.#history.picture(this.viewer.value);
  });
  readonly steps: ReadonlySignal<readonly SeenStep<Picture>[]> = computed(() => {
    this.#moment.value;
    return this.#history.seen(this.viewer.value, 0);
  });
  readonly legal: ReadonlySignal<readonly Legal[]> = computed(() => {
    const turn = this.turn.value;
    return turn.kind === 'person' ? legalMoves(this.game, this.view(), turn.seat) : [];
  });
  readonly undoRefusal: ReadonlySignal<UndoRefusal | undefined> = computed(() => {
    this.#moment.value;
    const viewer = this.viewer.value;
    if (this.isTold) return this.undoSteps.value === 0 ? 'not-moved' : undefined;
    return typeof viewer === 'number' ? this.#history.undoRefusal(viewer) : 'not-moved';
  });

  /** The number of steps that one undo takes back: one, and the steps of bots since. */
  readonly undoSteps: ReadonlySignal<number> = computed(() => {
    this.#moment.value;
    const { events } = this.#history;
    const isBot = (by: Seat | 'chance') => by !== 'chance' && this.seats[by]?.bot !== undefined;
    const last = this.isTold ? events.findLastIndex(({ by }) => !isBot(by)) : events.length - 1;
    return last < 0 ? 0 : events.length - last;
  });

  constructor(opened: TableStart<Picture>) {
    const { id, revision, game, header, start, seats, hasSecrets, script, isTold, dealing } =
      opened;
    this.id = id;
    this.#keeper = new Keeper(id, revision, opened.keeperDeps);
    this.game = game;
    this.#header = header;
    this.seats = seats;
    this.#hasSecrets = hasSecrets;
    this.#script = script;
    this.#advice = signal(opened.advice ?? 0);
    this.#start = start;
    this.#dealing = dealing;
    this.isTold = isTold;
    this.#history = new GameHistory(game, start);
    for (const { by, move } of opened.events ?? []) this.#history.play(by, move);
    this.#people = seats.flatMap((plan, seat) => (isHere(plan) ? [seat] : []));
    if (this.#people.length === 1) this.#atDevice.value = this.#people[0];
  }

  view(): GameState {
    return this.game.view(this.#history.state, this.viewer.value);
  }

  get awaits(): Awaits {
    return this.game.awaits(this.#history.state);
  }

  tryOut(text: string): Result<Trial<Picture>, RefusalCode> {
    const turn = this.turn.value;
    if (turn.kind === 'asked') return refuse('chance-awaited');
    if (turn.kind !== 'person') return refuse('not-your-turn');
    const trial = tryMove(this.game, this.view(), turn.seat, text);
    return trial.ok && this.isTold ? accept({ ...trial.value, isFinal: false }) : trial;
  }

  #turnNow(): Turn {
    this.#moment.value;
    const awaited = this.awaits;
    if (awaited.kind === 'over') return awaited;
    if (awaited.kind === 'chance') {
      return this.isTold ? { kind: 'asked', event: awaited.event } : { kind: 'chance' };
    }
    const seat = this.#history.nextSeat(awaited.seats);
    if (this.seats[seat]?.bot !== undefined) return { kind: 'bot', seat };
    const isThere = !this.#hasSecrets || this.#atDevice.value === seat;
    return { kind: isThere ? 'person' : 'handover', seat };
  }

  #viewerNow(): Viewer {
    const turn = this.turn.value;
    if (turn.kind === 'person') return turn.seat;
    if (this.#hasSecrets && turn.kind === 'handover') return 'spectator';
    if (turn.kind === 'asked') {
      // The roller sees their own sheet.
      const { active } = this.#history.picture('spectator');
      if (active !== null && this.#people.includes(active)) return active;
    }
    return this.#atDevice.value ?? this.#people[0] ?? 'spectator';
  }

  /** Begins, or goes on after a while: chance and bots act until a person is asked. */
  open(): void {
    this.#isClosed = false;
    void this.#driver.run();
  }

  /** True once the table is closed or another tab has taken over. */
  get #isStopped(): boolean {
    return this.#isClosed || this.saveStatus.peek() === 'taken-over';
  }

  /** Nothing happens any more once a table is closed. */
  close(): void {
    this.#isClosed = true;
  }

  takeDevice(): void {
    const turn = this.turn.value;
    if (turn.kind === 'handover') this.#atDevice.value = turn.seat;
  }

  play(text: string): RefusalCode | undefined {
    const turn = this.turn.value;
    if (this.#isStopped) return 'not-your-turn';
    if (turn.kind === 'over') return 'game-over';
    if (turn.kind === 'chance' || turn.kind === 'asked') return 'chance-awaited';
    if (turn.kind !== 'person') return 'not-your-turn';
    const move = this.game.notation.parse(text);
    if (!move.ok) return move.reason;
    const refusal = this.#history.play(turn.seat, move.value);
    if (refusal) return refusal;
    this.#changed(turn.seat);
    return undefined;
  }

  tellRefusal(text: string): RefusalCode | undefined {
    if (this.turn.value.kind !== 'asked') return 'not-now';
    const move = this.game.notation.parse(text);
    if (!move.ok) return move.reason;
    const next = this.game.apply(this.#history.state, 'chance', move.value);
    return next.ok ? undefined : next.reason;
  }

  tell(text: string): RefusalCode | undefined {
    const move = this.game.notation.parse(text);
    const refusal = move.ok ? this.tellRefusal(text) : move.reason;
    if (!move.ok || refusal || this.#isStopped) return refusal ?? 'not-now';
    this.#history.play('chance', move.value);
    this.#changed();
    return undefined;
  }

  drawLots(): void {
    const { move } = chanceEvent(this.game, this.#history.state, deviceRandom);
    this.tell(this.game.notation.format(move));
  }

  /**
   * Takes back the last move of the person at the device; with real dice, the last event of any
   * player.
   */
  undo(): UndoRefusal | undefined {
    const viewer = this.viewer.value;
    if (this.isTold && !this.#isStopped && this.undoSteps.value > 0) {
      this.#history.takeBack(this.undoSteps.value);
      this.#changed();
      return undefined;
    }
    if (typeof viewer !== 'number' || this.#isStopped) return 'not-moved';
    const refusal = this.#history.undo(viewer);
    if (!refusal) this.#changed();
    return refusal;
  }

  get advice(): ReadonlySignal<number> {
    return this.#advice;
  }

  advised(): void {
    publish(() => this.#advice.value++);
    this.keep();
  }

  record(): string {
    const events = this.#history.events.map((event) => formatEvent(this.game, event));
    return `${[this.#header, ...events].join('\n')}\n`;
  }

  /** The state of writing the game to the device. */
  get saveStatus(): ReadonlySignal<SaveStatus> {
    return this.#keeper.saveStatus;
  }

  /** True if the newest state is not stored yet. */
  get isBehind(): boolean {
    return this.#keeper.isBehind;
  }

  /** Settles when everything so far is kept, or can't be. */
  kept(): Promise<void> {
    return this.#keeper.settled();
  }

  #changed(atDevice = this.#atDevice.peek()): void {
    this.#happened(atDevice);
    void this.#driver.run();
  }

  /** Keeps what has happened, and only then tells who listens. */
  #happened(atDevice = this.#atDevice.peek()): void {
    this.keep();
    publish(() =>
      batch(() => {
        this.#atDevice.value = atDevice;
        this.#moment.value++;
      }),
    );
  }

  /** Keeps the game as it is now, unless it is only rehearsed. */
  keep(): void {
    if (this.#script) return;
    this.#keeper.keep(this.record(), this.awaits.kind === 'over', this.#advice.peek());
  }

  /** Another tab goes on with the game: from now on this one only looks on. */
  giveWay(): void {
    this.#keeper.giveWay();
    this.close();
  }

  goOn(): void {
    void this.#driver.run();
  }

  async #step(): Promise<boolean> {
    if (this.#isStopped) return false;
    const { game, seats } = this;
    const { state, events } = this.#history;
    const moment = this.#moment.value;
    const turn = this.turn.value;
    const event = await nextEvent({
      game,
      state,
      events,
      seats,
      turn,
      script: this.#script,
      start: this.#start,
      dealing: this.#dealing,
    });
    // After a change during the wait the driver looks again.
    return event ? this.#happen(moment, event) : moment !== this.#moment.value;
  }

  /**
   * Applies an event, unless the game has changed since it was computed, for example by an undo.
   */
  #happen(moment: number, { by, move }: Event): boolean {
    if (this.#isStopped) return false;
    if (moment !== this.#moment.value) return true;
    const refusal = this.#history.play(by, move);
    if (refusal)
      throw new Error(`${by} may not play ${this.game.notation.format(move)}: ${refusal}`);
    this.#happened();
    return true;
  }
}
