/** Roll & Write: what every screen may say of it. */
import { name } from './name.ts';

/** What is said of Roll & Write. */
export const words = {
  name,
  ownSheet: 'Roll & Write, own sheet',
  about: 'Dice and pencil. Roll, draw a tile, light the windows.',
  options: {
    mirror: 'Tiles may be mirrored (RW-8)',
    passing: 'A turn may always be ended without drawing (RW-10)',
  },
  daily:
    'Roll & Write with the same dice for everybody in the world. Your first try of each game counts; after that you can practise as often as you like.',
  chance: {
    title: 'Dice in Roll & Write',
    counted: (dice: string, games: string) => `${dice} dice; games: ${games}`,
  },
  score: {
    about:
      'Draw on it as on paper. Nothing is forbidden: what can’t be right is marked, and you decide.',
    reached: (names: string, goal: number) =>
      `${goal} points reached by ${names}: this round is the last.`,
  },
};

/** The shape of these words in every language. */
export type RollAndWriteWords = typeof words;
