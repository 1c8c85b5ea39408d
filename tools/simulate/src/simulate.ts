/** Runs one seed: a world begins, is in bad weather for a while, becomes calm, and is judged. */

import { seededRandom } from '@nyhavn/bots';
import { judge } from './checks/judge.ts';
import { ENDING_MS, isAllOver, tablesLeft, waitUntilCounted } from './ending.ts';
import type { Planted } from './planted/planted.ts';
import type { Situation } from './situations.ts';
import { loadEngine, openSimulatedSqlite, readyDatabase, SimulatedDisk } from './stores/index.ts';
import { Machine } from './world/machine.ts';
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

/** No world has so many events in minutes, or in a day. */
const MAX_EVENTS = 150_000;
const MAX_EVENTS_PER_DAY = 5_000_000;

let prepared: Promise<Prepared> | undefined;

/** Runs a seed. */
export async function simulate(seed: string, options: RunOptions = {}): Promise<Outcome> {
  prepared ??= prepare();
  const { days = 0, ...others } = options;
  const maxEvents = MAX_EVENTS + MAX_EVENTS_PER_DAY * days;
  const world = new World({ seed, days, maxEvents, prepared: await prepared, ...others });
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
      problems.push(`not over after ${ENDING_MS / 60_000} minutes: ${tablesLeft(world)}`);
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
