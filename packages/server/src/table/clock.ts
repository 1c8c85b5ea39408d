/** Clocks of a table: until when each person may think, and who is late. */
import type { Seat } from '@nyhavn/engine';
import type { TablePlan } from '@nyhavn/protocol';
import { Expiry, expires } from './expiry.ts';
import type { HearingSince } from './neighbours.ts';
import { awaitedAt, botAt, isPersonsOwn, isResting, type TableState } from './state.ts';

const SECOND = 1000;

/** Whoever loses the connection gets so many milliseconds to come back. */
export const PATIENCE = 120 * SECOND;

/** The others may hand a seat to a bot after its person was away for so long; in rated games after longer. */
const HANDOVER_GRACE_MS = 60 * SECOND;
const RATED_HANDOVER_GRACE_MS = 180 * SECOND;

/** Milliseconds that somebody may be away before the others may hand their seat to a bot. */
export function handoverGrace({ clock, isRated }: TablePlan): number {
  // Who plays by post is away most of the time; their clock moves for them.
  if (clock.kind === 'days') return clock.time;
  return isRated ? RATED_HANDOVER_GRACE_MS : HANDOVER_GRACE_MS;
}

/** Whoever comes back has at least so long to look around. */
const WELCOME = 20 * SECOND;

/** Whoever comes back after the time for the whole game was used up has so long for each move. */
const OVERTIME = 30 * SECOND;

/** For each seat the time by which it has to move; null where no clock runs. */
export type Deadlines = readonly (number | null)[];

/** When each person's time is up, wherever they are. */
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
  return since + Math.max(clock.time - own.used, own.isLate ? OVERTIME : 0);
}

/** Bots that have not moved after so long are asked again: the server was gone meanwhile. */
const REMINDER = 60 * SECOND;

/** The clocks of a table in memory, with a more patient one for those who have lost their connection. */
export class Clocks {
  /** Who is away while people gather. */
  readonly expiry: Expiry;
  /** Before these times nobody is late. */
  readonly #patience: number[];
  /** The deadline that is stored. */
  #stored: number | null;

  /** Nobody is late before the deadline that was stored. */
  constructor(state: TableState, stored: number | null, hearingSince: HearingSince) {
    const isPlaying = state.phase === 'playing';
    this.#patience = state.seats.map(() => (isPlaying ? (stored ?? 0) : 0));
    this.#stored = stored;
    this.expiry = new Expiry(state, stored, hearingSince);
  }

  /** Whether a deadline is stored. */
  get hasDeadline(): boolean {
    return this.#stored !== null;
  }

  /** Until when each seat may think. */
  deadlines(state: TableState): Deadlines {
    return deadlinesOf(state).map((deadline, seat) =>
      deadline === null ? null : Math.max(deadline, this.#patience[seat] ?? 0),
    );
  }

  /** The seats whose time is up. */
  late(state: TableState, now: number): Seat[] {
    return this.deadlines(state).flatMap((time, seat) =>
      time !== null && time <= now ? [seat] : [],
    );
  }

  /**
   * Somebody is gone: what they are asked may take them so much longer, and not more by going again.
   * Those who play by post need nobody's patience.
   */
  lose(state: TableState, seat: Seat, now: number): void {
    if (state.plan.clock.kind === 'days') return;
    const deadline = deadlinesOf(state)[seat] ?? now;
    const most = Math.max(deadline + PATIENCE, this.#patience[seat] ?? 0);
    this.#patience[seat] = Math.min(now + PATIENCE, most);
  }

  /** Somebody is back, and patience ends soon. */
  welcome(seat: Seat, now: number): void {
    this.#patience[seat] = Math.min(this.#patience[seat] ?? 0, now + WELCOME);
  }

  /** When the table has to be looked at next; null if never. */
  next(state: TableState, now: number): number | null {
    if (expires(state)) return this.expiry.next(state, now);
    if (state.plan.clock.kind === 'none' || isResting(state)) return null;
    const times = this.deadlines(state).flatMap((time) => (time === null ? [] : [time]));
    const isBotAsked = awaitedAt(state).some((seat) => botAt(state, seat) !== undefined);
    if (isBotAsked) times.push(Math.ceil(now / REMINDER + 1) * REMINDER);
    return times.length === 0 ? null : Math.min(...times);
  }

  /** Remembers which deadline is stored, and says whether it was another one before. */
  keep(deadline: number | null): boolean {
    const isNew = deadline !== this.#stored;
    this.#stored = deadline;
    return isNew;
  }
}
