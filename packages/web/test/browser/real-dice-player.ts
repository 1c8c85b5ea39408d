/** People at a real table, who roll dice of their own and tell the page what came. */
import { expect, type Page } from '@playwright/test';
import { type Decide, type Press, usable } from './playing.ts';
import { playRollAndWrite } from './roll-and-write-player.ts';

const FACES = ['Red', 'Blue', 'Purple', 'Green', 'Yellow', 'White'];

/** The places in which the dice stand. */
export function places(page: Page) {
  return page.getByRole('group', { name: 'The dice on the table' }).getByRole('button');
}

/** Taps dice in, one after the other. */
export async function tapIn(page: Page, press: Press, ...faces: readonly string[]): Promise<void> {
  for (const name of faces) await press(page.getByRole('button', { name, exact: true }));
}

/** Somebody with dice that always fall in the same way. */
export function playWithDice(): Decide {
  let thrown = 7;
  const roll = () => {
    thrown = (thrown * 1103515245 + 12345) % 2147483648;
    return FACES[Math.floor(thrown / 65536) % FACES.length] ?? '';
  };
  return async (page, status, press) => {
    if (/Which blue/.test(status)) return press(page.getByRole('button', { name: /lots decide/ }));
    if (/^What did/.test(status)) return leave(page, press);
    if (!/tap (them|it) in$/.test(status)) return playRollAndWrite(page, status, press);
    // The line asks before the pad is drawn.
    await places(page).first().waitFor();
    const empty = await places(page).count();
    await tapIn(page, press, ...Array.from({ length: empty }, roll));
    return press(usable(page, /^These are the dice/));
  };
}

/** Somebody has drawn a tile of two squares. */
async function leave(page: Page, press: Press): Promise<void> {
  await tapIn(page, press, 'Green', 'Red', 'Blue');
  await expect(places(page).nth(2)).toHaveAccessibleName('Die 3 of 5: blue');
  await press(usable(page, /^That was the turn/));
}
