import type { Step } from './step.ts';

/** Keeps the clock of a table for lists. */
export const timeToThinkInLists: Step = {
  name: '0014 time to think in lists',
  async up(db) {
    await db.schema.alterTable('tables').addColumn('clock', 'text').execute();
  },
};
