import type { Step } from './step.ts';

/** Lets many processes share lists and deadlines of tables. */
export const listsAndAlarms: Step = {
  name: '0009 lists and alarms of many processes',
  async up(db) {
    for (const column of ['listed', 'ringing']) {
      await db.schema
        .alterTable('tables')
        .addColumn(column, 'bigint', (made) => made.notNull().defaultTo(0))
        .execute();
    }
  },
};
