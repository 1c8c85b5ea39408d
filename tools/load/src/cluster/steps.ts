/** The measurements, one after the other. Each starts its own servers and throws them away. */
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres, ResultsRecorder } from '@nyhavn/server/internal';
import { within } from '../within.ts';
import { newGuest } from './bot-table.ts';
import { Crowd, difference, type Figures, type Spread } from './crowd.ts';
import { type Cost, MeasuredCluster, type Sizes } from './measured-cluster.ts';

/** Tables that are opened beforehand for those whose game ends while it is measured. */
const SPARE_TABLES = 400;

/** All tables together make so many moves a second when they play calmly. */
const CALM_MOVES_PER_SECOND = 300;

/** Milliseconds of playing: before anything is measured, at full speed, calmly. */
const WARM_MS = 2500;
const FULL_MS = 4000;
const CALM_MS = 4000;

/** Tables by which processes are compared. */
const TABLES = 100;

/** One number of processes, and where the clients of a table are. */
export interface ProcessesRow {
  readonly processes: number;
  readonly spread: Spread;
  readonly full: Figures;
  readonly calm: Figures;
  readonly before: Sizes;
  readonly after: Sizes;
}

/** Something that was done so often. */
interface MeasuredStep {
  readonly times: number;
  readonly cost: Cost;
  readonly stored: number;
  readonly log: number;
}

/** Does something with a cluster, and closes it in any case. */
export async function inCluster<Value>(
  processes: number,
  node: readonly string[],
  act: (cluster: MeasuredCluster) => Promise<Value>,
): Promise<Value> {
  const cluster = await MeasuredCluster.open(processes, node);
  try {
    return await act(cluster);
  } finally {
    await cluster.stop();
  }
}

/** One, two or three processes at full speed and calmly; where there are several, with a table's clients together and apart. */
export function measureProcesses(
  processes: number,
  node: readonly string[],
): Promise<ProcessesRow[]> {
  return inCluster(processes, node, async (cluster) => {
    const rows: ProcessesRow[] = [];
    const spreads: readonly Spread[] = processes === 1 ? ['together'] : ['together', 'apart'];
    for (const spread of spreads) {
      await cluster.prepare(TABLES + SPARE_TABLES);
      const crowd = new Crowd(cluster, spread);
      await crowd.seat(TABLES);
      await crowd.play({ time: WARM_MS });
      await cluster.prepare(SPARE_TABLES);
      const before = await cluster.sizes();
      const full = await crowd.play({ time: FULL_MS });
      const after = await cluster.sizes();
      const calm = await crowd.play({
        time: CALM_MS,
        between: (1000 * TABLES) / CALM_MOVES_PER_SECOND,
      });
      rows.push({ processes, spread, full, calm, before, after });
      crowd.leave();
    }
    return rows;
  });
}

/** One number of tables at one process. */
interface TablesRow {
  readonly tables: number;
  readonly full: Figures;
  readonly sizes: Sizes;
}

/** The cost of growing numbers of tables, of opening them, and of idle ones. */
export interface TablesFound {
  readonly rows: readonly TablesRow[];
  readonly opening: MeasuredStep;
  /** Closed tables that two processes together count in a second, into results and statistics. */
  readonly counted: number;
  readonly idle: { readonly tables: number; readonly seconds: number; readonly cost: Cost };
}

/** The numbers of tables that are compared, and milliseconds in which the last of them do nothing. */
const TABLE_COUNTS = [10, 100, 1000, 3000];
const IDLE_MS = 12_000;

/** Tables that are opened to see what that costs. */
const OPENED_TABLES = 1000;

/** Tables at one process, more and more of them. */
export function measureTables(node: readonly string[]): Promise<TablesFound> {
  return inCluster(1, node, async (cluster) => {
    await cluster.prepare(SPARE_TABLES);
    // Looking at memory takes time, and comes before and after.
    const sizes = await cluster.sizes();
    const cost = await cluster.cost();
    await cluster.prepare(SPARE_TABLES + OPENED_TABLES);
    const costAfter = await cluster.cost();
    const sizesAfter = await cluster.sizes();
    const opening = {
      times: OPENED_TABLES,
      cost: difference(costAfter, cost),
      stored: sizesAfter.stored - sizes.stored,
      log: sizesAfter.log - sizes.log,
    };
    const crowd = new Crowd(cluster, 'together');
    const rows: TablesRow[] = [];
    for (const tables of TABLE_COUNTS) {
      await cluster.prepare(tables - crowd.size + SPARE_TABLES);
      await crowd.seat(tables);
      await crowd.play({ time: WARM_MS });
      await cluster.prepare(SPARE_TABLES);
      const full = await crowd.play({ time: FULL_MS });
      rows.push({ tables, full, sizes: await cluster.sizes() });
    }
    await pause(2000);
    const before = await cluster.cost();
    await pause(IDLE_MS);
    const idleCost = difference(await cluster.cost(), before);
    const idle = { tables: crowd.size, seconds: IDLE_MS / 1000, cost: idleCost };
    crowd.leave();
    return { rows, opening, idle, counted: await measureCounting(cluster) };
  });
}

/** Has all closed tables counted once more, by two at the same time. */
async function measureCounting({ store: { db }, database }: MeasuredCluster): Promise<number> {
  const stores = [await openPostgres(database), await openPostgres(database)];
  const countings = stores.map((store) => new ResultsRecorder(store));
  await db.deleteFrom('results').execute();
  const tables = await db
    .updateTable('tables')
    .set({ is_counted: 0 })
    .where('is_counted', '=', 1)
    .returning('id')
    .execute();
  const began = performance.now();
  for (const [index, { id }] of tables.entries()) countings[index % 2]?.record(id);
  const counting = Promise.all(countings.map((one) => one.done()));
  await within(60_000, `counting ${tables.length} tables`, counting);
  const perSecond = (1000 * tables.length) / (performance.now() - began);
  for (const store of stores) await store.close();
  return perSecond;
}

/** One number of people who look on at each table, beside the two who play. */
export interface SpectatorsRow {
  readonly spectators: number;
  readonly figures: Figures;
}

/** The numbers of them, and the tables, at two processes. */
const AUDIENCES = [0, 8, 32];

/** Tables at which they look on. */
const WATCHED_TABLES = 40;

/** People who look on at tables whose players are apart. */
export function measureSpectators(node: readonly string[]): Promise<SpectatorsRow[]> {
  return inCluster(2, node, async (cluster) => {
    const rows: SpectatorsRow[] = [];
    const port = cluster.servers[0]?.port ?? 0;
    const most = Math.max(...AUDIENCES);
    const cookies: string[] = [];
    while (cookies.length < most) cookies.push(await within(10_000, 'a guest', newGuest(port)));
    for (const spectators of AUDIENCES) {
      await cluster.prepare(WATCHED_TABLES + SPARE_TABLES);
      const crowd = new Crowd(cluster, 'apart');
      await crowd.seat(WATCHED_TABLES, cookies.slice(0, spectators));
      await crowd.play({ time: WARM_MS });
      rows.push({ spectators, figures: await crowd.play({ time: FULL_MS }) });
      crowd.leave();
      await pause(500);
    }
    return rows;
  });
}

/** The cost of moves in a part of a game. */
export interface PartRow {
  readonly from: number;
  readonly to: number;
  readonly figures: Figures;
}

/** The cost of reading a table with so many entries. */
export interface LoadRow {
  readonly entries: number;
  readonly milliseconds: number;
  readonly postgres: number;
}

/** Moves of a part, parts of a game (every random game has more), and tables at which they are made. */
const PART_MOVES = 20;
const PARTS = 4;
const LONG_TABLES = 150;

/** Entries of tables that are read, and how often. */
const ENTRY_COUNTS = [10, 100, 1000];
const READ_TABLES = 200;

/** Moves early and late in a game, and reading tables. */
export function measureLength(
  node: readonly string[],
): Promise<{ readonly parts: readonly PartRow[]; readonly loads: readonly LoadRow[] }> {
  return inCluster(1, node, async (cluster) => {
    await cluster.prepare(LONG_TABLES + SPARE_TABLES);
    const warm = new Crowd(cluster, 'together');
    await warm.seat(TABLES);
    await warm.play({ time: 2 * WARM_MS });
    warm.leave();
    await cluster.prepare(LONG_TABLES);
    const crowd = new Crowd(cluster, 'together');
    await crowd.seat(LONG_TABLES);
    const parts: PartRow[] = [];
    for (let part = 0; part < PARTS; part++) {
      const figures = await crowd.play({ time: 30_000, most: PART_MOVES });
      parts.push({ from: part * PART_MOVES + 1, to: (part + 1) * PART_MOVES, figures });
    }
    crowd.leave();
    const loads: LoadRow[] = [];
    for (const entries of ENTRY_COUNTS) loads.push(await measureLoad(cluster, entries));
    return { parts, loads };
  });
}

async function measureLoad(cluster: MeasuredCluster, entries: number): Promise<LoadRow> {
  const [table = ''] = (await cluster.place()).split(' ');
  const { journal } = cluster.store;
  const entry = { by: 0, move: 'draw B3 a1,b1,b2 x=b2 dice=BBW' } as const;
  const rest = Array.from({ length: entries - 1 }, () => entry);
  await journal.append(table, 1, { entries: rest, time: Date.now() });
  for (let time = 0; time < READ_TABLES / 4; time++) await journal.load(table);
  const before = await cluster.cost();
  const began = performance.now();
  const reading = async () => {
    for (let time = 0; time < READ_TABLES; time++) await journal.load(table);
  };
  await within(60_000, `reading a table with ${entries} entries`, reading());
  const milliseconds = (performance.now() - began) / READ_TABLES;
  const { postgres } = difference(await cluster.cost(), before);
  return { entries, milliseconds, postgres: postgres / READ_TABLES };
}
