/** Roll & Write in the client. */
import { USUAL_BOT } from '../../store/plans.ts';
import { HOUSE_TABLE } from '../../words/games/house.ts';
import { bringWords } from '../../words/index.ts';
import type { GameModule } from '../contract/game-module.ts';

/** What its parts say, which is there before they are. */
const said = bringWords({
  ...HOUSE_TABLE,
  'roll-and-write/table': (language) =>
    import(`../../words/${language}/games/roll-and-write/table.ts`),
});

/** Roll & Write, the game with dice and pencils. */
export const rollAndWrite: GameModule = {
  words: (language) => import(`../../words/${language}/games/roll-and-write/index.ts`),
  icon: 'dice',
  rulingPrefix: 'RW',
  options: [
    { option: 'mirror', on: true },
    { option: 'passing', on: 'always' },
  ],
  firstSeats: [{ name: '' }, { name: 'Freja', bot: USUAL_BOT }, { name: 'Magnus', bot: USUAL_BOT }],
  front: async () => (await said(import('./front.tsx'))).front,
  teller: async () => (await said(import('./teller.ts'))).teller,
  replayBoard: async () => (await said(import('./replay-board.tsx'))).ReplayBoard,
  lesson: {
    steps: async () => (await import('./lessons.ts')).lessons,
    words: async () => (await import('../../words/games/roll-and-write.ts')).lessonWords,
  },
  rules: {
    book: async () => (await said(import('./rules.ts'))).rules,
    text: async () => (await import('../../words/games/roll-and-write.ts')).rulesText,
    trials: async () => (await import('./trials.ts')).TRIALS,
  },
  scorePad: async () => (await said(import('./score-pad.tsx'))).front,
};
