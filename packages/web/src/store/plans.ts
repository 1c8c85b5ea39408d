/** How each game was set up last, so that it is one tap away. */
import { database } from './database.ts';
import type { TablePlan } from './seats.ts';

const FIRST_PLANS: Readonly<Record<string, TablePlan['seats']>> = {
  'roll-and-write': [
    { name: '' },
    { name: 'Freja', bot: 'greedy' },
    { name: 'Magnus', bot: 'greedy' },
  ],
  copenhagen: [{ name: '' }, { name: 'Freja', bot: 'greedy' }],
};

/** The last set-up of a game, or one for somebody who has never played it. */
export async function lastPlan(game: string): Promise<TablePlan> {
  const kept = await (await database()).get('plans', game);
  return kept ?? { game, seats: FIRST_PLANS[game] ?? [], options: {} };
}

/** Remembers a set-up. */
export async function keepPlan(plan: TablePlan): Promise<void> {
  await (await database()).put('plans', plan);
}
