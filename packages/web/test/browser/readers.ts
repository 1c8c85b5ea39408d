/** Somebody who works through the lessons by roles and names, a step at a time. */
import type { Locator, Page } from '@playwright/test';
import { type Press, usable } from './playing.ts';

/** What a reader does in a step. */
type Action = (page: Page, press: Press) => Promise<void>;

/** The step's id, its title, and what is asked for. */
export type Actions = readonly (readonly [id: string, title: string, action: Action])[];

/** The button that places what is held; the harbour's places are numbered. */
export function placeButton(page: Page): Locator {
  return usable(page, /^Place(?! \d)/);
}

/** Takes a tile into the hand, out of the drawer where there is one. */
export async function pickTile(page: Page, press: Press, name: RegExp): Promise<void> {
  const drawer = page.getByRole('button', { name: /^(Tiles|Build)$/, expanded: false });
  if (await drawer.isVisible()) await press(drawer);
  await press(usable(page, name).first());
}

function places(name: RegExp): Action {
  return async (page, press) => {
    await pickTile(page, press, name);
    await press(placeButton(page));
  };
}

/** Presses buttons one after the other. */
function presses(...names: readonly RegExp[]): Action {
  return async (page, press) => {
    for (const name of names) await press(usable(page, name).first());
  };
}

function inOrder(...actions: readonly Action[]): Action {
  return async (page, press) => {
    for (const action of actions) await action(page, press);
  };
}

const ROLL_AND_WRITE: Actions = [
  ['support', 'A house of your own', places(/^Blue tile of 3/)],
  ['dice', 'Dice buy tiles', places(/^Green tile of 3/)],
  ['row', 'Finish a row', places(/^Red tile of 2/)],
  ['column', 'Finish a column', places(/^Purple tile of 4/)],
  ['bonus', 'A plus stands in for a die', places(/^Green tile of 4/)],
  ['die', 'What the others leave', presses(/^Blue die/, /^Mark blue/)],
  ['reroll', 'A red star: Re-roll', presses(/^Red die/, /^Green die/, /^Re-roll 2 dice/)],
  [
    'colour',
    'A green star: Colour change',
    presses(/^Green die, 4/, /^Green die, 5/, /^Colour change/, /^Red$/),
  ],
  ['no-x', 'A blue star: No X', inOrder(presses(/^No X/), places(/^Yellow tile of 2/))],
  ['one-x', 'A purple star: One X', presses(/^One X/, /^Place/)],
  ['again', 'A yellow star: Use again', places(/^Red tile of 5/)],
  ['coat', 'Coats of arms', inOrder(places(/^Yellow tile of 2/), presses(/^Place/))],
  ['end', 'Twelve points', inOrder(places(/^Red tile of 2/), presses(/^End turn/))],
];

const COPENHAGEN: Actions = [
  ['take', 'Cards from the harbour', presses(/^Place 3:/, /^Place 4:/, /^Take 2 green/)],
  ['any', 'Your first ability', presses(/^Place 2:/, /^Place 6:/, /^Take 2 green/)],
  [
    'limit',
    'Seven cards, no more',
    presses(/^Place 1:/, /^Place 2:/, /^Take 2 blue/, /^Red card$/, /^Discard 1/),
  ],
  ['build', 'Build a tile', places(/^Red tile of 3/)],
  ['row', 'Finish a row', places(/^Red tile of 2/)],
  ['neighbour', 'Neighbours are cheaper', places(/^Red tile of 3/)],
  ['coat', 'Coats of arms', inOrder(places(/^Green tile of 2/), presses(/^Take Discount/))],
  ['change', 'The ability Change', places(/^Blue tile of 3/)],
  [
    'both',
    'The ability Take and build',
    inOrder(
      presses(/^Place 1:/, /^Place 2:/, /^Take blue and yellow/, /^Build as well/),
      places(/^Blue tile of 3/),
    ),
  ],
  ['end', 'Twelve points', places(/^Purple tile of 3/)],
];

/** Both lessons. */
export const READERS = [
  { game: 'roll-and-write', title: 'Roll & Write', actions: ROLL_AND_WRITE },
  { game: 'copenhagen', title: 'Copenhagen', actions: COPENHAGEN },
] as const;
