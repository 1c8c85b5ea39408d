import type { Step } from './step.ts';

/** Keeps ratings before and after a game with its results. */
export const howRatingsChanged: Step = {
  name: '0007 how ratings changed',
  async up(db) {
    for (const column of ['rating_before', 'rating_after']) {
      await db.schema.alterTable('results').addColumn(column, 'double precision').execute();
    }
  },
};
