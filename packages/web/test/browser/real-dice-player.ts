/** People at a real table, who roll dice of their own and tell the page what came. */
import type { Page } from '@playwright/test';
import { ASKS, faceOf, NAMES, PAINTS, type Paint } from '../table-words.ts';
import { en } from '../words.ts';
import { type Decide, type Press, usable } from './playing.ts';
import { playRollAndWrite } from './roll-and-write-player.ts';

/** The places in which the dice stand. */
export function places(page: Page) {
  return page.getByRole('group', { name: en.realDice.slots }).getByRole('button');
}

/** Taps dice in, one after the other, by the letters of their faces. */
export async function tapIn(page: Page, press: Press, faces: string): Promise<void> {
  for (const face of faces) {
    await press(page.getByRole('button', { name: faceOf(face as Paint), exact: true }));
  }
}

/** Somebody with dice that always fall in the same way. */
export function playWithDice(): Decide {
  let thrown = 7;
  const roll = () => {
    thrown = (thrown * 1103515245 + 12345) % 2147483648;
    return PAINTS[Math.floor(thrown / 65536) % PAINTS.length];
  };
  return async (page, status, press) => {
    if (ASKS.crossing.test(status)) return press(usable(page, NAMES.lots));
    if (!ASKS.dice.test(status)) return playRollAndWrite(page, status, press);
    // The line asks before the pad is drawn.
    await places(page).first().waitFor();
    const empty = await places(page).count();
    await tapIn(page, press, Array.from({ length: empty }, roll).join(''));
    return press(usable(page, NAMES.diceTold));
  };
}
