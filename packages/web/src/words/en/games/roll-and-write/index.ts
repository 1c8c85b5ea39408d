/** Roll & Write on the home page, in its options, in the statistics and on score pads. */
import { name } from './name.ts';

/** What is said of Roll & Write. */
export const words = {
  name,
  about: 'Dice and a pencil. Roll, draw tiles, light the windows.',
  options: {
    mirror: 'Allow mirrored tiles (RW-8)',
    passing: 'Allow ending a turn without drawing (RW-10)',
  },
  daily:
    'Roll & Write with the same dice for everyone in the world. Your first try at each game counts; after that you can practise as often as you like.',
  chance: {
    title: 'Dice in Roll & Write',
    counted: (dice: string, games: string) => `Dice: ${dice}. Games: ${games}.`,
  },
  score: {
    about:
      'Draw on it as on paper. Nothing is blocked: possible mistakes are marked, and you decide.',
    reached: (names: string, goal: number) =>
      `${names}: ${goal} points reached. This round is the last.`,
  },
};

/** The shape of these words in every language. */
export type RollAndWriteWords = typeof words;
