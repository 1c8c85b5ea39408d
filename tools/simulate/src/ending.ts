/** How a world comes to its end: games are ended, and results are counted. */
import type { PlannedTable } from './world/plan.ts';
import type { World } from './world/world.ts';

const MINUTE_MS = 60_000;

/** After the weather everybody has so long to end their games. */
export const ENDING_MS = 30 * MINUTE_MS;

/** Results are counted within so many milliseconds, and it is looked for so often. */
const COUNTING_MS = 2 * MINUTE_MS;
const STEP_MS = 2500;

/** Results are counted a moment after a game, or later where the store was gone; and everybody hears the last of it. */
export async function waitUntilCounted(world: World): Promise<void> {
  const { scheduler, servers, people } = world;
  for (const end = scheduler.now + COUNTING_MS; scheduler.now < end; ) {
    await scheduler.runUntil(() => false, scheduler.now + STEP_MS);
    if (!people.every((one) => one.knowsAll((table) => world.nextOf(table)))) continue;
    const db = servers.find(({ isRunning }) => isRunning)?.running?.store.db;
    if (!db) continue;
    const counted = db.selectFrom('tables').select('id').where('is_counted', '=', 1).execute();
    const rows = await scheduler.until(counted, scheduler.now + MINUTE_MS).catch(() => []);
    const ids = new Set(rows.map(({ id }) => id));
    const left = [...world.tables.values()].filter(
      (id) => !world.rewritten.has(id) && !ids.has(id),
    );
    if (left.length === 0) return;
  }
}

/** True if all servers run, and all games are over. */
export function isAllOver(world: World): boolean {
  if (!world.servers.every(({ isRunning }) => isRunning)) return false;
  // Whoever is deleted opens no table any more.
  const isOpen = ({ people: [host = 0] }: PlannedTable, number: number) =>
    world.tables.has(number) || world.people[host]?.isLeaving === true;
  if (!world.plan.tables.every(isOpen)) return false;
  return tablesLeft(world).length === 0;
}

/** Who is at which table that has not ended; one that somebody was deleted from may rest for ever. */
export function tablesLeft(world: World): string[] {
  const { rewritten } = world;
  return world.people.flatMap(({ name, isLeaving, players, tables }) =>
    [...tables]
      .filter((table) => !isLeaving && !rewritten.has(table))
      .filter((table) => players.get(table)?.isOver !== true)
      .map((table) => `${name} at ${table}`),
  );
}
