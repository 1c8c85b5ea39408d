/** The model of Postgres keeps what Postgres promises: the same store runs on both, and both are told the same. */
import { seededRandom } from '@nyhavn/bots';
import { PostgresModel, type SimulatedTime } from '@nyhavn/simulate/stores';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { type Database, freshDatabase } from '../services/index.ts';
import { storeContract } from './contract.ts';

const time: SimulatedTime = {
  timeOfDay: Date.now,
  later(milliseconds, act) {
    if (milliseconds === 0) {
      const immediate = setImmediate(act);
      return () => clearImmediate(immediate);
    }
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};

storeContract('the model of Postgres', async () => {
  const model = new PostgresModel({ time });
  const open = () => openPostgres('', undefined, undefined, { driver: model.host().driver });
  const [one, other] = await Promise.all([open(), open()]);
  return {
    one,
    other,
    async close() {
      await Promise.all([one.close(), other.close()]);
    },
  };
});

const SCHEMA = `
  create table parents (id integer primary key, worth integer not null, name text unique);
  create table children (id integer primary key, parent integer not null references parents (id));
  insert into parents (id, worth, name) values (1, 10, 'a'), (2, 10, 'b'), (3, 20, null);
  insert into children (id, parent) values (1, 1)`;

const STATE = [
  'select id, worth, name from parents order by id',
  'select id, parent from children order by id',
];

const SESSIONS = 3;

const SCRIPTS = 40;

/** What sessions are told to do: the number of a session and a statement. */
type Script = readonly (readonly [number, string])[];

function scriptFrom(seed: string): Script {
  const random = seededRandom(seed);
  const below = (bound: number) => random.below(bound);
  const id = () => 1 + below(4);
  const letter = () => ['a', 'b', 'c'][below(3)];
  const statements = [
    () => 'begin',
    () => 'begin',
    () => 'commit',
    () => 'commit',
    () => 'rollback',
    () => `update parents set worth = worth + 1 where id = ${id()}`,
    () =>
      `update parents set worth = worth + 5 where worth = ${[10, 11, 20][below(3)]} returning id, worth`,
    () => `update parents set name = '${letter()}' where id = ${id()}`,
    () =>
      `update parents set worth = 0 where id = ${id()} and not exists (select id from children where parent = parents.id)`,
    () => `delete from parents where id = ${id()}`,
    () => `delete from parents where worth > ${below(30)} and id = ${id()} returning name`,
    () => `insert into parents (id, worth, name) values (${id()}, 1, '${letter()}')`,
    () =>
      `insert into parents (id, worth) values (${id()}, 1), (${id()}, 2) on conflict do nothing returning id`,
    () =>
      `insert into parents (id, worth) values (${id()}, 3) on conflict (id) do update set worth = parents.worth + excluded.worth returning worth`,
    () => `insert into children (id, parent) values (${id()}, ${id()})`,
    () => `delete from children where parent = ${id()}`,
    () => `select id from parents where worth >= 10 order by id limit 2 for update skip locked`,
    () => `select id, worth from parents where id = ${id()} for update`,
    () => `select count(*) as count, max(worth) as most, sum(worth) as all from parents`,
    () =>
      `select parents.id, children.id as child from parents left join children on children.parent = parents.id where parents.id = ${id()} order by children.id`,
    () => `select pg_advisory_xact_lock(${id()})`,
  ];
  return Array.from({ length: 18 }, () => {
    const statement = statements[below(statements.length)];
    return [below(SESSIONS), statement?.() ?? 'commit'] as const;
  });
}

/** Something with sessions: what is asked of them, and when all that can be answered has been. */
interface Side {
  ask(session: number, sql: string): Promise<{ readonly rows: readonly object[] }>;
  settled(waiting: () => number): Promise<void>;
}

/** What each statement has given and whether it had to wait; statements of a session that waits are left out. */
async function play(script: Script, { ask, settled }: Side): Promise<string[]> {
  const told: string[] = [];
  const busy = new Set<number>();
  const say = async (step: number, session: number, sql: string) => {
    const before = told.length;
    busy.add(session);
    void ask(session, sql)
      .then(
        ({ rows }) => `${step} ${sql}: ${rows.map((row) => JSON.stringify(row)).sort()}`,
        (error) => `${step} ${sql}: ${error.code}`,
      )
      .then((line) => {
        busy.delete(session);
        told.push(line);
      });
    await settled(() => busy.size);
    // Those that one end lets go on are answered in any order.
    told.push(...told.splice(before).sort(), `waiting: ${[...busy].sort()}`);
  };
  for (const [step, [session, sql]] of script.entries())
    if (!busy.has(session)) await say(step, session, sql);
  for (let session = 0; busy.size > 0 && session < SESSIONS; session++)
    if (!busy.has(session)) await say(script.length, session, 'rollback');
  for (let session = 0; session < SESSIONS; session++)
    if (!busy.has(session)) await ask(session, 'rollback');
  for (const sql of STATE) told.push(JSON.stringify((await ask(0, sql)).rows));
  return told;
}

async function modelSide(): Promise<Side> {
  const { driver } = new PostgresModel({ time }).host();
  const clients = Array.from({ length: SESSIONS }, () => driver.client({}));
  for (const client of clients) await client.connect();
  await clients[0]?.query(SCHEMA);
  return {
    ask: async (session, sql) => (await clients[session]?.query(sql)) ?? { rows: [] },
    async settled() {
      // There and back, and a statement that this one lets go on.
      for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

let database: Database;
let watcher: pg.Client;
const clients: pg.Client[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  const numbers = {
    getTypeParser: (type: number) =>
      [20, 1700].includes(type) ? Number : pg.types.getTypeParser(type),
  };
  const connect = async () => {
    const client = new pg.Client({
      connectionString: database.url,
      types: numbers as pg.CustomTypesConfig,
    });
    await client.connect();
    return client;
  };
  watcher = await connect();
  for (let session = 0; session < SESSIONS; session++) clients.push(await connect());
});
afterAll(async () => {
  for (const client of [watcher, ...clients]) await client.end();
  await database.drop();
});

async function postgresSide(): Promise<Side> {
  await watcher.query(`drop table if exists children, parents; ${SCHEMA}`);
  return {
    ask: (session, sql) => clients[session]?.query(sql) ?? Promise.reject(),
    async settled(waiting) {
      for (;;) {
        const { rows } = await watcher.query(
          'select 1 from pg_stat_activity where datname = current_database() and pg_blocking_pids(pid) <> array[]::int[]',
        );
        if (rows.length === waiting()) return;
      }
    },
  };
}

test('whatever sessions do to each other, the model answers as Postgres does', async () => {
  let compared = 0;
  let waits = 0;
  for (let seed = 0; seed < SCRIPTS; seed++) {
    const script = scriptFrom(`sessions ${seed}`);
    const modelled = await play(script, await modelSide());
    // Of two that wait for each other Postgres ends either, and of two that wait for a third it wakes either first.
    if (modelled.some((line) => /40P01$|^waiting: .,/.test(line))) continue;
    compared++;
    waits += modelled.filter((line) => /^waiting: ./.test(line)).length;
    expect(modelled, `seed ${seed}`).toEqual(await play(script, await postgresSide()));
  }
  expect(compared).toBeGreaterThan(SCRIPTS / 4);
  expect(waits).toBeGreaterThan(SCRIPTS / 4);
});
