/** The rules of a game, and what the book around them says. */

/** Everything that the book says. */
export const words = {
  title: (game: string) => `Rules: ${game}`,
  games: 'Game',
  contents: 'Contents',
  rulings: 'Rulings',
  rulingsAbout:
    'Where the printed rules are silent or their editions differ, these decide. Each one has a position to try at a real table.',
  search: 'Search the rules',
  searchHint: (ruling: string) => `a word, or ${ruling}`,
  clear: 'Clear the search',
  found: (count: number) =>
    count === 0 ? 'Nothing found.' : count === 1 ? '1 place found.' : `${count} places found.`,
  why: 'Why?',
  inRules: 'In the rules:',
  tryIt: 'Try it',
  trial: {
    title: (ruling: string) => `Try ${ruling}`,
    /** What to do at the table, after the ruling itself. */
    now: 'Your turn:',
    begin: 'To the table',
    back: 'Back to the ruling',
  },
  learn: 'Learn by playing',
  play: 'Play',
};

/** The words of the book, in any language. */
export type BookWords = typeof words;
