import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TablePlan } from '@nyhavn/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { insertTable, lobby, updateTable } from '../../src/store/tables.ts';
import { Tables } from '../../src/table/tables.ts';
import { Player } from '../player.ts';

const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
let store: Store;
beforeAll(async () => {
  store = await openSqlite(join(folder, 'tables.db'));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const OPEN = { kind: 'open' };
const plan = (...seats: object[]) =>
  v.parse(TablePlan, { game: 'roll-and-write', seats, isPublic: true });

/** Tables whose bots think until they are told to move. */
function tablesWith(choose: () => Promise<string>, of: Store = store): Tables {
  return new Tables({ store: of, bots: { choose }, substitute: 'greedy', now: () => 0 });
}
const silent = () => new Promise<string>(() => undefined);

async function opened(tables: Tables, ...seats: object[]): Promise<string> {
  const reply = await tables.open(plan(...seats), 'host');
  if (!reply.ok) throw new Error(reply.reason);
  return reply.value;
}

test('a table that a crash left without its opening is in no list', async () => {
  await insertTable(store.db, {
    id: 'half-open',
    seed: '00'.repeat(32),
    plan: plan(OPEN, OPEN),
    host: 'host',
    openSeats: 2,
    time: 0,
  });
  expect((await lobby(store.db)).map(({ id }) => id)).not.toContain('half-open');
});

test('lists that a crash left behind are right once somebody comes to the table', async () => {
  const tables = tablesWith(silent);
  const id = await opened(tables, OPEN, { kind: 'bot', bot: 'random' });
  const command = { do: 'sit', name: 'Ida' } as const;
  await tables.at(id, (table) => table.ask({ person: 'ida-1', id: 'sit', command }));
  await updateTable(store, id, { phase: 'gathering', openSeats: 1, next: 1000 }, 0);
  await store.db.updateTable('tables').set({ listed: 1 }).where('id', '=', id).execute();
  expect((await lobby(store.db)).map((table) => table.id)).toContain(id);
  await tablesWith(silent).at(id, () => undefined);
  expect((await lobby(store.db)).map((table) => table.id)).not.toContain(id);
});

test('another process does not bring a deleted person back into the lists', async () => {
  const tables = tablesWith(silent);
  const id = await opened(tables, OPEN, OPEN);
  const command = { do: 'sit', name: 'Ida' } as const;
  await tables.at(id, (table) => table.ask({ person: 'ida-1', id: 'sit', command }));
  const seats = store.db.selectFrom('seats').select('person').where('table_id', '=', id);
  const projection = (next: number) =>
    ({
      phase: 'gathering',
      openSeats: 1,
      people: [{ seat: 0, person: 'ida-1', name: 'Ida' }],
      next,
    }) as const;
  await store.db.updateTable('seats').set({ person: 'gone' }).where('table_id', '=', id).execute();
  await updateTable(store, id, projection(2), 0, false);
  expect(await seats.execute()).toEqual([{ person: 'gone' }]);
  // What the process that has stored it could not write any more is written.
  await updateTable(store, id, projection(3), 0, false);
  expect(await seats.execute()).toEqual([{ person: 'ida-1' }]);
});

test('a bot that nobody knows gets no seat', async () => {
  const reply = await tablesWith(silent).open(plan(OPEN, { kind: 'bot', bot: 'nobody' }), 'host');
  expect(reply).toEqual({ ok: false, reason: 'not-understood' });
});

test('whoever comes back while a bot thinks hears what it does', async () => {
  let move: (spelling: string) => void = () => undefined;
  const tables = tablesWith(
    () =>
      new Promise((resolve) => {
        move = resolve;
      }),
  );
  const id = await opened(tables, OPEN, { kind: 'bot', bot: 'random' });
  const command = { do: 'sit', name: 'Ida' } as const;
  await tables.at(id, (table) => table.ask({ person: 'ida-1', id: 'sit', command }));
  const ida = new Player('ida-1');
  await tables.at(id, async (table) => {
    ida.onEntries(0, await table.entriesFor(ida.person, 0));
    table.listeners.add(ida);
    const { rules, game } = table.state;
    if (!game) throw new Error('it has not begun');
    const before = ida.next;
    const heard = new Promise<void>((resolve) => {
      const onEntries = ida.onEntries.bind(ida);
      ida.onEntries = (from, entries) => {
        onEntries(from, entries);
        resolve();
      };
    });
    move(rules.notation.format(rules.at(game, 1, 0)));
    await heard;
    expect(ida.heard[before]).toMatchObject({ by: 1 });
  });
});

test('a table that could not be read once can be read later', async () => {
  const id = await opened(tablesWith(silent), OPEN, OPEN);
  let failing = true;
  const journal: Store['journal'] = {
    append: (...given) => store.journal.append(...given),
    load: (...given) =>
      failing ? Promise.reject(new Error('no disk')) : store.journal.load(...given),
  };
  const tables = tablesWith(silent, { ...store, journal });
  await expect(tables.at(id, () => true)).rejects.toThrow('no disk');
  failing = false;
  expect(await tables.at(id, () => true)).toBe(true);
});

test('a table whose last client went while its command was under way is forgotten', async () => {
  const tables = tablesWith(silent);
  const id = await opened(tables, OPEN, OPEN);
  const ida = new Player('ida-1');
  const table = await tables.at(id, async (found) => {
    await found.join(ida, 0);
    return found;
  });
  if (!table) throw new Error('the table is gone');
  const command = { do: 'sit', name: 'Ida' } as const;
  const reply = table.ask({ person: ida.person, id: 'sit', command });
  table.part(ida);
  expect(tables.size).toBe(1);
  expect(await reply).toMatchObject({ ok: true });
  await expect.poll(() => tables.size, { timeout: 10_000 }).toBe(0);
});

test('a table that becomes idle late does not push out the one that was read after it', async () => {
  const tables = tablesWith(silent);
  const id = await opened(tables, OPEN, OPEN);
  const first = await tables.at(id, (table) => table);
  const ida = new Player('ida-1');
  const second = await tables.at(id, async (table) => {
    await table.join(ida, 0);
    return table;
  });
  expect(second).not.toBe(first);
  await first?.entriesFor(ida.person, 0);
  expect(await tables.at(id, (table) => table)).toBe(second);
});

test('whoever asks for entries that are not there yet has nothing before them read', async () => {
  const id = await opened(tablesWith(silent), OPEN, OPEN);
  const loads: number[] = [];
  const journal: Store['journal'] = {
    append: (...given) => store.journal.append(...given),
    load(table, from = 0) {
      loads.push(from);
      return store.journal.load(table, from);
    },
  };
  const tables = tablesWith(silent, { ...store, journal });
  expect(await tables.hasNothingFrom(id, 900_000_000, 'ida')).toBe(true);
  expect(await tables.hasNothingFrom(id, 1, 'ida')).toBe(true);
  expect(await tables.hasNothingFrom('there-is-none', 5, 'ida')).toBe(false);
  expect(loads).not.toContain(0);
});
