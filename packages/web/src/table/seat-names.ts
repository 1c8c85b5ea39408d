/** Names of players in sentences. */
import { isHere, type SeatPlan } from '../store/seats.ts';
import type { Person } from '../words/grammar.ts';
import { say } from '../words/index.ts';
import type { PlayedTable } from './model/played-table.ts';

/** Returns true if there is only one person at the device, so that sentences may say `you`. */
export function isAlone(seats: readonly SeatPlan[]): boolean {
  return seats.filter(isHere).length === 1;
}

/** Returns true if several people share the device. */
export function isPassed(seats: readonly SeatPlan[]): boolean {
  return seats.filter(isHere).length > 1;
}

/** The person at a seat; the only person at the table may be called `You`. */
export function personAt(seats: readonly SeatPlan[], seat: number): Person {
  const { name = '', bot } = seats[seat] ?? {};
  if (name !== '') return { name, isYou: false };
  const { home, setup } = say();
  if (bot !== undefined) return { name: setup.bot, isYou: false };
  const isYou = isAlone(seats) && isHere(seats[seat] ?? { name });
  return { name: isYou ? home.you : setup.defaultName(seat + 1), isYou };
}

/** The name at a seat, as a label: where a verb or a possessive follows, sentences take `personAt`. */
export function nameAt(seats: readonly SeatPlan[], seat: number): string {
  return personAt(seats, seat).name;
}

/** The other seats, clockwise from one. */
export function othersFrom(seats: readonly SeatPlan[], seat: number): number[] {
  return seats.slice(1).map((_, index) => (seat + index + 1) % seats.length);
}

/** The seat of the large house: the viewer's, or that of the person who shall take the device. */
export function shownSeat({ viewer, turn }: Pick<PlayedTable, 'viewer' | 'turn'>): number {
  if (viewer.value !== 'spectator') return viewer.value;
  return turn.value.kind === 'handover' ? turn.value.seat : 0;
}
