/** The bots by name, without their programs, which only the thread in which they think needs. */

import type { SeatPlan } from '../store/seats.ts';

/** The names of the levels, from the weakest to the strongest; a test compares them. */
export const BOT_NAMES: readonly string[] = [
  'apprentice',
  'carpenter',
  'foreman',
  'architect',
  'harbour-master',
];

/** The levels, and the bot that sits there already, even one of an old game. */
export function botsToChoose(present: string | undefined): readonly string[] {
  if (present === undefined || BOT_NAMES.includes(present)) return BOT_NAMES;
  return [present, ...BOT_NAMES];
}

const GIVEN_NAMES = ['Freja', 'Magnus', 'Signe', 'Anders'];

/** A given name that no seat at the table has yet. */
export function freeName(seats: readonly SeatPlan[]): string {
  const taken = seats.map(({ name }) => name);
  return GIVEN_NAMES.find((name) => !taken.includes(name)) ?? '';
}

/** The same seats, with given names for the bots that have none: the same ones on every device. */
export function withBotNames(seats: readonly SeatPlan[]): SeatPlan[] {
  const named = [...seats];
  for (const [seat, plan] of named.entries()) {
    if (plan.name === '' && plan.bot !== undefined)
      named[seat] = { ...plan, name: freeName(named) };
  }
  return named;
}
