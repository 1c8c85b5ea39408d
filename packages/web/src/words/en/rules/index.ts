/** The screen of the rules: search, rulings, positions to try. */
import { grammarOf } from '../../grammar.ts';

const { counted } = grammarOf('en');

/** Everything that the book says. */
export const words = {
  title: (game: string) => `Rules: ${game}`,
  games: 'Game',
  contents: 'Contents',
  rulings: 'Rulings',
  rulingsAbout:
    'These decide where the printed rules are silent or their editions differ. Each has a position you can try out.',
  search: 'Search the rules',
  searchHint: (ruling: string) => `a word or ${ruling}`,
  /** Words that a search leaves out. */
  ignored:
    'how does do did the a an is are can i you we my of to in at on what when who which if it there with for be may must happens',
  /** After a word of the rules, other words that people look for. */
  same: 'tie: tied tiebreak tiebreaker equal; game is over: finish finished ends ending end; die: dice; column: vertical; row: horizontal line floor; rotate: turn flip mirror spin; points: score scoring vp; pile: deck stack; space: place slot gangway; start player: first begins; bonus: plus +; star: power; pay: cost price buy',
  clear: 'Clear search',
  found: (count: number) =>
    count === 0 ? 'No results.' : `${counted(count, 'result', 'results')}.`,
  why: 'Why?',
  inRules: 'In the rules:',
  tryIt: 'Try it',
  trial: {
    title: (ruling: string) => `Try ${ruling}`,
    /** What to do at the table, after the ruling itself. */
    now: 'Your turn:',
    begin: 'Start',
    back: 'Back to the ruling',
  },
  learn: 'Learn by playing',
  play: 'Play',
};

/** The words of the book, in any language. */
export type BookWords = typeof words;
