/** Results and ratings: every closed table is counted, and once. */
import { isGameEntry } from '@nyhavn/protocol';
import type { Store } from '@nyhavn/server/internal';
import type { KeptTable } from '../history/index.ts';
import type { World } from '../world/world.ts';

/** What is wrong with results, ratings and statistics. */
export async function problemsOfResults(
  world: World,
  { db }: Store,
  tables: readonly KeptTable[],
): Promise<string[]> {
  const found: string[] = [];
  const [listed, results, ratings, againstBots, statistics] = await Promise.all([
    db.selectFrom('tables').select(['id', 'is_counted', 'phase']).execute(),
    db.selectFrom('results').selectAll().execute(),
    db.selectFrom('ratings').selectAll().execute(),
    db.selectFrom('ratings_against_bots').selectAll().execute(),
    db.selectFrom('statistics').select('games').execute(),
  ]);
  let played = 0;
  for (const { id, entries } of tables) {
    const opening = entries[0]?.entry;
    if (!opening || isGameEntry(opening) || opening.kind !== 'opened') continue;
    const has = (kind: string) =>
      entries.some(({ entry }) => !isGameEntry(entry) && entry.kind === kind);
    if (!has('closed') || world.rewritten.has(id)) continue;
    if (listed.find((row) => row.id === id)?.is_counted !== 1) found.push(`${id} is not counted`);
    const rows = results.filter((row) => row.table_id === id);
    const expected = has('began') ? opening.plan.seats.length : 0;
    if (rows.length !== expected) found.push(`${id} has ${rows.length} results of ${expected}`);
    if (has('began')) played++;
    if (rows.some((row) => row.rating_after !== null)) world.met('a rated game was counted');
  }
  const counted = statistics.reduce((sum, { games }) => sum + games, 0);
  const others = listed.filter(
    ({ id }) => world.rewritten.has(id) || !tables.some((table) => table.id === id),
  );
  if (counted !== played && others.length === 0)
    found.push(`statistics have ${counted} games of ${played}`);
  const lists = [ratings, againstBots] as const;
  for (const [isAgainstBots, list] of lists.entries())
    for (const { player, game, size, games } of list) {
      // What is left of a deletion that ended early, retention deletes.
      if (world.people.some((one) => one.isLeaving && one.id === player)) continue;
      const rated = results.filter(
        (row) =>
          row.player === player &&
          row.game === game &&
          row.size === size &&
          row.rating_after !== null &&
          Number(row.is_against_bots) === isAgainstBots,
      );
      // A bot at several seats of a table is rated once there.
      const tablesOf = new Set(rated.map((row) => row.table_id));
      if (tablesOf.size !== games)
        found.push(`${player} has ${games} rated games of ${tablesOf.size}`);
    }
  return found;
}
