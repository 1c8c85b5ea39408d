/** How players and chance have done, as lists show it. */
import { GAMES } from '@nyhavn/engine';
import type { Profile, Standing } from '@nyhavn/protocol';
import type { Kysely } from 'kysely';
import { personBy } from './people.ts';
import type { Schema } from './schema.ts';

const LONGEST_BOARD = 100;
const RECENT = 20;

const BOT = 'bot:';

/** The strongest players of a game at tables of a size. */
export async function leaderboard(
  db: Kysely<Schema>,
  game: string,
  size: number,
): Promise<Standing[]> {
  const rows = await db
    .selectFrom('ratings')
    .leftJoin('people', 'people.id', 'ratings.player')
    .select(['player', 'skill', 'uncertainty', 'rating', 'games', 'name', 'owner'])
    .where('game', '=', game)
    .where('size', '=', size)
    .orderBy('rating', 'desc')
    .orderBy('player')
    .limit(LONGEST_BOARD)
    .execute();
  return rows.map(({ player, name, owner, ...strength }) => ({
    id: player,
    name: name ?? nameOfBot(player),
    isBot: owner !== null || player.startsWith(BOT),
    ...strength,
  }));
}

function nameOfBot(player: string): string {
  return player.slice(BOT.length);
}

/** What somebody may know of a player; undefined if there is none. */
export async function profileOf(
  db: Kysely<Schema>,
  id: string,
  asker: string,
): Promise<Profile | undefined> {
  const person = id.startsWith(BOT) ? undefined : await personBy(db, id);
  if (!person && !id.startsWith(BOT)) return undefined;
  const [ratings, played, recent] = await Promise.all([
    db
      .selectFrom('ratings')
      .select(['game', 'size', 'skill', 'uncertainty', 'rating', 'games'])
      .where('player', '=', id)
      .orderBy('game')
      .orderBy('size')
      .execute(),
    playedBy(db, id),
    recentOf(db, id, asker),
  ]);
  if (!person && played.length === 0) return undefined;
  return {
    id,
    name: person?.name ?? nameOfBot(id),
    isBot: !person || person.owner !== null,
    isClaimed: person !== undefined && person.name_key !== null,
    since: person ? Number(person.created) : null,
    ratings: ratings.map((row) => ({ ...row, game: gameId(row.game) })),
    played,
    recent,
  };
}

/** Names in the database were checked when they came in. */
function gameId(name: string): Profile['ratings'][number]['game'] {
  const game = GAMES.find(({ id }) => id === name);
  if (!game) throw new Error(`there is no game ${name}`);
  return game.id;
}

async function playedBy(db: Kysely<Schema>, id: string): Promise<Profile['played']> {
  const rows = await db
    .selectFrom('results')
    .select(({ fn }) => ['game', 'size', 'place', fn.countAll<number>().as('times')])
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
    const count = (places: typeof group) =>
      places.reduce((sum, { times }) => sum + Number(times), 0);
    return {
      game: gameId(first.game),
      size: first.size,
      played: count(group),
      won: count(group.filter(({ place }) => place === 1)),
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
    .limit(RECENT)
    .execute();
  return rows.map(({ table_id, game, size, place, points, is_rated, time }) => ({
    table: table_id,
    game: gameId(game),
    size,
    place,
    points,
    isRated: is_rated === 1,
    time: Number(time),
  }));
}

/** What chance has done, game by game, as it was counted. */
export async function statisticsRows(db: Kysely<Schema>) {
  const rows = await db.selectFrom('statistics').selectAll().orderBy('game').execute();
  return rows.map(({ game, games, body }) => ({ game: gameId(game), games, body }));
}
