/** Handlers of the routes about ratings, profiles and statistics of chance. */
import { accept, refuse } from '@nyhavn/engine';
import type { RATINGS_API, Statistics } from '@nyhavn/protocol';
import { judgeCounts } from '../ratings/chance.ts';
import { leaderboard, profileOf, resultsAt, resultsBy, statisticsRows } from '../store/ratings.ts';
import type { Handlers } from './service.ts';

/** One handler an address about how people, bots and chance have done. */
export const RATINGS_HANDLERS: Pick<Handlers, keyof typeof RATINGS_API> = {
  async leaderboard({ store }, { params: { game, size }, query: { opponents } }) {
    return accept(await leaderboard(store.db, game, size, opponents));
  },

  async profile({ store }, { person, params: { id } }) {
    const profile = await profileOf(store.db, id, person);
    return profile ? accept(profile) : refuse('no-such-person');
  },

  async results({ store, tables, resultsRecorder }, { person, params: { table: id } }) {
    const refusal = await tables.at(id, async (table) => {
      if (!(await table.admits(person))) return 'not-welcome';
      return table.read(({ phase }) => (phase === 'closed' ? 'none' : 'not-over'));
    });
    if (refusal === undefined) return refuse('no-such-table');
    if (refusal !== 'none') return refuse(refusal);
    await resultsRecorder.recorded(id);
    return accept(await resultsAt(store.db, id));
  },

  async myResults({ store }, { person, query: { until } }) {
    return accept(await resultsBy(store.db, person, until));
  },

  async statistics({ store }) {
    const rows = await statisticsRows(store.db);
    return accept(
      rows.map(({ game, games, counts }): Statistics => {
        const faces = Object.entries(counts.expected).sort(([one], [other]) =>
          one < other ? -1 : 1,
        );
        return {
          game,
          games,
          faces: faces.map(([face, expected]) => ({
            face,
            expected,
            seen: counts.seen[face] ?? 0,
            deviation: Math.sqrt(counts.spread[`${face} ${face}`] ?? 0),
          })),
          ...judgeCounts(counts),
        };
      }),
    );
  },
};
