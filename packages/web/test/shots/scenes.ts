/** The screens that are worth a look, and how to get there. */

import { openTable } from '../positions.ts';
import { begins, en, MANY } from '../words.ts';
import { ACCOUNT } from './scenes/account.ts';
import { ADMIN } from './scenes/admin.ts';
import { ADVICE } from './scenes/advice.ts';
import { AFTER_GAME } from './scenes/after-game.ts';
import { DAILY } from './scenes/daily.ts';
import { scenesOf } from './scenes/games.ts';
import { LESSONS } from './scenes/lessons.ts';
import { RATINGS } from './scenes/ratings.ts';
import { REAL_DICE } from './scenes/real-dice.ts';
import { REPLAY } from './scenes/replay.ts';
import { REVIEWS } from './scenes/reviews.ts';
import { rulesOf } from './scenes/rules.ts';
import { COPENHAGEN, FRIENDS, ROLL_AND_WRITE, type Scene } from './scenes/scene.ts';
import { scoreScene } from './scenes/score.ts';
import { STATES } from './scenes/states.ts';
import { TOGETHER } from './scenes/together.ts';

/** All scenes; a new screen is a new line. */
export const SCENES: readonly Scene[] = [
  { name: 'home', open: (page) => page.goto('/') },
  { name: 'settings', open: (page) => page.goto('/settings') },
  { name: 'nothing', open: (page) => page.goto('/nowhere') },
  {
    name: 'print',
    async open(page) {
      await page.goto('/print');
      await page.getByRole('img', { name: begins(en.print.page.page(1, MANY)) }).waitFor();
    },
  },
  ...rulesOf('roll-and-write', 'RW-9'),
  ...rulesOf('copenhagen', 'CO-4'),
  ...LESSONS,
  ...scenesOf(ROLL_AND_WRITE),
  {
    name: 'roll-and-write-start',
    open: (page) =>
      openTable(page, {
        ...ROLL_AND_WRITE,
        seats: FRIENDS.slice(0, 2),
        isThere: ({ phase, chance }) => phase === 'start' && chance === null,
      }),
  },
  {
    name: 'roll-and-write-mark',
    open: (page) =>
      openTable(page, {
        ...ROLL_AND_WRITE,
        isThere: ({ phase, waiting }) => phase === 'mark' && String(waiting) === '0',
      }),
  },
  ...DAILY,
  ...ADVICE,
  ...REAL_DICE,
  ...scenesOf(COPENHAGEN),
  ...TOGETHER,
  ...ACCOUNT,
  ...ADMIN,
  ...RATINGS,
  ...AFTER_GAME,
  ...REPLAY,
  ...REVIEWS,
  ...STATES,
  scoreScene('roll-and-write'),
  scoreScene('copenhagen'),
  {
    name: 'copenhagen-discard',
    open: (page) =>
      openTable(page, {
        ...COPENHAGEN,
        isThere: ({ phase, active }) => phase === 'discard' && active === 0,
      }),
  },
];
