/** Several processes on one Postgres, for tests: each is a cluster, tables and a bus without sockets. */
import { randomBytes } from 'node:crypto';
import { TablePlan } from '@nyhavn/protocol';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Bus } from '../../src/cluster/bus.ts';
import { Cluster } from '../../src/cluster/cluster.ts';
import { joinBus } from '../../src/cluster/index.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import type { Store } from '../../src/store/store.ts';
import type { BotRunner } from '../../src/table/bot-moves.ts';
import type { LiveTable } from '../../src/table/live-table.ts';
import { Tables, type TablesOptions } from '../../src/table/tables.ts';
import type { Dismissal } from '../../src/wire/sockets.ts';
import { Player } from '../player.ts';
import { type Database, freshDatabase, redisUrl } from '../services/index.ts';

const secret = randomBytes(32);

/** Milliseconds between two looks at the store. */
export const ROUND_MS = 300;

/** A bus on which everything is lost. */
const NOTHING: Bus = {
  subscribe: async () => undefined,
  unsubscribe() {},
  publish() {},
  close: async () => undefined,
};

/** A process of the service without sockets. */
export interface Process {
  readonly store: Store;
  readonly cluster: Cluster;
  readonly tables: Tables;
  readonly isFirst: boolean;
  readonly dismissed: Dismissal[];
  /** The questions to bots here. */
  readonly thought: string[];
  /** The places of reported errors. */
  readonly reported: string[];
}

/** The time by which all processes are ahead of the machine; 0 again after each test. */
export const time = { aheadMs: 0 };
/** The time of all processes. */
export const now = (): number => Date.now() + time.aheadMs;

/** The database of all processes. */
export let database: Database;
let redis: string;
let processes: Process[] = [];
beforeAll(async () => {
  [database, redis] = await Promise.all([freshDatabase(), redisUrl()]);
});
afterAll(() => database.drop());
afterEach(async () => {
  for (const process of processes) await stop(process);
  processes = [];
  time.aheadMs = 0;
});

async function stop({ tables, cluster, store }: Process): Promise<void> {
  tables.stop();
  await cluster.close();
  await store.close();
}

/** Ends a process, as in an orderly stop. */
export async function leave(process: Process): Promise<void> {
  processes.splice(processes.indexOf(process), 1);
  await stop(process);
}

/** Starts a process with that bus: `redis`, `postgres`, `nothing`, or the address of a Redis. */
export async function start(
  how: string,
  choose?: BotRunner['choose'],
  more: Partial<TablesOptions> = {},
): Promise<Process> {
  const store = await openPostgres(database.url);
  const reported: string[] = [];
  const report = (place: string) => void reported.push(place);
  const cluster = new Cluster(store, now, report, { round: ROUND_MS });
  const dismissed: Dismissal[] = [];
  const thought: string[] = [];
  const bots: BotRunner = {
    choose(table, seat, bot) {
      thought.push(`${table.id} ${table.state.askedAt[seat]}`);
      const { rules, game } = table.state;
      if (!game) throw new Error('no game');
      return (
        choose?.(table, seat, bot) ??
        Promise.resolve(rules.notation.format(rules.at(game, seat, 0)))
      );
    },
  };
  const tables = new Tables({
    store,
    bots,
    substitute: 'random',
    now,
    peers: cluster,
    ...more,
  });
  const url = { redis, postgres: undefined }[how] ?? (how.includes(':') ? how : undefined);
  const { bus, isFirst } =
    how === 'nothing'
      ? { bus: NOTHING, isFirst: false }
      : await joinBus({ database: database.url, redis: url, store, secret }, cluster);
  await cluster.join(bus, {
    tables,
    dismiss: (leaving) => dismissed.push(leaving),
    recheck: async () => undefined,
  });
  await tables.start(isFirst);
  const process = { store, cluster, tables, isFirst, dismissed, thought, reported };
  processes.push(process);
  return process;
}

/** A client at a table that also receives the presence of others. */
class Guest extends Player {
  seats: readonly number[] = [];
  spectators = 0;
  present(seats: readonly number[], spectators: number): void {
    this.seats = seats;
    this.spectators = spectators;
  }
}

/** Opens a table of Roll & Write; gives its id. */
export async function open({ tables }: Process, ...seats: object[]): Promise<string> {
  const plan = v.parse(TablePlan, { game: 'roll-and-write', seats, isPublic: true });
  const opened = await tables.open(plan, 'ida');
  if (!opened.ok) throw new Error(opened.reason);
  return opened.value;
}

/** Connects a person to a table by way of a process. */
export async function join(
  { tables }: Process,
  id: string,
  person: string,
): Promise<{ guest: Guest; table: LiveTable }> {
  const guest = new Guest(person);
  const table = await tables.at(id, async (found) => {
    expect(await found.join(guest, 0)).toBeUndefined();
    return found;
  });
  if (!table) throw new Error('no such table');
  return { guest, table };
}

/** A seat for everyone. */
export const OPEN = { kind: 'open' };
/** A person's command to sit. */
export const sit = (person: string) =>
  ({ person, id: 'sit', command: { do: 'sit', name: person } }) as const;

/** The stored deadline of a table; 0 for none. */
export const deadlineOf = async ({ store }: Process, id: string) =>
  (await store.db.selectFrom('tables').select('deadline').where('id', '=', id).executeTakeFirst())
    ?.deadline ?? 0;
