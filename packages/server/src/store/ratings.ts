/** Queries for leaderboards, profiles, results and statistics of chance. */
import { botNamed } from '@nyhavn/bots';
import { type GameId, isGameId } from '@nyhavn/engine';
import {
  BOT_ID_PREFIX,
  type LeaderboardEntry,
  type Opponents,
  type OwnResult,
  type Profile,
  RESULTS_PAGE_LENGTH,
  type SeatResult,
} from '@nyhavn/protocol';
import type { Kysely } from 'kysely';
import { DELETED_USER } from '../people/deleted-user.ts';
import { type ChanceCounts, sumOf } from '../ratings/chance.ts';
import { isBot } from '../ratings/results.ts';
import { personBy } from './people.ts';
import type { Schema } from './schema.ts';

/** The table with the ratings of each list. */
export const RATING_TABLES = {
  people: 'ratings',
  bots: 'ratings_against_bots',
} as const satisfies Record<Opponents, keyof Schema>;

const LEADERBOARD_SIZE = 100;
const RECENT_RESULTS = 20;

/** The strongest players of a game at tables of a size, against people or against bots only. */
export async function leaderboard(
  db: Kysely<Schema>,
  game: GameId,
  size: number,
  opponents: Opponents,
): Promise<LeaderboardEntry[]> {
  const rows = await db
    .selectFrom(`${RATING_TABLES[opponents]} as list`)
    .leftJoin('people', 'people.id', 'list.player')
    .select(['player', 'skill', 'uncertainty', 'rating', 'games', 'name', 'owner'])
    .where('game', '=', game)
    .where('size', '=', size)
    .orderBy('rating', 'desc')
    .orderBy('player')
    .limit(LEADERBOARD_SIZE)
    .execute();
  return rows.map(({ player, name, owner, ...strength }) => ({
    id: player,
    name: name ?? nameOfBot(player),
    isBot: owner !== null || isBot(player),
    ...strength,
  }));
}

function nameOfBot(player: string): string {
  return player.slice(BOT_ID_PREFIX.length);
}

/** The public profile of a player; undefined if there is none. */
export async function profileOf(
  db: Kysely<Schema>,
  id: string,
  asker: string,
): Promise<Profile | undefined> {
  const person = isBot(id) ? undefined : await personBy(db, id);
  if (!person && !isBot(id)) return undefined;
  const [amongPeople, againstBots, played, recent] = await Promise.all([
    ratingsOf(db, id, 'people'),
    ratingsOf(db, id, 'bots'),
    playedBy(db, id),
    recentOf(db, id, asker),
  ]);
  if (!person && !botNamed(nameOfBot(id)) && played.length === 0) return undefined;
  return {
    id,
    name: person?.name ?? nameOfBot(id),
    isBot: !person || person.owner !== null,
    isClaimed: person !== undefined && person.name_key !== null,
    since: person ? person.created : null,
    ratings: [...amongPeople, ...againstBots],
    played,
    recent,
  };
}

/** The ratings of a player in one list. */
async function ratingsOf(
  db: Kysely<Schema>,
  player: string,
  opponents: Opponents,
): Promise<Profile['ratings']> {
  const rows = await db
    .selectFrom(RATING_TABLES[opponents])
    .select(['game', 'size', 'skill', 'uncertainty', 'rating', 'games'])
    .where('player', '=', player)
    .orderBy('game')
    .orderBy('size')
    .execute();
  return rows.map((row) => ({ ...row, opponents }));
}

async function playedBy(db: Kysely<Schema>, id: string): Promise<Profile['played']> {
  const rows = await db
    .selectFrom('results')
    .select(({ fn }) => [
      'game',
      'size',
      'place',
      fn.countAll<number>().as('times'),
      fn.sum<number>('points').as('points'),
      fn.max('points').as('most'),
    ])
    .where('player', '=', id)
    .where('place', '>', 0)
    .groupBy(['game', 'size', 'place'])
    .orderBy('game')
    .orderBy('size')
    .execute();
  const groups = Map.groupBy(rows, ({ game, size }) => `${game} ${size}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const count = (places: typeof group) => places.reduce((sum, { times }) => sum + times, 0);
    const points = group.reduce((sum, row) => sum + row.points, 0);
    return {
      game: first.game,
      size: first.size,
      played: count(group),
      won: count(group.filter(({ place }) => place === 1)),
      meanPoints: points / count(group),
      mostPoints: Math.max(...group.map(({ most }) => most)),
    };
  });
}

/** Public tables, and those at which the one who asks sat too. */
async function recentOf(db: Kysely<Schema>, id: string, asker: string): Promise<Profile['recent']> {
  const rows = await db
    .selectFrom('results')
    .selectAll()
    .where('player', '=', id)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('is_open', '=', 1),
        exists(
          selectFrom('results as others')
            .select('others.seat')
            .whereRef('others.table_id', '=', 'results.table_id')
            .where('others.player', '=', asker),
        ),
      ]),
    )
    .orderBy('time', 'desc')
    .limit(RECENT_RESULTS)
    .execute();
  const others = await companyAt(
    db,
    rows.map(({ table_id }) => table_id),
  );
  return rows.map((row) => ({
    table: row.table_id,
    game: row.game,
    size: row.size,
    place: row.place,
    points: row.points,
    isRated: row.is_rated === 1,
    rating: changeIn(row),
    time: row.time,
    others: others
      .filter(({ table, seat }) => table === row.table_id && seat !== row.seat)
      .map(({ player }) => player),
  }));
}

/** The players of tables, seat by seat. */
async function companyAt(db: Kysely<Schema>, tables: readonly string[]) {
  if (tables.length === 0) return [];
  const rows = await db
    .selectFrom('results')
    .leftJoin('people', 'people.id', 'results.player')
    .select(['table_id', 'seat', 'player', 'name', 'owner'])
    .where('table_id', 'in', tables)
    .orderBy('seat')
    .execute();
  return rows.map(({ table_id, seat, player: id, name, owner }) => {
    const isOurs = isBot(id);
    const known = name ?? (isOurs ? nameOfBot(id) : DELETED_USER);
    return { table: table_id, seat, player: { id, name: known, isBot: isOurs || owner !== null } };
  });
}

/** The change of a rating by a game. */
function changeIn(
  row: Pick<Schema['results'], 'is_against_bots' | 'rating_before' | 'rating_after'>,
): SeatResult['rating'] {
  const { rating_before: before, rating_after: after } = row;
  if (before === null || after === null) return null;
  return { opponents: row.is_against_bots === 1 ? 'bots' : 'people', before, after };
}

/** The results of a table's seats. */
export async function resultsAt(db: Kysely<Schema>, table: string): Promise<SeatResult[]> {
  const rows = await db
    .selectFrom('results')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('seat')
    .execute();
  return rows.map((row) => {
    const { seat, player, place, points } = row;
    return { seat, player, place, points, rating: changeIn(row) };
  });
}

/** The games that a person has played to their end, the latest first, those after a time left out. */
export async function resultsBy(
  db: Kysely<Schema>,
  player: string,
  until = Number.MAX_SAFE_INTEGER,
): Promise<OwnResult[]> {
  const rows = await db
    .selectFrom('results')
    .select(['table_id', 'game', 'seat', 'place', 'points', 'time'])
    .where('player', '=', player)
    .where('place', '>', 0)
    .where('time', '<=', until)
    .orderBy('time', 'desc')
    .orderBy('table_id')
    .limit(RESULTS_PAGE_LENGTH)
    .execute();
  return rows.map(({ table_id: table, game, time, ...row }) => ({
    table,
    game,
    time,
    ...row,
  }));
}

/** Rows of a game among which processes choose one to count in, so that they are seldom in each other's way. */
export const SHARES = 32;
const MARK = '#';

/** The name of one of these rows; a process that is alone has one by the name of the game. */
export function rowOfMany(game: string, share: number): string {
  return `${game}${MARK}${share}`;
}

/** The statistics of chance, game by game. */
export async function statisticsRows(db: Kysely<Schema>) {
  const rows = await db.selectFrom('statistics').selectAll().orderBy('game').execute();
  const byGame = Map.groupBy(rows, ({ game }) => game.split(MARK)[0] ?? game);
  return [...byGame].map(([game, some]) => {
    if (!isGameId(game)) throw new Error(`there is no game ${game}`);
    return {
      game,
      games: some.reduce((sum, { games }) => sum + games, 0),
      counts: some.map(({ body }): ChanceCounts => JSON.parse(body)).reduce(sumOf),
    };
  });
}
