/** Judges a world that has come to its end: by its store, by what people heard, and by what they were told. */
import type { Store } from '@nyhavn/server/internal';
import { type KeptTable, problemsIn } from '../history/index.ts';
import type { World } from '../world/world.ts';

/** The longest that one look at the store may take. */
const READING_MS = 60_000;

/** Everything that is wrong. */
export async function judge(world: World): Promise<string[]> {
  const store = world.servers.find(({ isRunning }) => isRunning)?.running?.store;
  if (!store) return ['no server runs at the end'];
  const read = <Value>(reading: Promise<Value>) =>
    world.scheduler.until(reading, world.scheduler.now + READING_MS);
  const tables = await read(tablesIn(world, store));
  const clients = world.people.flatMap(({ logs }) => logs);
  const accusations = await read(Promise.all(world.people.map((one) => one.accusations())));
  return [
    ...world.truths.problems,
    ...accusations.flat(),
    ...problemsIn({ tables, clients, isOver: true })
      .filter(({ kind }) => kind !== 'timed out')
      .map(({ kind, table, what }) => `${kind}: ${table}: ${what}`),
  ];
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
