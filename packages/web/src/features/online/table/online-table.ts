/** A game over the network, as a table for boards. */
import type { Late, Legal, Seating, TableGame, Trial } from '@nyhavn/client';
import type {
  Game,
  GamePicture,
  GameState,
  RefusalCode,
  Result,
  Seat,
  SeenStep,
  UndoRefusal,
  Viewer,
} from '@nyhavn/engine';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { SeatPlan } from '../../../store/seats.ts';
import { withBotNames } from '../../../table/bot-names.ts';
import type { PlayedTable, Turn } from '../../../table/model/played-table.ts';
import type { signalsOf } from '../changes.ts';
import type { Room } from './room.ts';

/** A game that is judged elsewhere: it shows what was told, and sends what is chosen. */
export class OnlineTable implements PlayedTable {
  readonly id: string;
  readonly game: Game;
  readonly isTold = false;
  readonly isRated: boolean;
  /** Whether a bot plays on for those whose time is up; else it makes one move. */
  readonly isHandedOver: boolean;
  readonly #room: Pick<Room, 'table' | 'record'>;
  readonly #followed: TableGame;
  readonly #plans: ReadonlySignal<readonly SeatPlan[]>;
  /** Whose time was up, and when. */
  readonly late: ReadonlySignal<readonly Late[]>;
  readonly moment: ReadonlySignal<number>;
  readonly turn: ReadonlySignal<Turn>;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly picture: ReadonlySignal<GamePicture>;
  readonly steps: ReadonlySignal<readonly SeenStep[]>;
  readonly legal: ReadonlySignal<readonly Legal[]>;
  readonly undoRefusal: ReadonlySignal<UndoRefusal | undefined>;
  readonly undoSteps: ReadonlySignal<number>;

  constructor(
    room: Pick<Room, 'table' | 'record'>,
    followed: TableGame,
    read: ReturnType<typeof signalsOf>,
  ) {
    const { game, isHandedOver, own } = followed;
    this.id = room.table;
    this.game = game;
    this.isRated = followed.seating.plan.isRated;
    this.isHandedOver = isHandedOver;
    this.#room = room;
    this.#followed = followed;
    const seating = read(() => followed.seating);
    const told = read(() => followed.told);
    this.#plans = computed(() => plansOf(seating.value, own));
    this.late = read(() => followed.late);
    // What is picked is put back when a move was sent, too.
    this.moment = read(() => 2 * followed.questions + (followed.isSending ? 1 : 0));
    const isSending = read(() => followed.isSending);
    const atDevice = read(() => followed.atDevice);
    this.turn = computed(() => {
      seating.value;
      told.value;
      isSending.value;
      atDevice.value;
      return followed.turn;
    });
    this.viewer = read(() => followed.viewer);
    /** What is drawn is drawn again only when something was told, or another person looks. */
    const drawn = <Value>(draw: () => Value) =>
      computed(() => {
        told.value;
        this.viewer.value;
        return draw();
      });
    this.picture = drawn(() => followed.picture);
    this.steps = drawn(() => followed.steps);
    this.legal = computed(() => {
      this.turn.value;
      return followed.legal;
    });
    this.undoRefusal = read(() => followed.undoRefusal);
    this.undoSteps = read(() => followed.undoSteps);
  }

  /** Everybody at the table; we and those beside us are here. */
  get seats(): readonly SeatPlan[] {
    return this.#plans.value;
  }

  view(): GameState {
    // Who reads it in a computation follows the game.
    this.turn.value;
    return this.#followed.view();
  }

  tryOut(text: string): Result<Trial, RefusalCode> {
    this.turn.value;
    return this.#followed.tryOut(text);
  }

  play(text: string): RefusalCode | undefined {
    return this.#followed.play(text);
  }

  undo(): UndoRefusal | undefined {
    return this.#followed.undo();
  }

  takeDevice(): void {
    this.#followed.takeDevice();
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
function plansOf({ places }: Seating, own: readonly Seat[]): SeatPlan[] {
  const plans = places.map((place, seat): SeatPlan => {
    const name = place.kind === 'person' ? place.name : '';
    const bot = place.kind === 'open' ? undefined : place.bot;
    if (bot !== undefined) return { name, bot };
    return own.includes(seat) ? { name } : { name, isElsewhere: true };
  });
  return withBotNames(plans);
}
