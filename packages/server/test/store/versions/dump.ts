/**
 * Writes what a database of this version holds after some games, for tests of later versions:
 * `node packages/server/test/store/versions/dump.ts FILE` before a step is added to the migrations.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { botNamed, seededRandom } from '@nyhavn/bots';
import { seenEvent } from '@nyhavn/engine';
import { TablePlan } from '@nyhavn/protocol';
import * as v from 'valibot';
import { ResultsRecorder } from '../../../src/ratings/results-recorder.ts';
import { insertPerson } from '../../../src/store/people.ts';
import { openSqlite } from '../../../src/store/sqlite.ts';
import type { BotRunner } from '../../../src/table/bot-moves.ts';
import { Tables } from '../../../src/table/tables.ts';

const random = seededRandom('dump');
const bots: BotRunner = {
  async choose({ state: { rules, game, events } }, seat, name) {
    const bot = botNamed(name);
    if (!bot || !game) throw new Error('no bot plays there');
    const view = rules.view(game, seat);
    const seen = events.map((event) => seenEvent(rules, event, seat));
    return rules.notation.format(bot.choose({ game: rules, view, seat, random, seen }));
  },
};

/** Fills a new database: a finished game of each kind, one that waits for somebody, a person with a session. */
async function fill(file: string): Promise<void> {
  const store = await openSqlite(file);
  const { db } = store;
  const resultsRecorder = new ResultsRecorder(store);
  await insertPerson(db, { id: 'person-ida', name: 'Ida', created: 1_700_000_000_000 });
  const session = { id: 'session-ida', person: 'person-ida', created: 1, expires: 4e12 };
  await db.insertInto('sessions').values(session).execute();
  const closed = Promise.withResolvers<void>();
  let left = 2;
  const tables = new Tables({
    store,
    bots,
    substitute: 'random',
    now: Date.now,
    closed: (table, state) => {
      resultsRecorder.record(table, { state, time: Date.now() });
      if (--left === 0) closed.resolve();
    },
  });
  for (const game of ['copenhagen', 'roll-and-write']) {
    const seats = ['random', 'greedy'].map((bot) => ({ kind: 'bot', bot }));
    const rated = v.parse(TablePlan, { game, seats, isRated: true, isPublic: true });
    const opened = await tables.open(rated, 'person-ida');
    if (opened.ok) await tables.at(opened.value, () => undefined);
  }
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const open = v.parse(TablePlan, { game: 'copenhagen', seats, isPublic: true });
  const waiting = await tables.open(open, 'person-ida');
  const command = { do: 'sit', name: 'Ida' } as const;
  if (waiting.ok) {
    await tables.at(waiting.value, (table) =>
      table.ask({ person: 'person-ida', id: 'c1', command }),
    );
  }
  await closed.promise;
  await resultsRecorder.done();
  tables.stop();
  await store.close();
}

/** A database as statements that make it. */
function dump(file: string): string {
  const database = new DatabaseSync(file);
  const all = (sql: string) => database.prepare(sql).all();
  const lines: string[] = [];
  for (const { sql } of all("SELECT sql FROM sqlite_master WHERE type = 'table' ORDER BY rowid")) {
    lines.push(`${sql};`);
  }
  for (const { name } of all(
    "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid",
  )) {
    for (const row of all(`SELECT * FROM "${name}"`)) {
      const values = Object.values(row).map((value) =>
        typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : `${value ?? 'NULL'}`,
      );
      lines.push(`INSERT INTO "${name}" VALUES (${values.join(', ')});`);
    }
  }
  const indexes = "SELECT sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL";
  for (const { sql } of all(indexes)) lines.push(`${sql};`);
  database.close();
  return `${lines.join('\n')}\n`;
}

const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
const file = join(folder, 'nyhavn.db');
await fill(file);
writeFileSync(process.argv[2] ?? 'dump.sql', dump(file));
rmSync(folder, { recursive: true, force: true });
