/** The part of the HTTP API that tells how people, bots and chance have done. */
import * as v from 'valibot';
import { TableId } from './commands.ts';
import { Id } from './entries.ts';
import { GameId, PLAYERS } from './plan.ts';
import { OPEN_READ_RATE, READ_RATE, route } from './route.ts';

/** Begins the player ids of bots that live here; their names follow. */
export const BOT_ID_PREFIX = 'bot:';

/** Results that `GET /api/me/results` gives at a time. */
export const RESULTS_PAGE_LENGTH = 100;

/** A person or a bot that lives here, as `bot:greedy`. */
const PlayerId = v.union([Id, v.pipe(v.string(), v.regex(/^bot:[a-z0-9-]{1,24}$/))]);

/**
 * The estimated strength of a player: a bell curve, and a strength that the player almost certainly
 * has.
 */
const Strength = {
  skill: v.number(),
  uncertainty: v.number(),
  /** The skill less three times the uncertainty; leaderboards are in this order. */
  rating: v.number(),
  /** Rated games. */
  games: v.number(),
};

/**
 * Whom a game was played against, and so in which list it is rated: at least one other person, or bots only. Bots among
 * themselves are rated in the list of bots.
 */
const Opponents = v.picklist(['people', 'bots']);

/** Whom a game was played against, checked. */
export type Opponents = v.InferOutput<typeof Opponents>;

/** A rating before and after a game, and the list that it is in; null where the game was not rated. */
const RatingChange = v.nullable(
  v.object({ opponents: Opponents, before: v.number(), after: v.number() }),
);

/** A line of a leaderboard. */
const LeaderboardEntry = v.object({
  id: PlayerId,
  name: v.string(),
  isBot: v.boolean(),
  ...Strength,
});

/** A line of a leaderboard, checked. */
export type LeaderboardEntry = v.InferOutput<typeof LeaderboardEntry>;

/** The public profile of a player. */
const Profile = v.object({
  id: PlayerId,
  name: v.string(),
  isBot: v.boolean(),
  isClaimed: v.boolean(),
  /** When the player was first seen, in milliseconds; null for bots that live here. */
  since: v.nullable(v.number()),
  ratings: v.array(v.object({ game: GameId, size: v.number(), opponents: Opponents, ...Strength })),
  /** Games played to their end. */
  played: v.array(
    v.object({
      game: GameId,
      size: v.number(),
      played: v.number(),
      won: v.number(),
      meanPoints: v.number(),
      mostPoints: v.number(),
    }),
  ),
  /** The latest tables that the one who asks may see. */
  recent: v.array(
    v.object({
      table: TableId,
      game: GameId,
      size: v.number(),
      /** 1 for who has won; 0 where the game was not played to its end. */
      place: v.number(),
      points: v.number(),
      isRated: v.boolean(),
      rating: RatingChange,
      time: v.number(),
      /** The other players; deleted people and companions are `somebody`. */
      others: v.array(v.object({ id: PlayerId, name: v.string(), isBot: v.boolean() })),
    }),
  ),
});

/** The public profile of a player, checked. */
export type Profile = v.InferOutput<typeof Profile>;

/** The result of a seat of a closed table. */
const SeatResult = v.object({
  seat: v.number(),
  /** `somebody` for a deleted person, or a companion at another's device. */
  player: PlayerId,
  /** 1 for who has won; 0 where the game was not played to its end. */
  place: v.number(),
  points: v.number(),
  rating: RatingChange,
});

/** The checked result of a seat of a closed table. */
export type SeatResult = v.InferOutput<typeof SeatResult>;

/** A game that a person has played to its end. */
const OwnResult = v.object({
  table: TableId,
  game: GameId,
  seat: v.number(),
  /** 1 for who has won. */
  place: v.number(),
  points: v.number(),
  time: v.number(),
});

/** A game that a person has played to its end, checked. */
export type OwnResult = v.InferOutput<typeof OwnResult>;

/** Statistics of chance in all games of a kind. */
const GameStatistics = v.object({
  game: GameId,
  /** Closed tables. */
  games: v.number(),
  /** Dice rolled or cards turned up, by face or colour. */
  faces: v.array(
    v.object({
      face: v.string(),
      seen: v.number(),
      expected: v.number(),
      /** The standard deviation: fair chance is off by more than twice as much one time in twenty. */
      deviation: v.number(),
    }),
  ),
  chiSquare: v.nullable(v.number()),
  degrees: v.number(),
  /**
   * The probability that fair chance would be at least as far from the expectation; null while too
   * little is known.
   */
  p: v.nullable(v.number()),
});

/** Statistics of chance in all games of a kind, checked. */
export type Statistics = v.InferOutput<typeof GameStatistics>;

/** Addresses about how people, bots and chance have done. */
export const RATINGS_API = {
  leaderboard: route({
    method: 'GET',
    path: '/api/ratings/:game/:size',
    rate: OPEN_READ_RATE,
    summary: 'The hundred strongest players of a game at tables of that size',
    isPersonal: false,
    params: v.object({
      game: GameId,
      size: v.pipe(
        v.string(),
        v.regex(/^\d$/),
        v.transform(Number),
        v.minValue(PLAYERS.min),
        v.maxValue(PLAYERS.max),
      ),
    }),
    query: v.object({
      /** `bots` for the list of games against bots only. */
      opponents: v.optional(Opponents, 'people'),
    }),
    reply: v.array(LeaderboardEntry),
  }),
  profile: route({
    method: 'GET',
    path: '/api/people/:id',
    rate: OPEN_READ_RATE,
    summary: 'What everybody may know of a person or a bot',
    isPersonal: false,
    params: v.object({ id: PlayerId }),
    reply: Profile,
    refusals: ['no-such-person'],
  }),
  results: route({
    method: 'GET',
    path: '/api/tables/:table/results',
    rate: READ_RATE,
    summary: 'How the seats of a closed table have done, and what that did to ratings',
    isPersonal: false,
    params: v.object({ table: TableId }),
    reply: v.array(SeatResult),
    refusals: ['no-such-table', 'not-welcome', 'not-over'],
  }),
  myResults: route({
    method: 'GET',
    path: '/api/me/results',
    rate: READ_RATE,
    summary: 'The games that one has played to their end, the latest first, a hundred at a time',
    query: v.object({
      /** The time of the last one that was given before, to go on from there. */
      until: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
    }),
    reply: v.array(OwnResult),
  }),
  statistics: route({
    method: 'GET',
    path: '/api/statistics',
    rate: OPEN_READ_RATE,
    summary: 'What chance has done in all closed games, beside what was to be expected',
    isPersonal: false,
    reply: v.array(GameStatistics),
  }),
} as const;
