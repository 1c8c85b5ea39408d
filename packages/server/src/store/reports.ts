/** Reports of people about others, for administrators. */
import type { AdminReport } from '@nyhavn/protocol';
import type { Kysely } from 'kysely';
import { mutesIn } from './mutes.ts';
import { before, pageOf, ROWS_PER_PAGE } from './paging.ts';
import { namesOf } from './people.ts';
import type { ReportRow, Schema } from './schema.ts';

/** A report that no administrator has looked at yet. */
type NewReport = Omit<ReportRow, 'handled' | 'answer'>;

/** Keeps a report; a later one of the same people at the same table takes its place, and waits again. */
export async function insertReport(db: Kysely<Schema>, report: NewReport): Promise<void> {
  const { time, reason, note, chat } = report;
  const isNew = { handled: null, answer: '' };
  await db
    .insertInto('reports')
    .values({ ...report, ...isNew })
    .onConflict((conflict) =>
      conflict
        .columns(['table_id', 'reporter', 'reported'])
        .doUpdateSet({ time, reason, note, chat, ...isNew }),
    )
    .execute();
}

/** The key of a report. */
export type ReportKey = Pick<ReportRow, 'table_id' | 'reporter' | 'reported'>;

/** Marks a report as handled then, or as waiting. */
export function handlingOf(
  db: Kysely<Schema>,
  { table_id, reporter, reported }: ReportKey,
  handled: number | null,
  answer: string,
) {
  return db
    .updateTable('reports')
    .set({ handled, answer })
    .where('table_id', '=', table_id)
    .where('reporter', '=', reporter)
    .where('reported', '=', reported);
}

const ORDER = ['time', 'table_id', 'reporter', 'reported'] as const;

/** Reports that wait, or that were handled, the newest first. */
export async function reportsPage(
  db: Kysely<Schema>,
  isHandled: boolean,
  cursor: string | undefined,
  now: number,
) {
  const ours = db.selectFrom('reports').where('handled', isHandled ? 'is not' : 'is', null);
  const rows = await (cursor === undefined ? ours : ours.where(before(ORDER, cursor)))
    .selectAll()
    .orderBy('time', 'desc')
    .orderBy('table_id', 'desc')
    .orderBy('reporter', 'desc')
    .orderBy('reported', 'desc')
    .limit(ROWS_PER_PAGE + 1)
    .execute();
  return pageOf(
    rows,
    ({ time, table_id, reporter, reported }) => [time, table_id, reporter, reported],
    (some) => shown(db, some, now),
  );
}

/** A line of the chat, as it was kept. */
type Line = Pick<AdminReport['chat'][number], 'phrase' | 'text'> & { readonly person: string };

async function shown(
  db: Kysely<Schema>,
  rows: readonly ReportRow[],
  now: number,
): Promise<AdminReport[]> {
  if (rows.length === 0) return [];
  const chats = rows.map(({ chat }) => JSON.parse(chat) as Line[]);
  const about = rows.map(({ reported }) => reported);
  const people = [...rows.map(({ reporter }) => reporter), ...about];
  const [names, muted, tables] = await Promise.all([
    namesOf(db, [...people, ...chats.flat().map(({ person }) => person)]),
    mutesIn(db, now).select('person').where('person', 'in', about).execute(),
    db
      .selectFrom('tables')
      .select(['id', 'game', 'phase'])
      .where(
        'id',
        'in',
        rows.map(({ table_id }) => table_id),
      )
      .execute(),
  ]);
  const named = (id: string) => ({ id, name: names.get(id) ?? '' });
  return rows.map((row, index) => {
    const table = tables.find(({ id }) => id === row.table_id);
    return {
      table: row.table_id,
      game: table?.game ?? '',
      isTableOpen: table !== undefined && table.phase !== 'closed',
      reporter: named(row.reporter),
      reported: named(row.reported),
      isMuted: muted.some(({ person }) => person === row.reported),
      time: row.time,
      reason: row.reason as AdminReport['reason'],
      note: row.note,
      chat: (chats[index] ?? []).map(({ person, ...what }) => ({ ...named(person), ...what })),
      handled: row.handled,
      answer: row.answer,
    };
  });
}
