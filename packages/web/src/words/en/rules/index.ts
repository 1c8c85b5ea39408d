/** The rules of both games, and what the book around them says. */
import { copenhagen } from './copenhagen.ts';
import { rollAndWrite } from './roll-and-write.ts';

/** Everything that the book says. */
export const words = {
  title: (game: string) => `Rules: ${game}`,
  games: 'Game',
  contents: 'Contents',
  rulings: 'Rulings',
  rulingsAbout:
    'Where the printed rules are silent or their editions differ, these decide. Each one has a position to try at a real table.',
  search: 'Search the rules',
  searchHint: 'a word, or RW-9',
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
  'roll-and-write': rollAndWrite,
  copenhagen,
};

/** The words of the book, in any language. */
export type BookWords = typeof words;
