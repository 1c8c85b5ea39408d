/** What every kind of store promises, whatever it is made of. */
import { botNamed, seededRandom } from '@nyhavn/bots';
import { seenEvent } from '@nyhavn/engine';
import { type Entry, recordOf, TablePlan, verifyRecords } from '@nyhavn/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ResultsRecorder } from '../../src/ratings/results-recorder.ts';
import {
  nextDeadline,
  overdueTables,
  postponeDeadlines,
  setDeadline,
} from '../../src/store/deadlines.ts';
import { devicesToNotify, isQuiet, keepDevice, setQuiet } from '../../src/store/devices.ts';
import {
  claimantOf,
  claimName,
  insertPerson,
  personBy,
  renameClaimant,
  renameGuest,
} from '../../src/store/people.ts';
import {
  leaderboard,
  profileOf,
  resultsAt,
  resultsBy,
  statisticsRows,
} from '../../src/store/ratings.ts';
import type { Store } from '../../src/store/store.ts';
import {
  insertTable,
  lobby,
  tablesOf,
  updateTable,
  waitingTables,
} from '../../src/store/tables.ts';
import type { BotRunner } from '../../src/table/bot-moves.ts';
import { Tables } from '../../src/table/tables.ts';
import { administrationContract, type Opened, TIME_MS } from './administration.ts';

const said = (text: string): Entry => ({ kind: 'said', by: 'ida', text }) as Entry;

const random = seededRandom('contract');
const bots: BotRunner = {
  async choose({ state: { rules, game, events } }, seat, name) {
    const bot = botNamed(name);
    if (!bot || !game) throw new Error('no bot plays there');
    const seen = events.map((event) => seenEvent(rules, event, seat));
    return rules.notation.format(
      bot.choose({ game: rules, view: rules.view(game, seat), seat, random, seen }),
    );
  },
};

/** Tests a kind of store. */
export function storeContract(name: string, open: () => Promise<Opened>): void {
  describe(name, () => {
    let opened: Opened;
    let store: Store;
    beforeAll(async () => {
      opened = await open();
      store = opened.one;
    });
    afterAll(() => opened.close());

    let tables = 0;
    /** A table with one entry. */
    async function table(more: object = {}): Promise<string> {
      const id = `table-${tables++}`;
      const seats = [{ kind: 'open' }, { kind: 'open' }];
      const plan = v.parse(TablePlan, { game: 'copenhagen', seats, isPublic: true, ...more });
      const seed = '00'.repeat(32);
      await insertTable(store.db, { id, seed, plan, host: 'ida', openSeats: 2, time: TIME_MS });
      const written = await store.journal.append(id, 0, { entries: [said('0')], time: TIME_MS });
      expect(written).toBe('stored');
      return id;
    }
    async function person(id: string): Promise<void> {
      await insertPerson(store.db, { id, name: id, created: TIME_MS });
    }
    const bodies = async (id: string, from = 0) =>
      (await store.journal.load(id, from))?.entries.map(({ entry }) => entry);

    test('what was stored is read as it was, from any entry on', async () => {
      const id = await table();
      const entries = ['Æbleskiver, “fried”', '\u0000 \ud83c\udfe0', '3'].map(said);
      const by = { person: 'ida', id: 'c1' };
      const written = await store.journal.append(id, 1, { entries, time: TIME_MS + 1, by });
      expect(written).toBe('stored');
      expect(await store.journal.load(id, 1)).toEqual({
        id,
        seed: '00'.repeat(32),
        deadline: null,
        listed: { phase: 'gathering', openSeats: 2 },
        entries: [
          { entry: entries[0], time: TIME_MS + 1, person: 'ida', command: 'c1' },
          { entry: entries[1], time: TIME_MS + 1 },
          { entry: entries[2], time: TIME_MS + 1 },
        ],
      });
      expect(await bodies(id, 3)).toEqual([entries[2]]);
      expect(await bodies(id, 4)).toEqual([]);
      expect(await store.journal.load('nowhere')).toBeUndefined();
    });

    test('of two who write the same number one is stored, whole, and the other not at all', async () => {
      const ids = await Promise.all(Array.from({ length: 30 }, () => table()));
      const both = [opened.one, opened.other];
      const rivals = ids.flatMap((id, index) =>
        both.map((by, which) => ({
          id,
          by,
          entries: Array(1 + ((index + which) % 3)).fill(said(`${which}`)),
        })),
      );
      const written = await Promise.all(
        rivals.map(({ id, by, entries }, index) =>
          by.journal.append(id, 1, { entries, time: TIME_MS, deadline: TIME_MS + index }),
        ),
      );
      for (const [index, id] of ids.entries()) {
        const winners = [2 * index, 2 * index + 1].filter((rival) => written[rival] === 'stored');
        expect(winners).toHaveLength(1);
        const winner = winners[0] ?? 0;
        expect(await bodies(id, 1)).toEqual(rivals[winner]?.entries);
        expect((await store.journal.load(id))?.deadline).toBe(TIME_MS + winner);
      }
      await store.db.updateTable('tables').set({ deadline: null }).execute();
    });

    test('two for the same table in one breath are one after the other', async () => {
      const id = await table();
      const append = (from: number) =>
        store.journal.append(id, from, { entries: [said(`${from}`)], time: TIME_MS });
      expect(await Promise.all([append(1), append(1), append(2)])).toEqual([
        'stored',
        'conflict',
        'stored',
      ]);
      expect(await bodies(id, 1)).toEqual([said('1'), said('2')]);
    });

    test('an alarm is for the next deadline of all, and late tables are found, the latest first', async () => {
      const [early, late, never] = [await table(), await table(), await table()];
      const { db } = store;
      await setDeadline(db, early, { deadline: TIME_MS + 10, next: 1 });
      await setDeadline(db, late, { deadline: TIME_MS + 20, next: 1 });
      await setDeadline(db, never, { deadline: null, next: 1 });
      expect(await nextDeadline(db)).toBe(TIME_MS + 10);
      expect(await overdueTables(db, TIME_MS + 9, 10)).toEqual([]);
      expect(await overdueTables(db, TIME_MS + 20, 10)).toEqual([early, late]);
      expect(await overdueTables(db, TIME_MS + 20, 1)).toEqual([early]);
      // Who has not heard of the last entry does not know when the next move is due.
      await store.journal.append(late, 1, {
        entries: [said('1')],
        time: TIME_MS,
        deadline: TIME_MS + 15,
      });
      await setDeadline(db, late, { deadline: null, next: 1 });
      expect(await overdueTables(db, TIME_MS + 20, 10)).toEqual([early, late]);
      await postponeDeadlines(db, TIME_MS + 100);
      expect(await nextDeadline(db)).toBe(TIME_MS + 100);
      await db.updateTable('tables').set({ deadline: null }).execute();
      expect(await nextDeadline(db)).toBeUndefined();
    });

    test('all changes are made, or none where one that must finds nothing', async () => {
      await person('a');
      const rename = (id: string, to: string) =>
        store.db.updateTable('people').set({ name: to }).where('id', '=', id);
      const insert = (id: string) =>
        store.db.insertInto('people').values({ id, name: id, created: 0 });
      const changes = (
        mustChange: boolean,
        ...queries: readonly ReturnType<typeof rename | typeof insert>[]
      ) => queries.map((query) => ({ query, mustChange }));
      expect(await store.transaction(changes(false, rename('a', 'Anna'), rename('?', 'x')))).toBe(
        'stored',
      );
      expect((await personBy(store.db, 'a'))?.name).toBe('Anna');
      expect(await store.transaction(changes(true, insert('b'), rename('?', 'x')))).toBe(
        'conflict',
      );
      expect(await personBy(store.db, 'b')).toBeUndefined();
      const [before, failed, conflict, after] = await Promise.allSettled([
        insert('x').execute(),
        store.transaction(changes(true, insert('b'), insert('a'))),
        store.transaction(changes(true, rename('?', 'x'))),
        insert('y').execute(),
      ]);
      expect([before.status, failed.status, after.status]).toEqual([
        'fulfilled',
        'rejected',
        'fulfilled',
      ]);
      expect(conflict).toMatchObject({ value: 'conflict' });
      expect(await personBy(store.db, 'b')).toBeUndefined();
    });

    test('lists show tables as they were told last, and older news come too late', async () => {
      const { db } = store;
      const clock = { kind: 'move', time: 60_000 } as const;
      const id = await table({ isRated: true, clock });
      await person('list-ida');
      const people = [{ seat: 1, person: 'list-ida', name: 'Ida' }];
      await updateTable(
        store,
        id,
        { phase: 'gathering', openSeats: 1, people, next: 3 },
        TIME_MS + 5,
      );
      const older = { phase: 'gathering', openSeats: 2, people: [], next: 2 } as const;
      await updateTable(opened.other, id, older, TIME_MS + 6);
      const found = (await lobby(db)).find((one) => one.id === id);
      expect(found).toMatchObject({
        openSeats: 1,
        names: ['Ida'],
        isRated: true,
        clock,
        created: TIME_MS,
        updated: TIME_MS + 5,
      });
      expect(await tablesOf(db, 'list-ida')).toEqual([found]);
      const kind = { game: 'copenhagen', size: 2, isRated: true } as const;
      expect((await waitingTables(db, kind)).map((one) => one.id)).toContain(id);
      expect(await waitingTables(db, { ...kind, size: 4 })).toEqual([]);
      const moved = [{ seat: 0, person: 'list-ida', name: 'Ida' }];
      await updateTable(
        store,
        id,
        { phase: 'playing', openSeats: 0, people: moved, next: 4 },
        TIME_MS + 7,
      );
      expect(await tablesOf(db, 'list-ida')).toMatchObject([{ phase: 'playing', names: ['Ida'] }]);
      expect((await lobby(db)).map((one) => one.id)).not.toContain(id);
    });

    test('a name is claimed by one person, however many want it at once', async () => {
      const rivals = Array.from({ length: 8 }, (_, index) => `rival-${index}`);
      for (const id of rivals) await person(id);
      const claims = await Promise.all(
        rivals.map((id, index) =>
          claimName((index % 2 ? opened.one : opened.other).db, id, id, 'key-ida'),
        ),
      );
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect((await claimantOf(store.db, 'key-ida'))?.id).toBe(rivals[claims.indexOf(true)]);
      const winner = rivals[claims.indexOf(true)] ?? '';
      const [first = '', second = ''] = rivals.filter((id) => id !== winner);
      expect(await renameGuest(store.db, first, 'One')).toBe(true);
      expect(await renameGuest(store.db, second, 'One')).toBe(true);
      // A guest's new name that comes after the claim takes nothing back.
      expect(await renameGuest(store.db, winner, 'Other')).toBe(false);
      expect(await renameClaimant(store.db, first, 'Two', 'key-two')).toBe(false);
      expect(await renameClaimant(store.db, winner, 'Two', 'key-two')).toBe(true);
      expect(await claimName(store.db, first, 'One', 'key-two')).toBe(false);
      expect(await claimName(store.db, first, 'a name before', 'key-before')).toBe(false);
      expect(await claimantOf(store.db, 'key-two')).toMatchObject({ id: winner, name: 'Two' });
    });

    test('devices go with their session, and nobody is called to a quiet table', async () => {
      const { db } = store;
      await person('bo');
      const session = { id: 's1', person: 'bo', created: TIME_MS, expires: TIME_MS };
      await db.insertInto('sessions').values(session).execute();
      const device = (id: string, created = TIME_MS) => ({
        id,
        person: 'bo',
        session: 's1',
        endpoint: `https://push.example/${id}`,
        p256dh: 'p',
        auth: 'a',
        created,
      });
      for (let index = 0; index < 12; index++)
        await keepDevice(db, device(`d${index}`, TIME_MS + index));
      await keepDevice(db, device('d11', TIME_MS + 50));
      const id = await table();
      expect(await devicesToNotify(db, 'bo', id)).toHaveLength(10);
      expect(await setQuiet(db, 'bo', id, true)).toBe(false);
      await db
        .insertInto('seats')
        .values({ table_id: id, seat: 0, person: 'bo', name: 'Bo' })
        .execute();
      expect(await setQuiet(db, 'bo', id, true)).toBe(true);
      expect(await setQuiet(db, 'bo', id, true)).toBe(true);
      expect([await isQuiet(db, 'bo', id), await devicesToNotify(db, 'bo', id)]).toEqual([
        true,
        [],
      ]);
      await setQuiet(db, 'bo', id, false);
      await db.deleteFrom('sessions').where('id', '=', 's1').execute();
      expect(await devicesToNotify(db, 'bo', id)).toEqual([]);
    });

    administrationContract({ stores: () => opened, table, person });

    test('games of both kinds are played on it, and each counts once, by whomever', async () => {
      const closed = new Set<string>();
      const countings = [new ResultsRecorder(opened.one), new ResultsRecorder(opened.other)];
      const playing = [opened.one, opened.other].map(
        (by) =>
          new Tables({
            store: by,
            bots,
            substitute: 'random',
            now: Date.now,
            closed: (id) => closed.add(id),
          }),
      );
      const ids: string[] = [];
      for (let index = 0; index < 12; index++) {
        const seats = ['random', 'greedy'].map((bot) => ({ kind: 'bot', bot }));
        if (index % 3 === 0) seats.reverse();
        const game = index % 2 ? 'copenhagen' : 'roll-and-write';
        const plan = v.parse(TablePlan, { game, seats, isPublic: true, isRated: true });
        const by = playing[index % 2];
        const table = await by?.open(plan, 'ida');
        if (!table?.ok) throw new Error(table?.reason);
        ids.push(table.value);
        await by?.at(table.value, () => undefined);
      }
      await expect.poll(() => closed.size).toBe(ids.length);
      for (const id of [...ids, ...ids])
        for (const resultsRecorder of countings) resultsRecorder.record(id);
      for (const resultsRecorder of countings) resultsRecorder.recordAll();
      await Promise.all(countings.map((resultsRecorder) => resultsRecorder.done()));
      const { db } = store;
      for (const id of ids) {
        const entries = (await bodies(id)) ?? [];
        expect(verifyRecords(recordOf(entries))).toMatchObject({ findings: [{ kind: 'chained' }] });
        expect(await resultsAt(db, id)).toHaveLength(2);
      }
      const statistics = await statisticsRows(db);
      expect(statistics.map(({ games }) => games)).toEqual([6, 6]);
      for (const game of ['copenhagen', 'roll-and-write'] as const) {
        const board = await leaderboard(db, game, 2, 'bots');
        expect(board.map(({ games }) => games)).toEqual([6, 6]);
      }
      const profile = await profileOf(db, 'bot:greedy', 'ida');
      expect(profile?.played.map(({ played }) => played)).toEqual([6, 6]);
      expect(profile?.recent).toHaveLength(12);
      const own = await resultsBy(db, 'bot:greedy');
      expect(own.map(({ table }) => table).sort()).toEqual(ids.toSorted());
      const times = own.map(({ time }) => time);
      expect(times).toEqual(times.toSorted((one, other) => other - one));
      const rest = await resultsBy(db, 'bot:greedy', times[5]);
      expect(rest).toEqual(own.filter(({ time }) => time <= (times[5] ?? 0)));
    });
  });
}
