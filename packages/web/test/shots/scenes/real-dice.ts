/** Roll & Write with real dice. */
import type { Page } from '@playwright/test';
import { isTurn, openTable, type Position } from '../../positions.ts';
import { faceOf, NAMES, type Paint } from '../../table-words.ts';
import { begins, en } from '../../words.ts';
import { FOUR, ROLL_AND_WRITE, type Scene } from './scene.ts';

const TABLE_FOR_THREE: Position = {
  ...ROLL_AND_WRITE,
  seats: FOUR.slice(0, 3),
  dice: 'real',
  isThere: ({ round, chance, active }) => Number(round) >= 6 && chance === 'roll 5' && active === 1,
};

/** Taps dice in. */
async function tapIn(page: Page, ...faces: readonly Paint[]): Promise<void> {
  for (const face of faces) {
    await page.getByRole('button', { name: faceOf(face), exact: true }).click();
  }
}

/** One device for all. */
export const REAL_DICE: readonly Scene[] = [
  { name: 'real-dice-set-up', open: (page) => page.goto('/new/roll-and-write?dice=real') },
  { name: 'real-dice-begin', open: (page) => openTable(page, TABLE_FOR_THREE) },
  {
    name: 'real-dice-told-turn',
    async open(page) {
      await openTable(page, TABLE_FOR_THREE);
      await tapIn(page, 'B', 'P', 'W', 'B');
    },
  },
  {
    name: 'real-dice-re-roll-turn',
    async open(page) {
      await openTable(page, { ...TABLE_FOR_THREE, isThere: isTurn(3) });
      const dice = page.getByRole('group', { name: en.rollAndWrite.dice });
      await dice.getByRole('button').first().click();
      await dice.getByRole('button').last().click();
      await page.getByRole('button', { name: begins(en.rollAndWrite.reroll(2)) }).click();
    },
  },
  {
    name: 'real-dice-cross-begin',
    async open(page) {
      await openTable(page, { ...TABLE_FOR_THREE, seats: FOUR.slice(0, 2), isThere: () => true });
      await page.getByRole('button', { name: NAMES.undo }).click();
      await page
        .getByRole('button', {
          name: en.rollAndWrite.tile('B', 4, en.rollAndWrite.shapes.B4R ?? ''),
          exact: true,
        })
        .click();
    },
  },
];
