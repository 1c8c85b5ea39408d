/** The last set-up of each game. */
import { keepValue, onDatabase } from './database.ts';
import type { TablePlan } from './seats.ts';

/** The level that is offered first: it can be beaten, but not by playing anything. */
export const USUAL_BOT = 'carpenter';

const FIRST_REAL_SEATS: TablePlan['seats'] = [{ name: '' }, { name: '' }, { name: '' }];

/** Set-ups with real dice are kept apart, so that those who play alone find theirs again. */
function keyOf(game: string, isReal: boolean): string {
  return isReal ? `${game} with real dice` : game;
}

/** The last set-up of a game, or the first one if it was never played here. */
export async function lastPlan(
  game: string,
  firstSeats: TablePlan['seats'] = [],
  isReal = false,
): Promise<TablePlan> {
  const kept = await onDatabase((db) => db.get('plans', keyOf(game, isReal)));
  // Older versions stored another kind of real dice.
  if (kept) return { ...kept, game, ...(isReal ? { dice: 'real' } : {}) };
  if (isReal) return { game, seats: FIRST_REAL_SEATS, options: {}, dice: 'real' };
  return { game, seats: firstSeats, options: {} };
}

/** Remembers a set-up. */
export async function keepPlan(plan: TablePlan): Promise<void> {
  const game = keyOf(plan.game, plan.dice !== undefined);
  await keepValue('plans', { ...plan, game });
}
