/** Expiry of tables that wait for people: absent people lose their seats, and an abandoned table is closed. */
import type { Entry, TablePlan } from '@nyhavn/protocol';
import { personAt, seatOf, seatsOf, type TableState } from './state.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** An absent person keeps a seat at a table of the lobby for so long: others wait there, or are matched with them. */
const PUBLIC_GRACE_MS = 5 * MINUTE_MS;

/** A table at which nothing happens is closed after so long, even with clients connected. */
const IDLE_MS = 6 * HOUR_MS;

/** The same where people play over days. */
const DAYS_GRACE_MS = 3 * DAY_MS;
const DAYS_IDLE_MS = 14 * DAY_MS;

/** Milliseconds for which absent people keep their seats. An invitation by link is answered when it is read. */
export function graceOf({ clock, isPublic }: TablePlan): number {
  if (clock.kind === 'days') return DAYS_GRACE_MS;
  return isPublic ? PUBLIC_GRACE_MS : IDLE_MS;
}

function idleOf({ clock }: TablePlan): number {
  return clock.kind === 'days' ? DAYS_IDLE_MS : IDLE_MS;
}

/** Who is away from a table that waits for people, and since when. */
export class Expiry {
  /** When absent people went, by their ids. */
  readonly #gone = new Map<string, number>();

  /** A table that was not in memory had no devices, and so its stored deadline is that of all who sit there. */
  constructor(state: TableState, deadline: number | null) {
    if (state.phase !== 'gathering') return;
    const gone = deadline === null ? state.lastTime : deadline - graceOf(state.plan);
    for (const person of peopleOf(state)) this.#gone.set(person, gone);
  }

  /** Takes note of who is here, and who has gone just now. */
  notice(state: TableState, isHere: (person: string) => boolean, now: number): void {
    if (state.phase !== 'gathering') return;
    for (const person of peopleOf(state)) {
      if (isHere(person)) this.#gone.delete(person);
      else if (!this.#gone.has(person)) this.#gone.set(person, now);
    }
  }

  /** When the table has to be looked at next; those who are here now may be gone by then. */
  next(state: TableState, now: number): number {
    const { plan, lastTime } = state;
    const grace = graceOf(plan);
    const people = peopleOf(state);
    const since = people.map((person) => this.#gone.get(person) ?? now);
    return Math.min(
      lastTime + idleOf(plan),
      ...(people.length > 0 ? since : [lastTime]).map((time) => time + grace),
    );
  }

  /** What follows from absence: free seats, another host, or that the table is closed. */
  expired(state: TableState, isHere: (person: string) => boolean, now: number): readonly Entry[] {
    const { plan, lastTime, host } = state;
    if (state.phase !== 'gathering') return [];
    if (lastTime + idleOf(plan) <= now) return [{ kind: 'ended', isExpired: true }];
    const grace = graceOf(plan);
    const people = peopleOf(state);
    const isStaying = (person: string) => (this.#gone.get(person) ?? now) + grace > now;
    const staying = people.filter(isStaying);
    const left = people
      .filter((person) => !isStaying(person))
      .flatMap((person) => seatsOf(state, person).map((seat) => ({ kind: 'left', seat }) as const));
    if (staying.length === 0) {
      const isOver = left.length > 0 || lastTime + grace <= now;
      return isOver ? [...left, { kind: 'ended', isExpired: true }] : [];
    }
    const isHostThere = seatOf(state, host) === undefined ? isHere(host) : isStaying(host);
    const heir = staying.find(isHere);
    const isPassedOn = !isHostThere && heir !== undefined;
    return isPassedOn ? [...left, { kind: 'host', person: heir }] : left;
  }
}

/** The people who sit at a table. */
function peopleOf(state: TableState): string[] {
  const people = state.seats.flatMap((_, seat) => personAt(state, seat) ?? []);
  return [...new Set(people)];
}
