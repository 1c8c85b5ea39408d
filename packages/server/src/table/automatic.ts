/** Entries without a command of the players: moves of bots, seats of deleted people, actions of an administrator. */
import { accept, refuse, type Seat } from '@nyhavn/engine';
import type { LiveTable, LiveTableDeps } from './live-table.ts';
import { awaitedAt, botAt, expires, seatsOf, type TableState } from './state.ts';
import type { Verdict } from './votes.ts';

/** True if a seat has not answered since that entry. */
export function isAsked(state: TableState, seat: Seat, askedAt: number): boolean {
  return awaitedAt(state).includes(seat) && state.askedAt[seat] === askedAt;
}

/** A bot moves for its seat, if the seat is still asked what the bot was asked. */
export function botMove(state: TableState, seat: Seat, askedAt: number, move: string): Verdict {
  const isSame = isAsked(state, seat, askedAt) && botAt(state, seat) !== undefined;
  return isSame ? accept([{ by: seat, move }]) : refuse('stale');
}

/** A bot makes one move for a person who is late, and has not moved meanwhile. */
export function lateMove(table: LiveTable, seat: Seat, askedAt: number, move: string): Verdict {
  if (!isAsked(table.state, seat, askedAt) || !table.attendance.late().includes(seat)) {
    return refuse('stale');
  }
  return accept([
    { kind: 'late', seat },
    { by: seat, move },
  ]);
}

/** A bot plays on for a person whose time for the whole game is used up. */
function lateForGood(seat: Seat, bot: string): Verdict {
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

/** An administrator closes the table in any phase. */
export function endedByAdministrator({ phase }: TableState): Verdict {
  return accept(phase === 'closed' ? [] : [{ kind: 'ended', isByAdministrator: true }]);
}

/**
 * The clocks of a table have run out: who is late gets a bot for one move, or with a clock for the whole game for the
 * rest of it. Where there is no clock yet, or none, absence has its consequences.
 */
export async function lookAtClocks(
  table: LiveTable,
  { substitute, botMoves, now }: Pick<LiveTableDeps, 'substitute' | 'botMoves' | 'now'>,
): Promise<void> {
  const { attendance } = table;
  const { isHere, clocks } = attendance;
  const late = await table.read((state) => (expires(state) ? 'expired' : attendance.late()));
  if (late === 'expired') {
    await table.decide((state) => {
      attendance.notice();
      return accept(clocks.expiry.expired(state, isHere, now()));
    });
  } else {
    for (const seat of late) {
      if (table.state.plan.clock.kind !== 'game') botMoves.ask(table, seat, substitute, 'moveLate');
      else
        await table.decide(() =>
          attendance.late().includes(seat) ? lateForGood(seat, substitute) : refuse('stale'),
        );
    }
  }
  await table.read(() => {
    table.askBots();
    attendance.showClocks();
    attendance.scheduleNext();
  });
}
