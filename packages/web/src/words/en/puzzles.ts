/** The screen of puzzles. */
import { grammarOf } from '../grammar.ts';

const { counted } = grammarOf('en');

/** What is said at puzzles. */
export const words = {
  title: 'Puzzles',
  number: (number: number, count: number) => `Puzzle ${number} of ${count}`,
  own: (game: string, day: string) => `From your game of ${game}, ${day}`,
  given: (game: string) => `From the harbour master’s collection, ${game}`,
  task: 'What would you do?',
  cost: (games: number) =>
    `The move you played cost you ${counted(games, 'win', 'wins')} in 100 games.`,
  find: 'Find a move the harbour master would make.',
  how: 'Review a finished game and your own mistakes will become puzzles.',
  toReview: 'Open last game',
  thinking: 'The harbour master is looking at your move…',
  failed: 'The harbour master can’t check your move right now. Try again.',
  best: 'That’s the best move.',
  fine: 'Just as good as the best move.',
  strayed: (own: number, best: number) =>
    `This move wins about ${own} of 100 games; the best move wins ${best}.`,
  near: 'You’re close.',
  far: 'There’s a much better move.',
  shown: 'This is what the harbour master would do.',
  rests: 'That’s it – on to the next puzzle.',
  read: 'Read puzzle',
  solve: 'Solve',
  again: 'Try again',
  show: 'Show me',
  next: 'Next puzzle',
  skip: 'Skip',
  moment: 'Open in replay',
  leave: 'Home',
};

/** The shape of these words in every language. */
export type PuzzleWords = typeof words;
