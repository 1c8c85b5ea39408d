/** Writes results, ratings and statistics of closed tables, in one transaction. */

import type { Opponents } from '@nyhavn/protocol';
import { DELETED_USER } from '../people/deleted-user.ts';
import type { Runtime } from '../runtime.ts';
import { RATING_TABLES, rowOfMany, SHARES } from '../store/ratings.ts';
import type { AppendResult, Change, Store } from '../store/store.ts';
import { type ChanceCounts, NO_COUNTS, sumOf } from './chance.ts';
import type { ClosedTable } from './closed-table.ts';
import { afterGame, ratingOf, type Strength, unknownStrength } from './rating.ts';
import { isBot, resultsOf, type SeatResult } from './results.ts';
import {
  addToStatistics,
  assertExists,
  insertResult,
  markRecorded,
  selectStatistics,
} from './statements.ts';

/** A closed table that is to be counted. */
export interface UnrecordedTable extends ClosedTable {
  readonly table: string;
}

/** A table, and how its seats have done. */
interface Judged extends UnrecordedTable {
  readonly results: readonly SeatResult[];
  /** The list in which it is rated, if it is. */
  readonly opponents: Opponents;
}

/** The rating change of a player at one table. */
interface RatingNews {
  readonly player: string;
  readonly before: Strength;
  readonly after: Strength;
  /** Rated games before this one. */
  readonly games: number;
}

/** Writes the results of closed tables in one transaction. */
export class ResultsWriter {
  readonly #store: Store;
  /** The part of the statistics to which this process adds, where there are several. */
  readonly #share: number;

  constructor(store: Store, runtime: Runtime) {
    this.#store = store;
    this.#share = runtime.randomInt(SHARES);
  }

  /** Adds some tables; of those that are rated one at a time, because each changes what the next builds on. */
  async write(tables: readonly UnrecordedTable[]): Promise<AppendResult> {
    if (tables.length === 0) return 'stored';
    // The two reads are independent and share a batch.
    const [judged, played] = await Promise.all([this.#judged(tables), this.#statistics(tables)]);
    const rated = await Promise.all(judged.map((one) => this.#rated(one)));
    const { db } = this.#store;
    return this.#store.transaction([
      ...tables.map(({ table }) => ({ query: markRecorded(db, { table }), mustChange: true })),
      ...this.#assertPeopleExist(judged),
      ...rated.flat(),
      ...played,
    ]);
  }

  /** The results; deleted people are `DELETED_USER`. */
  async #judged(tables: readonly UnrecordedTable[]): Promise<Judged[]> {
    const judged = tables.map((one) => ({ ...one, results: resultsOf(one.state) }));
    const owners = await this.#owners(peopleIn(judged));
    const isGone = (player: string) => isPerson(player) && !owners.has(player);
    const isAnyBot = (player: string) => isBot(player) || typeof owners.get(player) === 'string';
    return judged.map(({ results, ...one }) => ({
      ...one,
      opponents: results.filter(({ player }) => !isAnyBot(player)).length < 2 ? 'bots' : 'people',
      results: results.map((result) =>
        isGone(result.player) ? { ...result, player: DELETED_USER } : result,
      ),
    }));
  }

  /** Those of these people who still exist, each with the owner that a bot of a person has. */
  async #owners(people: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    if (people.length === 0) return new Map();
    const found = await this.#store.db
      .selectFrom('people')
      .select(['id', 'owner'])
      .where('id', 'in', people)
      .execute();
    return new Map(found.map(({ id, owner }) => [id, owner]));
  }

  /** Asserts that no one in the results was deleted meanwhile. All processes ask in the same order, or they would deadlock. */
  #assertPeopleExist(judged: readonly Judged[]): Change[] {
    const { db } = this.#store;
    return peopleIn(judged).map((id) => ({ query: assertExists(db, { id }), mustChange: true }));
  }

  /** The changes of a table's results and of its players' ratings. */
  async #rated(judged: Judged): Promise<Change[]> {
    const news = await this.#ratings(judged);
    return [...this.#insertResults(judged, news), ...this.#updateRatings(news, judged)];
  }

  #insertResults(
    { table, results, opponents, state: { plan }, time }: Judged,
    news: readonly RatingNews[],
  ): Change[] {
    return results.map(({ seat, player, place, points }) => {
      const changed = news.find((one) => one.player === player);
      const row = {
        table_id: table,
        seat,
        player,
        game: plan.game,
        size: plan.seats.length,
        place,
        points,
        is_rated: Number(plan.isRated && place > 0),
        is_open: Number(plan.isPublic && plan.isOpenToSpectators),
        time,
        is_against_bots: Number(opponents === 'bots'),
        rating_before: changed ? ratingOf(changed.before) : null,
        rating_after: changed ? ratingOf(changed.after) : null,
      };
      return { query: insertResult(this.#store.db, row), mustChange: true };
    });
  }

  /** The rating changes of a table's players; none if it is not rated. */
  async #ratings({ results: all, opponents, state: { plan } }: Judged): Promise<RatingNews[]> {
    const results = plan.isRated ? all.filter(({ place }) => place > 0) : [];
    const players = [...new Set(results.map(({ player }) => player))];
    // Bots of one name at several seats are one player, who can't be rated against itself.
    if (players.length < 2) return [];
    const kept = await this.#store.db
      .selectFrom(RATING_TABLES[opponents])
      .selectAll()
      .where('game', '=', plan.game)
      .where('size', '=', plan.seats.length)
      .where('player', 'in', players)
      .execute();
    const found = (player: string) => kept.find((row) => row.player === player);
    const before = (player: string): Strength => found(player) ?? unknownStrength();
    const strengths = afterTable(results, before);
    return players
      .filter((player) => player !== DELETED_USER)
      .map((player) => ({
        player,
        before: before(player),
        after: strengths.get(player) ?? unknownStrength(),
        games: found(player)?.games ?? 0,
      }));
  }

  /** Each rating changes only if it is still what the new one was computed from. */
  #updateRatings(news: readonly RatingNews[], { opponents, state: { plan } }: Judged): Change[] {
    const { db } = this.#store;
    const list = RATING_TABLES[opponents];
    return news.map(({ player, after: { skill, uncertainty }, games }) => {
      const rating = ratingOf({ skill, uncertainty });
      const changed = { skill, uncertainty, rating, games: games + 1 };
      const key = { player, game: plan.game, size: plan.seats.length };
      const query =
        games === 0
          ? db
              .insertInto(list)
              .values({ ...key, ...changed })
              .onConflict((conflict) => conflict.doNothing())
          : db
              .updateTable(list)
              .set(changed)
              .where('player', '=', player)
              .where('game', '=', plan.game)
              .where('size', '=', plan.seats.length)
              .where('games', '=', games);
      return { query, mustChange: true };
    });
  }

  /** A table that was closed before its game is no game. */
  async #statistics(tables: readonly UnrecordedTable[]): Promise<Change[]> {
    const played = tables.filter(({ state }) => state.game);
    const byGame = Map.groupBy(played, ({ state }) => this.#row(state.plan.game));
    const all = [...byGame].map(([game, some]) =>
      this.#addStatistics(
        game,
        some.map(({ chance }) => chance),
      ),
    );
    return Promise.all(all);
  }

  /** The row of a game in which this process counts. */
  #row(game: string): string {
    return this.#store.shared ? rowOfMany(game, this.#share) : game;
  }

  async #addStatistics(game: string, played: readonly ChanceCounts[]): Promise<Change> {
    const { db } = this.#store;
    const { rows } = await db.executeQuery(selectStatistics(db, { game }));
    const [kept] = rows;
    const body = JSON.stringify(played.reduce(sumOf, kept ? JSON.parse(kept.body) : NO_COUNTS));
    const more = played.length;
    const query = kept
      ? addToStatistics(db, { game, body, games: kept.games, more })
      : db
          .insertInto('statistics')
          .values({ game, games: more, body })
          .onConflict((conflict) => conflict.doNothing());
    return { query, mustChange: true };
  }
}

/** All players of these tables, each once and in order. */
function peopleIn(judged: readonly Pick<Judged, 'results'>[]): string[] {
  const players = judged.flatMap(({ results }) => results.map(({ player }) => player));
  return [...new Set(players)].filter(isPerson).sort();
}

function isPerson(player: string): boolean {
  return !isBot(player) && player !== DELETED_USER;
}

/** Strengths after a table; who played several seats gets the mean of what they have brought. */
function afterTable(
  results: readonly SeatResult[],
  before: (player: string) => Strength,
): Map<string, Strength> {
  const strengths = afterGame(
    results.map(({ player }) => before(player)),
    results.map(({ place }) => place),
  );
  const byPlayer = Map.groupBy(strengths.entries(), ([index]) => results[index]?.player ?? '');
  return new Map(
    [...byPlayer].map(([player, changed]) => [
      player,
      {
        skill: mean(changed.map(([, { skill }]) => skill)),
        uncertainty: mean(changed.map(([, { uncertainty }]) => uncertainty)),
      },
    ]),
  );
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
