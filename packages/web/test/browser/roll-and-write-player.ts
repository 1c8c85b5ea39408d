/** Somebody who plays Roll & Write through roles and names. */
import type { Page } from '@playwright/test';
import { ASKS, NAMES } from '../table-words.ts';
import { en } from '../words.ts';
import { type Decide, type Press, usable } from './playing.ts';

/** Draws the last tile that is offered, marks the first track that can be marked. */
export const playRollAndWrite: Decide = async (page, status, press) => {
  if (ASKS.startTrack.test(status)) return begin(page, press);
  if (ASKS.coat.test(status)) return useCoat(page, press);
  if (ASKS.die.test(status)) return takeDie(page, press);
  if (ASKS.tile.test(status)) return draw(page, press);
  return press(usable(page, NAMES.end));
};

function tracks(page: Page) {
  const abilities = page.getByRole('region', { name: en.rollAndWrite.abilities });
  return abilities.getByRole('button', { name: NAMES.mark, disabled: false });
}

async function begin(page: Page, press: Press): Promise<void> {
  await press(tracks(page).first());
  await press(usable(page, NAMES.begin));
}

async function useCoat(page: Page, press: Press): Promise<void> {
  const place = usable(page, NAMES.place);
  return press((await place.count()) > 0 ? place : tracks(page).first());
}

async function takeDie(page: Page, press: Press): Promise<void> {
  if ((await tracks(page).count()) === 0) return press(usable(page, NAMES.takeNone));
  await press(tracks(page).first());
  await press(usable(page, NAMES.take));
}

async function draw(page: Page, press: Press): Promise<void> {
  const drawer = page.getByRole('button', { name: NAMES.tiles, expanded: false });
  if (await drawer.isVisible()) await press(drawer);
  const facades = page.getByRole('region', { name: en.rollAndWrite.tiles });
  await press(facades.getByRole('button', { name: NAMES.drawable, disabled: false }).last());
  await press(usable(page, NAMES.place));
}
