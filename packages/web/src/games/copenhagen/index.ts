/** Copenhagen in the client. */
import { USUAL_BOT } from '../../store/plans.ts';
import { HOUSE_TABLE } from '../../words/games/house.ts';
import { bringWords } from '../../words/index.ts';
import type { GameModule } from '../contract/game-module.ts';

/** Loads a part of the game after its words. */
const said = bringWords({
  ...HOUSE_TABLE,
  'copenhagen/table': (language) => import(`../../words/${language}/games/copenhagen/table.ts`),
});

/** Copenhagen, the board game with cards and tiles. */
export const copenhagen: GameModule = {
  words: (language) => import(`../../words/${language}/games/copenhagen/index.ts`),
  icon: 'cards',
  chance: 'cards',
  scene: {
    seat: 1,
    medium: 'cardboard',
    score: 7,
    building: ['RRGGg', 'rWGPP', 'BByYp', 'bB.YY', 'RR...'],
    lit: [1, 2, 3],
    rowCoats: [4, 6],
    columnCoats: [],
    cards: ['G', 'Y', 'P'],
  },
  rulingPrefix: 'CO',
  options: [],
  players: { min: 2, max: 4 },
  firstSeats: [{ name: '' }, { name: 'Freja', bot: USUAL_BOT }],
  front: async () => (await said(import('./front.tsx'))).front,
  teller: async () => (await said(import('./teller.ts'))).teller,
  replayBoard: async () => (await said(import('./replay-board.tsx'))).ReplayBoard,
  lesson: {
    steps: async () => (await import('./lessons.ts')).lessons,
    words: async () => (await import('../../words/games/copenhagen.ts')).lessonWords,
  },
  puzzles: async () => (await import('./puzzles.ts')).puzzles,
  rules: {
    book: async () => (await said(import('./rules.ts'))).rules,
    text: async () => (await import('../../words/games/copenhagen.ts')).rulesText,
    trials: async () => (await import('./trials.ts')).TRIALS,
  },
  scorePad: async () => (await said(import('./score-pad.ts'))).Pad,
};
