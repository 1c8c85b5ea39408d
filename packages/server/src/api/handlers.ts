/** What each address of the API does. */
import { accept, type Result, refuse } from '@nyhavn/engine';
import { type AnyRefusal, type API, recordOf, TablePlan } from '@nyhavn/protocol';
import * as v from 'valibot';
import { insertPerson, personBy, renamePerson } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { lobby, tablesOf } from '../store/tables.ts';
import type { Tables } from '../table/tables.ts';
import type { Identity } from '../wire/identity.ts';

/** What handlers work with. */
export interface Service {
  readonly store: Store;
  readonly tables: Tables;
  readonly identity: Identity;
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
    if (command.do === 'rematch') return refuse('not-understood');
    const reply = await tables.at(params.table, async (table) =>
      table.admits(person) ? table.ask({ person, id, command }) : refuse('not-welcome' as const),
    );
    if (!reply) return refuse('no-such-table');
    return reply.ok ? accept({ next: reply.value }) : reply;
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
