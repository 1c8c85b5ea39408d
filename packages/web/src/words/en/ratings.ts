/** Leaderboards, profiles, and what chance has done. */

const ORDINALS = ['', '1st', '2nd', '3rd', '4th'];

/** What is said of how people, bots and chance have done. */
export const words = {
  bot: 'bot',
  you: 'you',
  somebody: 'somebody who is gone',
  newTab: 'Profile, in a new tab',
  /** How well somebody’s strength is known. */
  sure: {
    hardly: 'hardly known',
    roughly: 'a first impression',
    fairly: 'fairly sure',
    well: 'sure',
  },
  between: (low: string, high: string) => `skill between ${low} and ${high}`,
  board: {
    title: 'Leaderboards',
    of: (game: string, count: number) => `${game} with ${count} players`,
    empty: 'Nobody has played a rated game of this kind yet. Be the first!',
    toTables: 'Open a rated table',
    rank: 'Rank',
    player: 'Player',
    rating: 'Rating',
    sure: 'How sure',
    games: 'Games',
    meaning: 'What the numbers mean',
    about: [
      'How strong somebody is can only be guessed at, from how they came in against the others at rated tables. The bar shows the guess: the shorter it is, the surer.',
      'The rating is what somebody can be trusted to have at least. It begins at 0, rises with good results, and also because every game makes the guess a little surer.',
      'Each game and each number of players has ratings of its own. Bots are rated like everybody else.',
    ],
  },
  profile: {
    since: (date: string) => `Here since ${date}`,
    claimed: 'the name is protected',
    houseBot: 'A bot that lives here',
    ownBot: 'A bot that somebody brought along',
    ratings: 'Ratings',
    unrated: 'No rated game yet.',
    games: 'Games',
    game: 'Game',
    played: 'Played',
    won: 'Won',
    mean: 'Points on average',
    most: 'Most points',
    recent: 'Last games',
    place: (place: number, size: number) => `${ORDINALS[place] ?? place} of ${size}`,
    stopped: 'stopped early',
    with: 'with',
    rating: (before: string, after: string) => `rating ${before} → ${after}`,
    look: 'To the table',
    private: 'Games at tables for invited people are shown only to those who sat there.',
    none: (name: string) => `${name} has not finished a game here yet.`,
    noneOwn:
      'You have not finished a game here yet. Every house begins with a single tile: sit down somewhere, and this page will fill by itself.',
    toTables: 'Find a table',
    toBoards: 'Leaderboards',
  },
  chance: {
    title: 'Chance on this server',
    about:
      'Every die that was rolled and every card that was turned up at tables on this server, beside what was to be expected.',
    empty: 'No game has been finished here yet.',
    face: 'Colour',
    seen: 'Came',
    expected: 'Expected',
    off: 'Difference',
    legend:
      'A house is as high as often as its colour came. The line is what was to be expected, and within the band fair chance stays 19 times out of 20.',
    tooEarly: 'That is too little yet to say anything about it.',
    usual: (cases: number) =>
      `Nothing remarkable: fair chance would be at least this far off in ${cases} of 100 cases.`,
    odd: (cases: number) =>
      `A little unusual, as happens now and then: fair chance would be this far off in ${cases} of 100 cases.`,
    strange: (cases: string) =>
      `Remarkable: fair chance would be this far off less than once in ${cases} cases. That is worth a closer look.`,
    numbers: (chiSquare: string, degrees: number, p: string) =>
      `χ² = ${chiSquare} with ${degrees} degrees of freedom, p = ${p}`,
    proof:
      'You need not take our word for it: after every game, “Verify the chance” draws all of its lots again on your own device.',
  },
  over: {
    title: 'Ratings',
    change: (before: string, after: string) => `from ${before} to ${after}`,
    stopped: 'The game was not played to its end, so all ratings stay as they are.',
    counting: 'Ratings are being worked out …',
  },
};

/** The shape of these words in every language. */
export type RatingsWords = typeof words;
