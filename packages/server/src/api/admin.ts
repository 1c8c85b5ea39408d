/** What the addresses for administrators do; whoever comes here is one. */
import { accept, refuse } from '@nyhavn/engine';
import { type ADMIN_API, DAY_MS } from '@nyhavn/protocol';
import { newId } from '../people/sessions.ts';
import {
  deedOf,
  deedsPage,
  mutedPeople,
  overview,
  peopleBy,
  tablesPage,
} from '../store/administration.ts';
import { mutingOf } from '../store/mutes.ts';
import { personBy } from '../store/people.ts';
import { handlingOf, reportsPage } from '../store/reports.ts';
import type { DeedRow } from '../store/schema.ts';
import type { Handlers, Service } from './service.ts';

/** One handler an address for administrators. */
export const ADMIN_HANDLERS: Pick<Handlers, keyof typeof ADMIN_API> = {
  async administration({ store, now }) {
    return accept(await overview(store.db, now()));
  },

  async adminTables({ store }, { query: { before, person } }) {
    return accept(await tablesPage(store.db, person, before));
  },

  async closeTable(service, { person, params: { table: id }, body: { note } }) {
    const closed = await service.tables.at(id, async (table) => {
      if (await table.read(({ phase }) => phase === 'closed')) return accept(table.told);
      // Rather something is written down that fails than something done that is not written down.
      await deed(service, person, { deed: 'close', table_id: id, note }).execute();
      return table.close();
    });
    if (!closed) return refuse('no-such-table');
    return closed.ok ? accept({}) : closed;
  },

  async adminPeople({ store: { db }, now }, { query: { who } }) {
    return accept(await (who === '' ? mutedPeople(db, now()) : peopleBy(db, who, now())));
  },

  async mute(service, { person: administrator, params: { person }, body: { days, note } }) {
    const { store, now } = service;
    if (!(await personBy(store.db, person))) return refuse('no-such-person');
    const since = now();
    const until = days === null ? null : since + days * DAY_MS;
    await together(service, [
      mutingOf(store.db, { person, since, until }),
      deed(service, administrator, { deed: 'mute', person, until, note }),
    ]);
    return accept({});
  },

  async unmute(service, { person: administrator, params: { person } }) {
    const { db } = service.store;
    if (!(await personBy(db, person))) return refuse('no-such-person');
    await together(service, [
      db.deleteFrom('mutes').where('person', '=', person),
      deed(service, administrator, { deed: 'unmute', person }),
    ]);
    return accept({});
  },

  async adminReports({ store, now }, { query: { before, handled } }) {
    return accept(await reportsPage(store.db, handled === 'yes', before, now()));
  },

  async handleReport(service, { person, params, body: { isHandled, note } }) {
    const { store, now } = service;
    const { table: table_id, reporter, reported } = params;
    const key = { table_id, reporter, reported };
    const about = { table_id, person: reported, note };
    const written = await store.together([
      { query: handlingOf(store.db, key, isHandled ? now() : null, note), mustChange: true },
      {
        query: deed(service, person, { deed: isHandled ? 'handle' : 'reopen', ...about }),
        mustChange: false,
      },
    ]);
    return written === 'stored' ? accept({}) : refuse('no-such-person');
  },

  async adminDeeds({ store }, { query: { before } }) {
    return accept(await deedsPage(store.db, before));
  },
};

/** What is written down of something that an administrator does now. */
function deed(
  { store, now }: Service,
  administrator: string,
  done: Pick<DeedRow, 'deed'> & Partial<DeedRow>,
) {
  const about = { person: null, table_id: null, until: null, note: '' };
  return deedOf(store.db, { id: newId(), time: now(), administrator, ...about, ...done });
}

/** Does something and writes it down, or neither. */
async function together(
  { store }: Service,
  queries: readonly Parameters<Service['store']['together']>[0][number]['query'][],
): Promise<void> {
  await store.together(queries.map((query) => ({ query, mustChange: false })));
}
