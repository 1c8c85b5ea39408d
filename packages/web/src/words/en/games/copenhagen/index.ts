/** Copenhagen on the home page, in the statistics and on score pads. */
import { name } from './name.ts';

/** What is said of Copenhagen. */
export const words = {
  name,
  about: 'Cards and tiles. Collect colours at the harbour and build.',
  options: {},
  chance: {
    title: 'Cards in Copenhagen',
    counted: (cards: string, games: string) => `Cards: ${cards}. Games: ${games}.`,
  },
  score: {
    about:
      'Enter the finished houses square by square: tap once for a window, again for a brick. Colours are optional.',
    reached: (names: string, goal: number) => `${names}: ${goal} points reached. The game is over.`,
  },
};

/** The shape of these words in every language. */
export type CopenhagenWords = typeof words;
