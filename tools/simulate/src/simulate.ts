/** Runs one seed: a world begins, is in bad weather for a while, becomes calm, and is judged. */

import { seededRandom } from '@nyhavn/bots';
import { judge } from './checks/judge.ts';
import type { Planted } from './planted/planted.ts';
import type { Situation } from './situations.ts';
import { loadEngine, openSimulatedSqlite, readyDatabase, SimulatedDisk } from './stores/index.ts';
import { Machine } from './world/machine.ts';
import type { PlannedTable } from './world/plan.ts';
import { EndlessError, Scheduler } from './world/scheduler.ts';
import { begin } from './world/story.ts';
import { type Prepared, World } from './world/world.ts';

/** What a run has come to. */
export interface Outcome {
  readonly seed: string;
  /** Everything that is wrong; nothing, if all is well. */
  readonly problems: readonly string[];
  readonly situations: ReadonlySet<Situation>;
  /** Milliseconds of virtual time, and events. */
  readonly time: number;
  readonly events: number;
}

/** How a seed is run. */
export interface RunOptions {
  readonly days?: number;
  readonly planted?: Planted;
  readonly trace?: (line: string) => void;
}

/** After the weather everybody has so long to end their games, and servers to count them. */
const MINUTE_MS = 60_000;
const ENDING_MS = 30 * MINUTE_MS;

/** Results are counted within so many milliseconds, and it is looked for so often. */
const COUNTING_MS = 2 * MINUTE_MS;
const STEP_MS = 2500;

let prepared: Promise<Prepared> | undefined;

/** Runs a seed. */
export async function simulate(seed: string, options: RunOptions = {}): Promise<Outcome> {
  prepared ??= prepare();
  const { days = 0, ...others } = options;
  const world = new World({ seed, days, prepared: await prepared, ...others });
  const problems: string[] = [];
  const pullOut = options.planted?.plant?.();
  try {
    begin(world);
    const { scheduler, plan } = world;
    await scheduler.runUntil(() => false, plan.duration);
    world.calm();
    world.isEnding = true;
    const end = scheduler.now + ENDING_MS;
    const isOver = await scheduler.runUntil(() => isAllOver(world), end);
    if (!isOver)
      problems.push(`not over after ${ENDING_MS / MINUTE_MS} minutes: ${tablesLeft(world)}`);
    await waitUntilCounted(world);
    problems.push(...(await judge(world)));
  } catch (error) {
    problems.push(error instanceof EndlessError ? 'something goes on for ever' : describe(error));
  } finally {
    pullOut?.();
    for (const server of world.servers) server.crash();
  }
  const { situations } = world;
  return { seed, problems, situations, time: world.scheduler.now, events: world.scheduler.events };
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Results are counted a moment after a game, or later where the store was gone; and everybody hears the last of it. */
async function waitUntilCounted(world: World): Promise<void> {
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

function isAllOver(world: World): boolean {
  if (!world.servers.every(({ isRunning }) => isRunning)) return false;
  // Whoever is deleted opens no table any more.
  const isOpen = ({ people: [host = 0] }: PlannedTable, number: number) =>
    world.tables.has(number) || world.people[host]?.isLeaving === true;
  if (!world.plan.tables.every(isOpen)) return false;
  return tablesLeft(world).length === 0;
}

/** Who is at which table that has not ended; one that somebody was deleted from may rest for ever. */
function tablesLeft(world: World): string[] {
  const { rewritten } = world;
  return world.people.flatMap(({ name, isLeaving, players, tables }) =>
    [...tables]
      .filter((table) => !isLeaving && !rewritten.has(table))
      .filter((table) => players.get(table)?.isOver !== true)
      .map((table) => `${name} at ${table}`),
  );
}

/** Databases that are ready, made once. */
async function prepare(): Promise<Prepared> {
  await loadEngine();
  const disk = new SimulatedDisk();
  const random = seededRandom('prepared');
  const scheduler = new Scheduler();
  const machine = new Machine(scheduler, random);
  const { timeOfDay } = machine;
  const opening = openSimulatedSqlite({ machine: { disk, random, timeOfDay }, runtime: machine });
  const { store } = await scheduler.until(opening, 60_000);
  await scheduler.until(store.close(), 60_000);
  return { disk, database: await readyDatabase() };
}
