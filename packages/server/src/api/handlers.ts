/** Handlers of all routes of the API. */
import { accept, refuse } from '@nyhavn/engine';
import { recordOf } from '@nyhavn/protocol';
import { insertReport } from '../store/reports.ts';
import { lobby, tablesOf } from '../store/tables.ts';
import { chatOf } from '../table/chat.ts';
import { ADMIN_HANDLERS } from './admin.ts';
import { PEOPLE_HANDLERS } from './people.ts';
import { PUSH_HANDLERS } from './push.ts';
import { RATINGS_HANDLERS } from './ratings.ts';
import type { Handlers } from './service.ts';

/** The API, at work. */
export const HANDLERS: Handlers = {
  ...PEOPLE_HANDLERS,
  ...RATINGS_HANDLERS,
  ...PUSH_HANDLERS,
  ...ADMIN_HANDLERS,

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

  async quickMatch({ matching }, { person, body }) {
    const found = await matching.find(body, person);
    return found.ok ? accept({ id: found.value }) : found;
  },

  async entries({ tables }, { person, params, query: { from } }) {
    if (await tables.hasNothingFrom(params.table, from, person))
      return accept({ from, entries: [] });
    const found = await tables.at(params.table, async (table) =>
      (await table.admits(person))
        ? accept({ from, entries: [...(await table.entriesFor(person, from))] })
        : refuse('not-welcome' as const),
    );
    return found ?? refuse('no-such-table');
  },

  async command({ tables }, { person, params, body: { id, command } }) {
    const reply = await tables.at(params.table, async (table) =>
      (await table.admits(person))
        ? table.ask({ person, id, command })
        : refuse('not-welcome' as const),
    );
    if (!reply) return refuse('no-such-table');
    return reply.ok ? accept({ next: reply.value }) : reply;
  },

  async report({ store, tables, now }, { person, params: { table: id }, body }) {
    const entries = await tables.at(id, async (table) =>
      (await table.admits(person)) ? accept(await table.journal()) : refuse('not-welcome' as const),
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
      if (!(await table.admits(person))) return refuse('not-welcome' as const);
      const { phase, game } = await table.read((state) => ({ ...state }));
      if (phase !== 'closed') return refuse('not-over' as const);
      if (!game) return refuse('not-begun' as const);
      return accept({ record: recordOf(await table.journal()) });
    });
    return found ?? refuse('no-such-table');
  },
};
