/** What happens at a table without a command of its players: moves of bots, seats of deleted people, an administrator. */
import { accept, refuse, type Seat } from '@nyhavn/engine';
import { awaitedAt, botAt, seatsOf, type TableState } from './state.ts';
import type { Verdict } from './votes.ts';

/** Whether a seat is still asked what it was asked at that entry. */
export function isAsked(state: TableState, seat: Seat, askedAt: number): boolean {
  return awaitedAt(state).includes(seat) && state.askedAt[seat] === askedAt;
}

/** A bot moves for its seat, if the seat is still asked what the bot was asked. */
export function botMove(state: TableState, seat: Seat, askedAt: number, move: string): Verdict {
  const isSame = isAsked(state, seat, askedAt) && botAt(state, seat) !== undefined;
  return isSame ? accept([{ by: seat, move }]) : refuse('stale');
}

/** A bot makes one move for a person who is late. */
export function lateMove(state: TableState, seat: Seat, askedAt: number, move: string): Verdict {
  if (!isAsked(state, seat, askedAt)) return refuse('stale');
  return accept([
    { kind: 'late', seat },
    { by: seat, move },
  ]);
}

/** A bot plays on for a person whose time for the whole game is used up. */
export function lateForGood(seat: Seat, bot: string): Verdict {
  return accept([
    { kind: 'late', seat },
    { kind: 'handed', seat, bot },
  ]);
}

/** A person is gone for good: their seats are free again, or a bot plays on. */
export function abandoned(state: TableState, person: string, bot: string): Verdict {
  const { phase } = state;
  const seats = seatsOf(state, person);
  if (phase === 'closed') return accept([]);
  if (phase === 'gathering') return accept(seats.map((seat) => ({ kind: 'left', seat })));
  const played = seats.filter((seat) => botAt(state, seat) === undefined);
  return accept(played.map((seat) => ({ kind: 'handed', seat, bot })));
}

/** An administrator ends the table, whatever is played there. */
export function endedByAdministrator({ phase }: TableState): Verdict {
  return accept(phase === 'closed' ? [] : [{ kind: 'ended', isByAdministrator: true }]);
}
