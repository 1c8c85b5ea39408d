/** What closed tables change when they are counted: results, ratings and statistics, all together or not at all. */
import { randomInt } from 'node:crypto';
import { SOMEBODY } from '../people/somebody.ts';
import { rowOfMany, SHARES } from '../store/ratings.ts';
import type { Change, Store, Written } from '../store/store.ts';
import type { TableState } from '../table/state.ts';
import { type ChanceCounts, NO_COUNTS, sumOf } from './chance.ts';
import type { Closed } from './closed.ts';
import { afterGame, ratingOf, type Strength, unknownStrength } from './rating.ts';
import { isBot, resultsOf, type SeatResult } from './results.ts';
import { grown, marked, result, statistics, still } from './statements.ts';

/** A closed table that is to be counted. */
export interface ToCount extends Closed {
  readonly table: string;
}

/** A table, and how its seats have done. */
interface Judged extends ToCount {
  readonly results: readonly SeatResult[];
}

/** What a table says of the strength of a player. */
interface RatingNews {
  readonly player: string;
  readonly before: Strength;
  readonly after: Strength;
  /** Rated games before this one. */
  readonly games: number;
}

/** Where tables are counted. */
export class Counts {
  readonly #store: Store;
  /** The part of the statistics to which this process adds, where there are several. */
  readonly #share = randomInt(SHARES);

  constructor(store: Store) {
    this.#store = store;
  }

  /** Adds some tables; of those that are rated one at a time, because each changes what the next builds on. */
  async add(tables: readonly ToCount[]): Promise<Written> {
    if (tables.length === 0) return 'stored';
    // What is asked for at once is answered at once.
    const [judged, played] = await Promise.all([this.#judged(tables), this.#statistics(tables)]);
    const rated = await Promise.all(judged.map((one) => this.#rated(one)));
    const { db } = this.#store;
    return this.#store.together([
      ...tables.map(({ table }) => ({ query: marked(db, { table }), mustChange: true })),
      ...this.#stillThere(judged),
      ...rated.flat(),
      ...played,
    ]);
  }

  /** The results; whoever is not here any more is somebody. */
  async #judged(tables: readonly ToCount[]): Promise<Judged[]> {
    const judged = tables.map((one) => ({ ...one, results: resultsOf(one.state) }));
    const people = peopleIn(judged);
    if (people.length === 0) return judged;
    const { db } = this.#store;
    const found = await db.selectFrom('people').select('id').where('id', 'in', people).execute();
    const known = new Set(found.map(({ id }) => id));
    const isGone = (player: string) => isPerson(player) && !known.has(player);
    return judged.map((one) => ({
      ...one,
      results: one.results.map((result) =>
        isGone(result.player) ? { ...result, player: SOMEBODY } : result,
      ),
    }));
  }

  /** Nobody comes into a list who was forgotten just now. All processes ask in the same order, or they would wait for each other. */
  #stillThere(judged: readonly Judged[]): Change[] {
    const { db } = this.#store;
    return peopleIn(judged).map((id) => ({ query: still(db, { id }), mustChange: true }));
  }

  /** What becomes of a table's results and of its players' ratings. */
  async #rated(judged: Judged): Promise<Change[]> {
    const news = await this.#ratings(judged.results, judged.state);
    return [...this.#listed(judged, news), ...this.#strengths(news, judged.state)];
  }

  #listed(
    { table, results, state: { plan }, time }: Judged,
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
        rating_before: changed ? ratingOf(changed.before) : null,
        rating_after: changed ? ratingOf(changed.after) : null,
      };
      return { query: result(this.#store.db, row), mustChange: true };
    });
  }

  /** What a table says of the strength of its players; nothing where it is not rated. */
  async #ratings(all: readonly SeatResult[], { plan }: TableState): Promise<RatingNews[]> {
    const results = plan.isRated ? all.filter(({ place }) => place > 0) : [];
    const players = [...new Set(results.map(({ player }) => player))];
    // Bots of one name at several seats are one player, who can't be rated against itself.
    if (players.length < 2) return [];
    const kept = await this.#store.db
      .selectFrom('ratings')
      .selectAll()
      .where('game', '=', plan.game)
      .where('size', '=', plan.seats.length)
      .where('player', 'in', players)
      .execute();
    const found = (player: string) => kept.find((row) => row.player === player);
    const before = (player: string): Strength => found(player) ?? unknownStrength();
    const strengths = afterTable(results, before);
    return players
      .filter((player) => player !== SOMEBODY)
      .map((player) => ({
        player,
        before: before(player),
        after: strengths.get(player) ?? unknownStrength(),
        games: found(player)?.games ?? 0,
      }));
  }

  /** Each rating changes only if it is still what the new one was computed from. */
  #strengths(news: readonly RatingNews[], { plan }: TableState): Change[] {
    const { db } = this.#store;
    return news.map(({ player, after: { skill, uncertainty }, games }) => {
      const rating = ratingOf({ skill, uncertainty });
      const changed = { skill, uncertainty, rating, games: games + 1 };
      const key = { player, game: plan.game, size: plan.seats.length };
      const query =
        games === 0
          ? db
              .insertInto('ratings')
              .values({ ...key, ...changed })
              .onConflict((conflict) => conflict.doNothing())
          : db
              .updateTable('ratings')
              .set(changed)
              .where('player', '=', player)
              .where('game', '=', plan.game)
              .where('size', '=', plan.seats.length)
              .where('games', '=', games);
      return { query, mustChange: true };
    });
  }

  /** A table that was closed before its game is no game. */
  async #statistics(tables: readonly ToCount[]): Promise<Change[]> {
    const played = tables.filter(({ state }) => state.game);
    const byGame = Map.groupBy(played, ({ state }) => this.#row(state.plan.game));
    const all = [...byGame].map(([game, some]) =>
      this.#grown(
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

  async #grown(game: string, played: readonly ChanceCounts[]): Promise<Change> {
    const { db } = this.#store;
    const { rows } = await db.executeQuery(statistics(db, { game }));
    const [kept] = rows;
    const body = JSON.stringify(played.reduce(sumOf, kept ? JSON.parse(kept.body) : NO_COUNTS));
    const more = played.length;
    const query = kept
      ? grown(db, { game, body, games: kept.games, more })
      : db
          .insertInto('statistics')
          .values({ game, games: more, body })
          .onConflict((conflict) => conflict.doNothing());
    return { query, mustChange: true };
  }
}

/** Everybody who has played, each once and in order. */
function peopleIn(judged: readonly Judged[]): string[] {
  const players = judged.flatMap(({ results }) => results.map(({ player }) => player));
  return [...new Set(players)].filter(isPerson).sort();
}

function isPerson(player: string): boolean {
  return !isBot(player) && player !== SOMEBODY;
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
