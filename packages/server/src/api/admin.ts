/** Handlers of the routes for administrators. Requests are authorized before they come here. */
import { accept, refuse } from '@nyhavn/engine';
import { type ADMIN_API, DAY_MS } from '@nyhavn/protocol';
import {
  auditLogPage,
  insertAuditEntry,
  mutedPeople,
  overview,
  peopleBy,
  tablesPage,
} from '../store/administration.ts';
import { mutingOf } from '../store/mutes.ts';
import { personBy } from '../store/people.ts';
import { handlingOf, reportsPage } from '../store/reports.ts';
import type { AuditLogRow } from '../store/schema.ts';
import type { ApiDeps, Handlers } from './service.ts';

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
      if (await table.read(({ phase }) => phase === 'closed')) return accept(table.broadcastUntil);
      // The audit log entry comes first: nothing may be done without one.
      await auditEntry(service, person, { deed: 'close', table_id: id, note }).execute();
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
    await transaction(service, [
      mutingOf(store.db, { person, since, until }),
      auditEntry(service, administrator, { deed: 'mute', person, until, note }),
    ]);
    return accept({});
  },

  async unmute(service, { person: administrator, params: { person } }) {
    const { db } = service.store;
    if (!(await personBy(db, person))) return refuse('no-such-person');
    await transaction(service, [
      db.deleteFrom('mutes').where('person', '=', person),
      auditEntry(service, administrator, { deed: 'unmute', person }),
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
    const written = await store.transaction([
      { query: handlingOf(store.db, key, isHandled ? now() : null, note), mustChange: true },
      {
        query: auditEntry(service, person, { deed: isHandled ? 'handle' : 'reopen', ...about }),
        mustChange: false,
      },
    ]);
    return written === 'stored' ? accept({}) : refuse('no-such-person');
  },

  async adminDeeds({ store }, { query: { before } }) {
    return accept(await auditLogPage(store.db, before));
  },
};

/** The audit log entry of something that an administrator does now. */
function auditEntry(
  { store, accounts, now }: ApiDeps,
  administrator: string,
  action: Pick<AuditLogRow, 'deed'> & Partial<AuditLogRow>,
) {
  const about = { person: null, table_id: null, until: null, note: '' };
  return insertAuditEntry(store.db, {
    id: accounts.newId(),
    time: now(),
    administrator,
    ...about,
    ...action,
  });
}

/** Changes something and adds the audit log entry, in one transaction. */
async function transaction(
  { store }: ApiDeps,
  queries: readonly Parameters<ApiDeps['store']['transaction']>[0][number]['query'][],
): Promise<void> {
  await store.transaction(queries.map((query) => ({ query, mustChange: false })));
}
