/** A game over the network, as a table for boards. */
import type { Late, Seating, TableGame } from '@nyhavn/client';
import type { Seat } from '@nyhavn/engine';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { SeatPlan } from '../../../store/seats.ts';
import { withBotNames } from '../../../table/bot-names.ts';
import type { PlayedTable, Turn } from '../../../table/model/played-table.ts';
import type { signalsOf } from '../changes.ts';

/**
 * A game that the server judges: it shows the entries that were received, and sends the moves that
 * are chosen.
 */
export interface OnlineTable extends PlayedTable {
  /** The turns in which the time ran out. */
  readonly late: ReadonlySignal<readonly Late[]>;
  /** True if a bot plays on for players whose time is up; else it makes one move. */
  readonly isHandedOver: boolean;
}

/** A game that this device follows, for boards. */
export function onlineTable(
  id: string,
  followed: TableGame,
  record: ReadonlySignal<string | undefined>,
  read: ReturnType<typeof signalsOf>,
): OnlineTable {
  const seating = read(() => followed.seating);
  const plans = computed(() => plansOf(seating.value, followed.own));
  const told = read(() => followed.told);
  const isSending = read(() => followed.isSending);
  const atDevice = read(() => followed.atDevice);
  const viewer = read(() => followed.viewer);
  /** Reads something again only when one of these has changed. */
  const after = <Value>(signals: readonly ReadonlySignal[], get: () => Value) =>
    computed(() => {
      for (const one of signals) one.value;
      return get();
    });
  const turn = after<Turn>([seating, told, isSending, atDevice], () => followed.turn);
  return {
    id,
    game: followed.game,
    isTold: false,
    isRated: followed.seating.plan.isRated,
    isHandedOver: followed.isHandedOver,
    late: read(() => followed.late),
    // A selection ends when a move was sent, too.
    moment: read(() => 2 * followed.questions + (followed.isSending ? 1 : 0)),
    turn,
    viewer,
    picture: after([told, viewer], () => followed.picture),
    steps: after([told, viewer], () => followed.steps),
    legal: after([turn], () => followed.legal),
    undoRefusal: read(() => followed.undoRefusal),
    undoSteps: read(() => followed.undoSteps),
    /** Everybody at the table; we and those beside us are here. */
    get seats() {
      return plans.value;
    },
    view() {
      // A computation that reads it follows the game.
      turn.value;
      return followed.view();
    },
    tryOut(text) {
      turn.value;
      return followed.tryOut(text);
    },
    play: followed.play.bind(followed),
    undo: followed.undo.bind(followed),
    takeDevice: followed.takeDevice.bind(followed),
    // The server draws.
    tellRefusal: () => 'not-now',
    tell: () => 'not-now',
    drawLots() {},
    record: () => record.value,
  };
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
