/** Clocks of a table: until when each person may think, and who is late. */
import type { Seat } from '@nyhavn/engine';
import { SECOND_MS, type TablePlan } from '@nyhavn/protocol';
import { revealTime } from './draws.ts';
import { Expiry } from './expiry.ts';
import type { ConnectedSince } from './peers.ts';
import { awaitedAt, botAt, expires, isPersonsOwn, isResting, type TableState } from './state.ts';

/** A player who loses the connection gets so many milliseconds to come back. */
export const RECONNECT_GRACE_MS = 120 * SECOND_MS;

/** The others may hand a seat to a bot after its person was away for so long; in rated games after longer. */
const HANDOVER_GRACE_MS = 60 * SECOND_MS;
const RATED_HANDOVER_GRACE_MS = 180 * SECOND_MS;

/** Milliseconds that a player may be away before the others may hand their seat to a bot. */
export function handoverGrace({ clock, isRated }: TablePlan): number {
  // Correspondence players are away most of the time; their clock moves for them.
  if (clock.kind === 'days') return clock.time;
  return isRated ? RATED_HANDOVER_GRACE_MS : HANDOVER_GRACE_MS;
}

/** A player who comes back has at least so many milliseconds to look around. */
const RETURN_GRACE_MS = 20 * SECOND_MS;

/** A player who comes back after the time for the whole game was used up has so many milliseconds for each move. */
const OVERTIME_MOVE_MS = 30 * SECOND_MS;

/** For each seat the time by which it has to move; null where no clock runs. */
export type Deadlines = readonly (number | null)[];

/** The times at which people's clocks run out, present or not. */
function deadlinesOf(state: TableState): Deadlines {
  const awaited = isResting(state) ? [] : awaitedAt(state);
  return state.seats.map((_, seat) =>
    awaited.includes(seat) && isPersonsOwn(state, seat) ? deadlineOf(state, seat) : null,
  );
}

function deadlineOf({ plan: { clock }, clocks, behind }: TableState, seat: Seat): number | null {
  const own = clocks[seat];
  if (clock.kind === 'none' || !own) return null;
  const since = own.asked + behind;
  if (clock.kind !== 'game') return since + clock.time;
  return since + Math.max(clock.time - own.used, own.isLate ? OVERTIME_MOVE_MS : 0);
}

/** Bots that have not moved after so long are asked again: the server was gone meanwhile. */
const BOT_REMINDER_MS = 60 * SECOND_MS;

/** The clocks of a table in memory, with a more patient one for those who have lost their connection. */
export class Clocks {
  /** The absences while people gather. */
  readonly expiry: Expiry;
  /** For each seat the time before which it is not late. */
  readonly #lateAfter: number[];
  /** The deadline that is stored. */
  #stored: number | null;

  /** No seat is late before the deadline that was stored. */
  constructor(state: TableState, stored: number | null, connectedSince: ConnectedSince) {
    const isPlaying = state.phase === 'playing';
    this.#lateAfter = state.seats.map(() => (isPlaying ? (stored ?? 0) : 0));
    this.#stored = stored;
    this.expiry = new Expiry(state, stored, connectedSince);
  }

  /** Until when each seat may think. */
  deadlines(state: TableState): Deadlines {
    return deadlinesOf(state).map((deadline, seat) =>
      deadline === null ? null : Math.max(deadline, this.#lateAfter[seat] ?? 0),
    );
  }

  /** The seats whose time is up. */
  late(state: TableState, now: number): Seat[] {
    return this.deadlines(state).flatMap((time, seat) =>
      time !== null && time <= now ? [seat] : [],
    );
  }

  /**
   * A player is gone: their deadline moves by the grace period, and not further by going again.
   * With clocks of days there is no grace period.
   */
  lose(state: TableState, seat: Seat, now: number): void {
    if (state.plan.clock.kind === 'days') return;
    const deadline = deadlinesOf(state)[seat] ?? now;
    const most = Math.max(deadline + RECONNECT_GRACE_MS, this.#lateAfter[seat] ?? 0);
    this.#lateAfter[seat] = Math.min(now + RECONNECT_GRACE_MS, most);
  }

  /** A player is back, and the grace period ends soon. */
  welcome(seat: Seat, now: number): void {
    this.#lateAfter[seat] = Math.min(this.#lateAfter[seat] ?? 0, now + RETURN_GRACE_MS);
  }

  /** The next deadline of the table; null if it has none. */
  next(state: TableState, now: number): number | null {
    if (expires(state)) return this.expiry.next(state, now);
    if (state.plan.clock.kind === 'none' || isResting(state)) return null;
    const due = state.drawState?.due;
    // A process that loads the table makes the draw.
    if (due) return due.since + revealTime(state.plan);
    const times = this.deadlines(state).flatMap((time) => (time === null ? [] : [time]));
    const isBotAsked = awaitedAt(state).some((seat) => botAt(state, seat) !== undefined);
    if (isBotAsked) times.push(Math.ceil(now / BOT_REMINDER_MS + 1) * BOT_REMINDER_MS);
    return times.length === 0 ? null : Math.min(...times);
  }

  /** The deadline to store with entries that lead to a state; undefined where no clock runs and none is stored. */
  toStore(after: TableState, now: number): number | null | undefined {
    const { plan, phase } = after;
    const isTimed = plan.clock.kind !== 'none' || phase === 'gathering' || this.#stored !== null;
    return isTimed ? this.next(after, now) : undefined;
  }

  /** Remembers which deadline is stored, and says whether it was another one before. */
  noteStored(deadline: number | null): boolean {
    const isNew = deadline !== this.#stored;
    this.#stored = deadline;
    return isNew;
  }
}
