/** Roll & Write in the client. */
import { USUAL_BOT } from '../../store/plans.ts';
import { HOUSE_TABLE } from '../../words/games/house.ts';
import { bringWords } from '../../words/index.ts';
import type { GameModule } from '../contract/game-module.ts';
import type { Picture } from './material.ts';

/** Loads a part of the game after its words. */
const said = bringWords({
  ...HOUSE_TABLE,
  'roll-and-write/table': (language) =>
    import(`../../words/${language}/games/roll-and-write/table.ts`),
});

/** Roll & Write, the game with dice and pencils. */
export const rollAndWrite: GameModule = {
  words: (language) => import(`../../words/${language}/games/roll-and-write/index.ts`),
  icon: 'dice',
  chance: 'dice',
  scene: {
    seat: 0,
    medium: 'paper',
    score: 5,
    building: ['bBYyP', 'GGYPP', 'GgBPp', 'R.BB.', 'RRr..'],
    lit: [1, 2, 3],
    rowCoats: [4, 6],
    columnCoats: ['b', 'd'],
    dice: ['B', 'W', 'R'],
  },
  rulingPrefix: 'RW',
  options: [
    { option: 'mirror', on: true },
    { option: 'passing', on: 'always' },
  ],
  players: { min: 2, max: 4 },
  firstSeats: [{ name: '' }, { name: 'Freja', bot: USUAL_BOT }, { name: 'Magnus', bot: USUAL_BOT }],
  front: async () => (await said(import('./front.tsx'))).front,
  teller: async () => (await said(import('./teller.ts'))).teller,
  replayBoard: async () => (await said(import('./replay-board.tsx'))).ReplayBoard,
  lesson: {
    steps: async () => (await import('./lessons.ts')).lessons,
    words: async () => (await import('../../words/games/roll-and-write.ts')).lessonWords,
  },
  puzzles: async () => (await import('./puzzles.ts')).puzzles,
  rules: {
    book: async () => (await said(import('./rules.ts'))).rules,
    text: async () => (await import('../../words/games/roll-and-write.ts')).rulesText,
    trials: async () => (await import('./trials.ts')).TRIALS,
  },
  sheets: {
    path: '/print',
    screen: async () => (await import('./print/print-screen.tsx')).PrintScreen,
  },
  told: async () => import('./dice-fields.tsx'),
  daily: {
    goal: 12,
    options: { passing: 'always' },
    round: (picture) => (picture as Picture).round,
  },
  scorePad: async () => (await said(import('./score-pad.tsx'))).Pad,
};
