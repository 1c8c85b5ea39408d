/** What people have told of others, for whoever runs the server. */
import type { Kysely } from 'kysely';
import type { ReportRow, Schema } from './schema.ts';

/** Keeps a report; a later one of the same people at the same table takes its place. */
export async function insertReport(db: Kysely<Schema>, report: ReportRow): Promise<void> {
  const { time, reason, note, chat } = report;
  await db
    .insertInto('reports')
    .values(report)
    .onConflict((conflict) =>
      conflict
        .columns(['table_id', 'reporter', 'reported'])
        .doUpdateSet({ time, reason, note, chat }),
    )
    .execute();
}
