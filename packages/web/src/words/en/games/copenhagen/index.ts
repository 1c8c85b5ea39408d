/** Copenhagen: what every screen may say of it. */
import { name } from './name.ts';

/** What is said of Copenhagen. */
export const words = {
  name,
  about: 'Cards and tiles. Gather colours at the harbour and build.',
  options: {},
  chance: {
    title: 'Cards in Copenhagen',
    counted: (cards: string, games: string) => `${cards} cards; games: ${games}`,
  },
  score: {
    about:
      'Enter the finished houses, square by square: a tap is a window, another one a brick. Colours are there for those who like them.',
    reached: (names: string, goal: number) =>
      `${goal} points reached by ${names}: the game is over at once.`,
  },
};

/** The shape of these words in every language. */
export type CopenhagenWords = typeof words;
