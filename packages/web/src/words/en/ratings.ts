/** Leaderboards, profiles, and the statistics of dice and cards. */
import { grammarOf } from '../grammar.ts';

const { counted } = grammarOf('en');

const ORDINAL = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** What is said of how people, bots and chance have done. */
export const words = {
  bot: 'bot',
  you: 'you',
  somebody: 'a deleted player',
  newTab: 'Profile (opens in a new tab)',
  /** How certain a rating is. */
  sure: {
    hardly: 'very uncertain',
    roughly: 'uncertain',
    fairly: 'fairly certain',
    well: 'certain',
  },
  between: (low: string, high: string) => `skill between ${low} and ${high}`,
  board: {
    title: 'Leaderboards',
    of: (game: string, count: number) => `${game} with ${counted(count, 'player', 'players')}`,
    againstBots: (list: string) => `${list}, against bots only`,
    opponents: 'Opponents',
    people: 'People',
    bots: 'Bots only',
    empty: 'No rated games of this kind yet. Be the first!',
    toTables: 'Open a rated table',
    rank: 'Rank',
    player: 'Player',
    rating: 'Rating',
    sure: 'Certainty',
    games: 'Games',
    meaning: 'What the numbers mean',
    about: [
      'A player’s strength is estimated from their results at rated tables. The bar shows the estimate: the shorter it is, the more certain.',
      'The rating is a cautious estimate: the player is very probably at least this strong. It starts at 0 and rises with good results, and also because every game makes the estimate a little more certain.',
      'Each game and each number of players has its own ratings. Bots are rated like everyone else.',
      'A game against bots only counts in a list of its own; the other list is for games with at least two people.',
    ],
  },
  profile: {
    since: (date: string) => `Here since ${date}`,
    claimed: 'claimed name',
    houseBot: 'A bot from this server',
    ownBot: 'A player’s own bot',
    ratings: 'Ratings',
    unrated: 'No rated games yet.',
    games: 'Games',
    game: 'Game',
    played: 'Played',
    won: 'Won',
    mean: 'Average points',
    most: 'Most points',
    recent: 'Last games',
    place: (place: number, size: number) =>
      `${place}${SUFFIXES[ORDINAL.select(place)] ?? 'th'} of ${size}`,
    stopped: 'stopped early',
    with: 'with',
    rating: (before: string, after: string) => `rating ${before} → ${after}`,
    ratingAgainstBots: (before: string, after: string) =>
      `rating against bots ${before} → ${after}`,
    look: 'View',
    private: 'Games at invitation-only tables are shown only to their players.',
    none: (name: string) => `${name} hasn’t finished a game here yet.`,
    noneOwn:
      'You haven’t finished a game here yet. Every house begins with a single tile: join a table and your games will appear here.',
    toTables: 'Find a table',
    toBoards: 'Leaderboards',
  },
  chance: {
    title: 'Dice and card statistics',
    about:
      'Every die rolled and every card drawn at this server’s tables, compared with what you would expect.',
    empty: 'No finished games yet.',
    face: 'Colour',
    seen: 'Actual',
    expected: 'Expected',
    off: 'Difference',
    legend:
      'The taller a house, the more often its colour came up. The line shows the expected number; fair dice and cards stay within the band 19 times out of 20.',
    tooEarly: 'There isn’t enough data yet to draw any conclusions.',
    usual: (cases: number) =>
      `Nothing unusual: fair dice and cards would be at least this far off in ${cases} of 100 cases.`,
    odd: (cases: number) =>
      `A little unusual, but it happens: fair dice and cards would be this far off in ${cases} of 100 cases.`,
    strange: (cases: string) =>
      `Very unusual: fair dice and cards would be this far off less than once in ${cases} cases. That is worth a closer look.`,
    numbers: (chiSquare: string, degrees: number, p: string) =>
      `χ² = ${chiSquare} with ${counted(degrees, 'degree', 'degrees')} of freedom, p = ${p}`,
    proof:
      'Don’t take our word for it: after every game, “Verify fairness” replays every roll and card on your own device.',
  },
  over: {
    title: 'Ratings',
    titleAgainstBots: 'Ratings against bots',
    change: (before: string, after: string) => `from ${before} to ${after}`,
    stopped: 'The game wasn’t finished, so all ratings stay the same.',
    counting: 'Working out the ratings…',
  },
};

/** The shape of these words in every language. */
export type RatingsWords = typeof words;
