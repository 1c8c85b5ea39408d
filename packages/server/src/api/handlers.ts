/** What each address of the API does. */
import { accept, type Result, refuse } from '@nyhavn/engine';
import { type AnyRefusal, type API, recordOf, TablePlan } from '@nyhavn/protocol';
import * as v from 'valibot';
import { insertPerson, personBy, renamePerson } from '../store/people.ts';
import { insertReport } from '../store/reports.ts';
import type { Store } from '../store/store.ts';
import { lobby, tablesOf } from '../store/tables.ts';
import { chatOf } from '../table/chat.ts';
import type { Tables } from '../table/tables.ts';
import type { Identity } from '../wire/identity.ts';
import type { ApiLimits } from './limits.ts';

/** What handlers work with. */
export interface Service {
  readonly store: Store;
  readonly tables: Tables;
  readonly identity: Identity;
  readonly limits: ApiLimits;
  now(): number;
}

type Name = keyof typeof API;

/** A request, checked. */
interface Asked<Key extends Name> {
  /** Empty where anybody may ask and nobody in particular does. */
  readonly person: string;
  readonly params: v.InferOutput<(typeof API)[Key]['params']>;
  readonly query: v.InferOutput<(typeof API)[Key]['query']>;
  readonly body: v.InferOutput<(typeof API)[Key]['body']>;
  /** Has the reply say who somebody is from now on. */
  become(person: string): void;
}

type Replied<Key extends Name> = Result<v.InferInput<(typeof API)[Key]['reply']>, AnyRefusal>;

/** One handler an address. */
export type Handlers = {
  readonly [Key in Name]: (service: Service, asked: Asked<Key>) => Promise<Replied<Key>>;
};

/** The API, at work. */
export const HANDLERS: Handlers = {
  async becomeGuest({ store, identity, now }, { body: { name }, become }) {
    const id = identity.newPerson();
    await insertPerson(store.db, { id, name, created: now() });
    become(id);
    return accept({ id, name });
  },

  async whoAmI({ store }, { person }) {
    const found = await personBy(store.db, person);
    return found ? accept({ id: found.id, name: found.name }) : refuse('not-signed-in');
  },

  async rename({ store }, { person, body: { name } }) {
    await renamePerson(store.db, person, name);
    return accept({ id: person, name });
  },

  async myTables({ store }, { person }) {
    return accept(await tablesOf(store.db, person));
  },

  async openTable({ tables }, { person, body }) {
    const opened = await tables.open(body, person);
    return opened.ok ? accept({ id: opened.value }) : opened;
  },

  async lobby({ store }) {
    return accept(await lobby(store.db));
  },

  async quickMatch({ store, tables }, { person, body: { game, size, isRated } }) {
    const waiting = await lobby(store.db);
    const fitting = waiting.find(
      (table) => table.game === game && table.size === size && table.isRated === isRated,
    );
    if (fitting) return accept({ id: fitting.id });
    const seats = Array.from({ length: size }, () => ({ kind: 'open' }));
    const plan = v.parse(TablePlan, { game, seats, isRated, isPublic: true });
    const opened = await tables.open(plan, person);
    return opened.ok ? accept({ id: opened.value }) : opened;
  },

  async entries({ tables }, { person, params, query: { from } }) {
    const found = await tables.at(params.table, async (table) =>
      table.admits(person)
        ? accept({ from, entries: [...(await table.entriesFor(person, from))] })
        : refuse('not-welcome' as const),
    );
    return found ?? refuse('no-such-table');
  },

  async command({ tables }, { person, params, body: { id, command } }) {
    const reply = await tables.at(params.table, async (table) =>
      table.admits(person) ? table.ask({ person, id, command }) : refuse('not-welcome' as const),
    );
    if (!reply) return refuse('no-such-table');
    return reply.ok ? accept({ next: reply.value }) : reply;
  },

  async report({ store, tables, now }, { person, params: { table: id }, body }) {
    const entries = await tables.at(id, async (table) =>
      table.admits(person) ? accept(await table.journal()) : refuse('not-welcome' as const),
    );
    if (!entries) return refuse('no-such-table');
    if (!entries.ok) return entries;
    const { person: reported, reason, note } = body;
    const chat = chatOf(entries.value);
    if (!chat.people.has(reported) || reported === person) return refuse('not-seated');
    await insertReport(store.db, {
      table_id: id,
      reporter: person,
      reported,
      time: now(),
      reason,
      note,
      chat: JSON.stringify(chat.lines),
    });
    return accept({});
  },

  async record({ tables }, { person, params }) {
    const found = await tables.at(params.table, async (table) => {
      if (!table.admits(person)) return refuse('not-welcome' as const);
      if (table.state.phase !== 'closed') return refuse('not-over' as const);
      return accept({ record: recordOf(await table.journal()) });
    });
    return found ?? refuse('no-such-table');
  },
};
