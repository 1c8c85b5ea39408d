/** Puzzles out of mistakes. */

/** What is said at puzzles. */
export const words = {
  title: 'Puzzles',
  number: (number: number, count: number) => `Puzzle ${number} of ${count}`,
  own: (game: string, day: string) => `Your own game of ${game}, ${day}`,
  given: (game: string) => `From the harbour master’s drawer, ${game}`,
  task: 'What would you do?',
  cost: (games: number) =>
    games === 1
      ? 'What you played then cost you 1 win in 100 games.'
      : `What you played then cost you ${games} wins in 100 games.`,
  find: 'Find a move that the harbour master would make, too.',
  how: 'Review a finished game, and your own mistakes become puzzles.',
  toReview: 'To your last game',
  thinking: 'The harbour master looks at your move …',
  failed: 'The harbour master can’t look at it just now.',
  best: 'The best move there is.',
  fine: 'As good as the best.',
  strayed: (own: number, best: number) =>
    `With this you win about ${own} of 100 games, with the best move ${best}.`,
  near: 'You are close.',
  far: 'There is much more in it.',
  shown: 'This is what the harbour master would do.',
  rests: 'Here it ends: the next puzzle waits.',
  read: 'Read the puzzle',
  again: 'Try again',
  show: 'Show me',
  next: 'Next puzzle',
  skip: 'Skip',
  moment: 'To this moment of the game',
  leave: 'To the quay',
};

/** The shape of these words in every language. */
export type PuzzleWords = typeof words;
