/**
 * Counts closed tables, each exactly once: results, ratings and statistics change together with the
 * mark that the table is counted, or not at all. What a crash has left is counted at the next start.
 */
import { randomInt } from 'node:crypto';
import { type Entry, isGameEntry } from '@nyhavn/protocol';
import { type Selectable, sql } from 'kysely';
import { SOMEBODY } from '../people/somebody.ts';
import { rowOfMany, SHARES } from '../store/ratings.ts';
import type { Schema } from '../store/schema.ts';
import type { Change, Store } from '../store/store.ts';
import { foldTable } from '../table/fold.ts';
import type { TableState } from '../table/state.ts';
import { type ChanceCounts, countChance, NO_COUNTS, sumOf } from './chance.ts';
import { afterGame, ratingOf, type Strength, unknownStrength } from './rating.ts';
import { isBot, resultsOf, type SeatResult } from './results.ts';

/** Tries before somebody else is blamed: each fails only if another process was quicker. */
const MOST_TRIES = 100;

/** What could not be counted is tried again after so many milliseconds. */
const AGAIN = 5000;

/** What a table says of the strength of a player. */
interface RatingNews {
  readonly player: string;
  readonly before: Strength;
  readonly after: Strength;
  /** Rated games before this one. */
  readonly games: number;
}

/** Counts tables one after the other. */
export class Counting {
  readonly #store: Store;
  readonly #share = randomInt(SHARES);
  #busy: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Counts a closed table, soon; once is enough, and more is harmless. Whoever has the table as it was
   * closed saves the fold of its entries.
   */
  count(table: string, closed?: TableState): void {
    this.#afterwards(async () => {
      try {
        await this.#count(table, closed);
      } catch {
        // The store may be gone for a while.
        setTimeout(() => this.#isClosed || this.count(table), AGAIN).unref();
      }
    });
  }

  /** Counts what was asked for so far, and nothing again. */
  close(): Promise<void> {
    this.#isClosed = true;
    return this.done();
  }

  /** Counts every closed table that is not counted yet. */
  countAll(): void {
    this.#afterwards(async () => {
      for (const table of await this.#uncounted()) await this.#count(table);
    });
  }

  /** When everything that was asked for so far is counted. */
  done(): Promise<void> {
    return this.#busy;
  }

  /** What can't be stored now is counted at the next start. */
  #afterwards(act: () => Promise<void>): void {
    this.#busy = this.#busy.then(act).catch(() => undefined);
  }

  /** Closed tables; of those that lists still show as played, the ones that have their last entry. */
  async #uncounted(): Promise<string[]> {
    const tables = await this.#store.db
      .selectFrom('tables')
      .select('id')
      .where('is_counted', '=', 0)
      .where('phase', '<>', 'gathering')
      .where(({ or, eb, fn, selectFrom }) => {
        // Counted and not asked for, because for that Postgres would read the entries of all tables there are.
        const closings = selectFrom('entries')
          .select(fn.countAll().as('closings'))
          .whereRef('table_id', '=', 'tables.id')
          .where('body', 'like', '{"kind":"closed"%');
        return or([eb('phase', '=', 'closed'), eb(closings, '>', 0)]);
      })
      .orderBy('updated')
      .execute();
    return tables.map(({ id }) => id);
  }

  async #count(table: string, closed?: TableState): Promise<void> {
    // What is asked for at once is answered at once.
    const [stored, early] = await Promise.all([
      this.#store.journal.load(table),
      closed && this.#known(closed),
    ]);
    if (!stored) return;
    const entries = stored.entries.map(({ entry }) => entry);
    const state = closed ?? foldTable(stored.entries);
    if (state.phase !== 'closed') return;
    const time = stored.entries.findLast(({ entry }) => isClosing(entry))?.time ?? 0;
    const began = startOf(state);
    const chance = began ? countChance(state.rules, began, entries) : NO_COUNTS;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      // Nothing changes for a table that is counted, so it is asked for only then.
      if (tries > 0 && (await this.#isCounted(table))) return;
      const { results, kept } = (tries === 0 && early) || (await this.#known(state));
      const news = await this.#ratings(results, state);
      const changes = [
        ...this.#marked(table),
        ...this.#stillThere(results),
        ...this.#listed(table, results, news, state, time),
        ...this.#rated(news, state),
        ...this.#statistics(state, kept, chance),
      ];
      if ((await this.#store.together(changes)) === 'stored') return;
    }
    throw new Error(`table ${table} can't be counted`);
  }

  /** When a closed table is counted, which it may be already. */
  async counted(table: string): Promise<void> {
    if (await this.#isCounted(table)) return;
    this.count(table);
    await this.done();
  }

  async #isCounted(table: string): Promise<boolean> {
    const found = await this.#store.db
      .selectFrom('tables')
      .select('is_counted')
      .where('id', '=', table)
      .executeTakeFirst();
    return found?.is_counted !== 0;
  }

  #marked(table: string): Change[] {
    const query = this.#store.db
      .updateTable('tables')
      .set({ is_counted: 1, phase: 'closed' })
      .where('id', '=', table)
      .where('is_counted', '=', 0);
    return [{ query, mustChange: true }];
  }

  /** What the store knows that a table is counted by. */
  async #known(state: TableState) {
    const [results, kept] = await Promise.all([this.#results(state), this.#kept(state)]);
    return { results, kept };
  }

  /** The results; whoever is not here any more is somebody. */
  async #results(state: TableState): Promise<SeatResult[]> {
    const results = resultsOf(state);
    if (results.length === 0) return [];
    const people = await this.#store.db
      .selectFrom('people')
      .select('id')
      .where(
        'id',
        'in',
        results.map(({ player }) => player),
      )
      .execute();
    const known = new Set(people.map(({ id }) => id));
    return results.map((result) =>
      isBot(result.player) || known.has(result.player) ? result : { ...result, player: SOMEBODY },
    );
  }

  /** Nobody comes into a list who was forgotten just now. */
  #stillThere(results: readonly SeatResult[]): Change[] {
    const people = results.map(({ player }) => player).filter(isPerson);
    return people.map((id) => ({
      // Nothing changes by it, and no index has to be looked at.
      query: this.#store.db
        .updateTable('people')
        .set(({ ref }) => ({ created: ref('created') }))
        .where('id', '=', id),
      mustChange: true,
    }));
  }

  #listed(
    table: string,
    results: readonly SeatResult[],
    news: readonly RatingNews[],
    { plan }: TableState,
    time: number,
  ): Change[] {
    const rows = results.map(({ seat, player, place, points }) => {
      const changed = news.find((one) => one.player === player);
      return {
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
    });
    if (rows.length === 0) return [];
    return [{ query: this.#store.db.insertInto('results').values(rows), mustChange: true }];
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
  #rated(news: readonly RatingNews[], { plan }: TableState): Change[] {
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

  #kept({ plan: { game } }: TableState) {
    return this.#store.db
      .selectFrom('statistics')
      .selectAll()
      .where('game', '=', this.#row(game))
      .executeTakeFirst();
  }

  /** The row of a game in which this process counts. */
  #row(game: string): string {
    return this.#store.shared ? rowOfMany(game, this.#share) : game;
  }

  #statistics(
    { plan }: TableState,
    kept: Selectable<Schema['statistics']> | undefined,
    chance: ChanceCounts,
  ): Change[] {
    const { db } = this.#store;
    const game = this.#row(plan.game);
    const body = JSON.stringify(sumOf(kept ? JSON.parse(kept.body) : NO_COUNTS, chance));
    const query = kept
      ? db
          .updateTable('statistics')
          .set({ body, games: sql`games + 1` })
          .where('game', '=', game)
          .where('games', '=', kept.games)
      : db
          .insertInto('statistics')
          .values({ game, games: 1, body })
          .onConflict((conflict) => conflict.doNothing());
    return [{ query, mustChange: true }];
  }
}

function isClosing(entry: Entry): boolean {
  return !isGameEntry(entry) && entry.kind === 'closed';
}

function isPerson(player: string): boolean {
  return !isBot(player) && player !== SOMEBODY;
}

/** The game before its first event. */
function startOf({ rules, plan, startPlayer, game }: TableState) {
  const begun = rules.setup({ players: plan.seats.length, startPlayer, options: plan.options });
  return game && begun.ok ? begun.value.state : undefined;
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
