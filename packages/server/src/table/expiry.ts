/**
 * Expiry: at tables that wait, absent people lose their seats, and an abandoned table is closed; a rated game against
 * bots without a clock is lost by its only person who stays away.
 */
import { DAY_MS, type Entry, HOUR_MS, MINUTE_MS, type TablePlan } from '@nyhavn/protocol';
import type { ConnectedSince } from './peers.ts';
import { expires, loneSeatAt, personAt, seatOf, seatsOf, type TableState } from './state.ts';
import { endedAlone } from './votes.ts';

/** An absent person keeps a seat at a table of the lobby for so long: others wait there, or are matched with them. */
const PUBLIC_GRACE_MS = 5 * MINUTE_MS;

/** A table at which nothing happens is closed after so long, even with clients connected. */
const IDLE_MS = 6 * HOUR_MS;

/** The same where people play over days. */
const DAYS_GRACE_MS = 3 * DAY_MS;
const DAYS_IDLE_MS = 14 * DAY_MS;

/** Integrity of ratings: who stays away from a rated game against bots for so long has ended it alone. */
export const LONE_RATED_GRACE_MS = DAY_MS;

/** Milliseconds for which absent people keep their seats. An invitation by link is answered when it is read. */
export function graceOf({ clock, isPublic }: TablePlan): number {
  if (clock.kind === 'days') return DAYS_GRACE_MS;
  return isPublic ? PUBLIC_GRACE_MS : IDLE_MS;
}

function graceAt({ phase, plan }: TableState): number {
  return phase === 'playing' ? LONE_RATED_GRACE_MS : graceOf(plan);
}

function idleOf({ clock }: TablePlan): number {
  return clock.kind === 'days' ? DAYS_IDLE_MS : IDLE_MS;
}

/** The absences at a table that waits for people or for its only person. */
export class Expiry {
  /** The times at which people left, by their ids. */
  readonly #gone = new Map<string, number>();
  readonly #connectedSince: ConnectedSince;

  /** A table that was not in memory had no devices, and so its stored deadline is that of all who sit there. */
  constructor(state: TableState, deadline: number | null, connectedSince: ConnectedSince) {
    this.#connectedSince = connectedSince;
    if (!expires(state)) return;
    const gone = deadline === null ? state.lastTime : deadline - graceAt(state);
    for (const person of peopleOf(state)) this.#gone.set(person, gone);
  }

  /** Takes note of who is here, and who has gone just now. */
  notice(state: TableState, isHere: (person: string) => boolean, now: number): void {
    if (!expires(state)) return;
    for (const person of peopleOf(state)) {
      if (isHere(person)) this.#gone.delete(person);
      else if (!this.#gone.has(person)) this.#gone.set(person, now);
    }
  }

  /** The next deadline of the table; people who are here now may be gone by then. */
  next(state: TableState, now: number): number {
    const { plan, lastTime } = state;
    const grace = graceAt(state);
    const people = peopleOf(state);
    if (state.phase === 'playing') return this.#lostSince(state, now) + grace;
    const since = people.map((person) => this.#goneSince(person, now));
    return Math.min(
      lastTime + idleOf(plan),
      ...(people.length > 0 ? since : [lastTime]).map((time) => time + grace),
    );
  }

  /** The consequences of absence: free seats, another host, or a closed table. */
  expired(state: TableState, isHere: (person: string) => boolean, now: number): readonly Entry[] {
    const { plan, lastTime, host } = state;
    if (!expires(state)) return [];
    const lone = loneSeatAt(state);
    if (state.phase === 'playing' && lone !== undefined) {
      const isLost = this.#lostSince(state, now) + LONE_RATED_GRACE_MS <= now;
      return isLost ? [endedAlone(lone)] : [];
    }
    if (lastTime + idleOf(plan) <= now) return [{ kind: 'ended', isExpired: true }];
    const grace = graceOf(plan);
    const people = peopleOf(state);
    const isStaying = (person: string) => this.#goneSince(person, now) + grace > now;
    const staying = people.filter(isStaying);
    const left = people
      .filter((person) => !isStaying(person))
      .flatMap((person) => seatsOf(state, person).map((seat) => ({ kind: 'left', seat }) as const));
    if (staying.length === 0) {
      const isOver = left.length > 0 || lastTime + grace <= now;
      return isOver ? [...left, { kind: 'ended', isExpired: true }] : [];
    }
    const isHostSeated = seatOf(state, host) !== undefined;
    const isHostThere = isHostSeated
      ? isStaying(host)
      : isHere(host) || this.#connectedSince() === undefined;
    const heir = staying.find(isHere);
    const isPassedOn = !isHostThere && heir !== undefined;
    return isPassedOn ? [...left, { kind: 'host', person: heir }] : left;
  }

  /** Since when the only person neither has a device here nor moves; over HTTP people move without one. */
  #lostSince(state: TableState, now: number): number {
    const since = peopleOf(state).map((person) => this.#goneSince(person, now));
    return Math.max(state.lastTime, ...since);
  }

  /** Since when a person is away for certain: while another process may serve them unheard, since now. */
  #goneSince(person: string, now: number): number {
    const gone = this.#gone.get(person);
    const connectedSince = this.#connectedSince();
    return gone === undefined || connectedSince === undefined
      ? now
      : Math.max(gone, connectedSince);
  }
}

/** The people who sit at a table. */
function peopleOf(state: TableState): string[] {
  const people = state.seats.flatMap((_, seat) => personAt(state, seat) ?? []);
  return [...new Set(people)];
}
