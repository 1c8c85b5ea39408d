/** Somebody who works through the lessons by roles and names, a step at a time. */
import type { Locator, Page } from '@playwright/test';
import type { StepWords } from '../../src/words/learn.ts';
import {
  faceOf,
  harbourPlace,
  NAMES,
  type Paint,
  tileToBuild,
  tileToDraw,
} from '../table-words.ts';
import { begins, en, MANY, MORE, titleOf, whole } from '../words.ts';
import { type Press, usable } from './playing.ts';

/** What a reader does in a step. */
type Action = (page: Page, press: Press) => Promise<void>;

/** The step's id, its title, and what is asked for. */
export type Actions = readonly (readonly [id: string, title: string, action: Action])[];

/** The button that places what is held. */
export function placeButton(page: Page): Locator {
  return usable(page, NAMES.place);
}

/** Takes a tile into the hand, out of the drawer where there is one. */
export async function pickTile(page: Page, press: Press, name: RegExp): Promise<void> {
  const drawer = page.getByRole('button', {
    name: whole(en.rollAndWrite.tiles, en.copenhagen.supply.button),
    expanded: false,
  });
  if (await drawer.isVisible()) await press(drawer);
  await press(usable(page, name).first());
}

/** Places the first tile of that name. */
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

/** What is done in each step of a lesson, with the titles that its words give them. */
function lesson(
  words: Readonly<Record<string, StepWords>>,
  actions: Readonly<Record<string, Action>>,
): Actions {
  return Object.entries(actions).map(([id, action]) => [id, words[id]?.title ?? id, action]);
}

const { copenhagen, rollAndWrite } = en;

const draws = (colour: Paint, squares: number) => places(tileToDraw(colour, squares));
const builds = (colour: Paint, squares: number) => places(tileToBuild(colour, squares));

/** A die of that face, at any place or at the given one. */
function die(colour: Paint, number = MANY): RegExp {
  return begins(rollAndWrite.die(colour, number, MORE));
}

/** Picks cards at these places and takes them. */
function takes(cards: string, ...numbers: readonly number[]): Action {
  return presses(...numbers.map(harbourPlace), begins(copenhagen.harbour.take(cards)));
}

const ROLL_AND_WRITE = lesson(en.rollAndWriteLesson, {
  support: draws('B', 3),
  dice: draws('G', 3),
  row: draws('R', 2),
  column: draws('P', 4),
  bonus: draws('G', 4),
  die: presses(die('B'), begins(rollAndWrite.takeTracks(en.common.colours.B))),
  reroll: presses(die('R'), die('G'), begins(rollAndWrite.reroll(2))),
  colour: presses(die('G', 4), die('G', 5), begins(rollAndWrite.recolour), whole(faceOf('R'))),
  'no-x': inOrder(presses(begins(rollAndWrite.noX)), draws('Y', 2)),
  'one-x': presses(begins(rollAndWrite.oneX), NAMES.place),
  again: draws('R', 5),
  coat: inOrder(draws('Y', 2), presses(NAMES.place)),
  end: inOrder(draws('R', 2), presses(NAMES.end)),
});

const { colourOf, coat, hand } = copenhagen;

const COPENHAGEN = lesson(en.copenhagenLesson, {
  take: takes(colourOf(2, 'G'), 3, 4),
  any: takes(colourOf(2, 'G'), 2, 6),
  limit: inOrder(
    takes(colourOf(2, 'B'), 1, 2),
    presses(whole(hand.card('R', 1, 1)), begins(hand.discard(1))),
  ),
  build: builds('R', 3),
  row: builds('R', 2),
  neighbour: builds('R', 3),
  coat: inOrder(builds('G', 2), presses(begins(coat.take(copenhagen.abilities.names.discount)))),
  extra: takes(colourOf(3, 'B'), 1, 2, 5),
  discount: builds('B', 3),
  change: builds('B', 3),
  both: inOrder(
    takes(en.common.list([colourOf(1, 'B'), colourOf(1, 'Y')]), 1, 2),
    presses(NAMES.both),
    builds('B', 3),
  ),
  end: builds('P', 3),
});

/** Both lessons. */
export const READERS = [
  { game: 'roll-and-write', title: titleOf('roll-and-write'), actions: ROLL_AND_WRITE },
  { game: 'copenhagen', title: titleOf('copenhagen'), actions: COPENHAGEN },
] as const;
