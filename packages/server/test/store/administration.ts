/** What every kind of store promises to administrators. */
import { expect, test } from 'vitest';
import {
  auditLogPage,
  mutedPeople,
  overview,
  peopleBy,
  tablesPage,
} from '../../src/store/administration.ts';
import { isMuted, mutingOf } from '../../src/store/mutes.ts';
import { insertPerson } from '../../src/store/people.ts';
import { handlingOf, insertReport, reportsPage } from '../../src/store/reports.ts';
import type { Store } from '../../src/store/store.ts';

/** When it all happens. */
export const TIME_MS = 1_800_000_000_000;

/** A store as two processes have it, or the same twice where there is only one. */
export interface Opened {
  readonly one: Store;
  readonly other: Store;
  close(): Promise<void>;
}

/** Where the tests are made: in stores that are open by then, with tables and people as they are needed. */
interface Around {
  stores(): Opened;
  table(): Promise<string>;
  person(id: string): Promise<void>;
}

/** Tests what administrators see and do. */
export function administrationContract({ stores, table, person }: Around): void {
  test('a later report takes the place of an earlier one', async () => {
    const { db } = stores().one;
    const id = await table();
    const report = {
      table_id: id,
      reporter: 'a',
      reported: 'b',
      time: TIME_MS,
      reason: 'chat',
      note: '',
      chat: '[]',
    };
    await insertReport(db, report);
    await insertReport(db, { ...report, time: TIME_MS + 1, note: 'again' });
    const kept = await db.selectFrom('reports').selectAll().where('table_id', '=', id).execute();
    const isNew = { handled: null, answer: '' };
    expect(kept).toEqual([{ ...report, time: TIME_MS + 1, note: 'again', ...isNew }]);
  });

  test('what administrators look at is the same to all processes', async () => {
    const { db } = stores().one;
    const { db: there } = stores().other;
    const id = await table();
    for (const who of ['mads-mute', 'tine-tells']) await person(who);
    const bot = { id: 'mads-bot', name: 'Bot', created: TIME_MS, owner: 'mads-mute' };
    await insertPerson(db, bot);
    const mute = { person: 'mads-mute', since: TIME_MS, until: TIME_MS + 5 };
    await mutingOf(db, { ...mute, until: null }).execute();
    await mutingOf(db, mute).execute();
    const muted = (who: string, now: number) => isMuted(there, who, now);
    expect(await muted('mads-mute', TIME_MS + 4)).toBe(true);
    expect(await muted('mads-bot', TIME_MS + 4)).toBe(true);
    expect(await muted('tine-tells', TIME_MS + 4)).toBe(false);
    expect(await muted('mads-mute', TIME_MS + 5)).toBe(false);
    const line = { person: 'mads-mute', text: 'Æv!' };
    const key = { table_id: id, reporter: 'tine-tells', reported: 'mads-mute' };
    const told = { time: TIME_MS, reason: 'words', note: '', chat: JSON.stringify([line]) };
    await insertReport(db, { ...key, ...told });
    const waiting = await reportsPage(there, false, undefined, TIME_MS + 1);
    const expected = { table: id, isMuted: true, isTableOpen: true, handled: null };
    const chat = [{ id: 'mads-mute', name: 'mads-mute', text: 'Æv!' }];
    expect(waiting.items.filter((one) => one.table === id)).toMatchObject([{ ...expected, chat }]);
    await handlingOf(db, key, TIME_MS + 2, 'spoken to').execute();
    expect((await reportsPage(there, true, undefined, TIME_MS)).items).toMatchObject([
      { table: id, handled: TIME_MS + 2, answer: 'spoken to' },
    ]);
    const found = await peopleBy(there, 'MADS-mute', TIME_MS + 1);
    const { since, until } = mute;
    expect(found).toMatchObject([{ id: 'mads-mute', reports: 1, mute: { since, until } }]);
    expect(await mutedPeople(there, TIME_MS + 1)).toEqual(found);
    expect(await overview(there, TIME_MS + 1)).toMatchObject({ muted: 1 });
  });

  test('pages of what administrators see have everything once, also where times are the same', async () => {
    const { db } = stores().one;
    const ids = Array.from({ length: 65 }, (_, index) => `deed-${String(index).padStart(3, '0')}`);
    const deed = { administrator: 'tine-tells', deed: 'close', table_id: null, until: null };
    const rows = ids.map((id, index) => ({
      ...deed,
      id,
      time: TIME_MS + Math.floor(index / 40),
      person: null,
      note: '',
    }));
    await db.insertInto('admin_deeds').values(rows).execute();
    const read: string[] = [];
    for (let next: string | null | undefined; next !== null; ) {
      const page = await auditLogPage(stores().other.db, next);
      read.push(...page.items.map(({ id }) => id));
      ({ next } = page);
    }
    expect(read).toEqual(ids.toReversed());
    const listed = await tablesPage(stores().other.db, undefined, undefined);
    expect(listed.items.length).toBeGreaterThan(0);
    const times = listed.items.map(({ opened: time }) => time);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });
}
