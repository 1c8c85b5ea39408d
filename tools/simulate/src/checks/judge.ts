/** Judges a world that has come to its end: by its store, by what people heard, and by what they were told. */
import type { Store } from '@nyhavn/server/internal';
import { type KeptTable, type ProblemKind, problemsIn } from '../history/index.ts';
import type { World } from '../world/world.ts';
import { problemsOfMemory } from './bounds.ts';
import { problemsOfClocks } from './clocks.ts';
import { problemsOfDeletions } from './deletions.ts';
import { meet } from './met.ts';
import { problemsOfResults } from './results.ts';

/** The longest that one look at the store may take. */
const READING_MS = 60_000;

/** What a deletion changes: names stood where others stand now, and draws depend on all that was before them. */
const CHANGED_BY_DELETION: ReadonlySet<ProblemKind> = new Set([
  'not replayable',
  'out of nowhere',
  'not converged',
  // A game that nobody plays any more rests.
  'not ended',
]);

/** Everything that is wrong. */
export async function judge(world: World): Promise<string[]> {
  const store = world.servers.find(({ isRunning }) => isRunning)?.running?.store;
  if (!store) return ['no server runs at the end'];
  // A line that has been silent is noticed by the first who asks.
  const read = async <Value>(reading: () => Promise<Value>) => {
    const once = () => world.scheduler.until(reading(), world.scheduler.now + READING_MS);
    return once().catch(once).catch(once);
  };
  const tables = await read(() => tablesIn(world, store));
  for (const table of tables) meet(world, table);
  const { rewritten } = world;
  const accusations = await read(() =>
    Promise.all(world.people.map((one) => one.accusations(rewritten))),
  );
  return [
    ...world.truths.problems,
    ...world.appends.problems,
    ...world.faulty,
    ...accusations.flat(),
    ...problemsOfHistory(world, tables, rewritten),
    ...tables.flatMap((table) => problemsOfClocks(table, world.appends)),
    ...tables.flatMap(({ id, entries }) => world.appends.missingIn(id, entries, rewritten.has(id))),
    ...(await read(() => problemsOfResults(world, store, tables))),
    ...(await read(() => problemsOfDeletions(store, world.people))),
    ...(await problemsOfMemory(world)),
  ];
}

function problemsOfHistory(
  world: World,
  tables: readonly KeptTable[],
  rewritten: ReadonlySet<string>,
): string[] {
  const clients = world.people.flatMap(({ isLeaving, logs }) => (isLeaving ? [] : logs));
  return problemsIn({ tables, clients, isOver: true })
    .filter(({ kind }) => kind !== 'timed out')
    .filter(({ kind, table }) => !rewritten.has(table) || !CHANGED_BY_DELETION.has(kind))
    .map(({ kind, table, what }) => `${kind}: ${table}: ${what}`);
}

async function tablesIn(world: World, store: Store): Promise<KeptTable[]> {
  const ids = [...world.tables.values()];
  return Promise.all(
    ids.map(async (id) => {
      const stored = await store.journal.load(id);
      const listed = stored?.listed ?? { phase: 'gathering', openSeats: 0 };
      return { id, entries: stored?.entries ?? [], listed };
    }),
  );
}
