/** Clocks of a table: until when each person may think, and who is late. */
import type { Seat } from '@nyhavn/engine';
import { awaitedAt, botAt, isPersonsOwn, isResting, type TableState } from './state.ts';

const SECOND = 1000;

/** Whoever loses the connection gets so many milliseconds to come back. */
export const PATIENCE = 120 * SECOND;

/** Whoever comes back has at least so long to look around. */
const WELCOME = 20 * SECOND;

/** Whoever comes back after the time for the whole game was used up has so long for each move. */
const OVERTIME = 30 * SECOND;

/** For each seat the time by which it has to move; null where no clock runs. */
export type Deadlines = readonly (number | null)[];

/** When each person's time is up, wherever they are. */
export function deadlinesOf(state: TableState): Deadlines {
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

/** The more patient clock for those who have lost their connection; nothing of it is stored but the next deadline. */
export class Patience {
  /** Before these times nobody is late. */
  readonly #until: number[];

  /** Nobody is late before that time: it is the deadline that was stored. */
  constructor(seats: number, until: number) {
    this.#until = Array.from({ length: seats }, () => until);
  }

  /** Somebody is gone; what they are asked may take them so much longer, and not more by going again. */
  gone(seat: Seat, now: number, deadline: number | null): void {
    const most = Math.max((deadline ?? now) + PATIENCE, this.#until[seat] ?? 0);
    this.#until[seat] = Math.min(now + PATIENCE, most);
  }

  /** Somebody is back, and the patient clock stops soon. */
  back(seat: Seat, now: number): void {
    this.#until[seat] = Math.min(this.#until[seat] ?? 0, now + WELCOME);
  }

  /** Deadlines with the patience that there is. */
  extend(deadlines: Deadlines): Deadlines {
    return deadlines.map((deadline, seat) =>
      deadline === null ? null : Math.max(deadline, this.#until[seat] ?? 0),
    );
  }
}

/** Bots that have not moved after so long are asked again: the server was gone meanwhile. */
const REMINDER = 60 * SECOND;

/** When somebody has to look at the clocks of a table; null if never. */
export function nextLook(state: TableState, deadlines: Deadlines, now: number): number | null {
  if (state.plan.clock.kind === 'none' || isResting(state)) return null;
  const isBotAsked = awaitedAt(state).some((seat) => botAt(state, seat) !== undefined);
  const times = deadlines.flatMap((deadline) => (deadline === null ? [] : [deadline]));
  if (isBotAsked) times.push(Math.ceil(now / REMINDER + 1) * REMINDER);
  return times.length === 0 ? null : Math.min(...times);
}
