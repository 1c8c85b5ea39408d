/** Somebody who plays Roll & Write through roles and names. */
import type { Page } from '@playwright/test';
import { type Decide, type Press, usable } from './playing.ts';

/** Draws the last tile that is offered, marks the first track that can be marked. */
export const playRollAndWrite: Decide = async (page, status, press) => {
  if (/begin with/.test(status)) return begin(page, press);
  if (/coats? of arms/i.test(status)) return useCoat(page, press);
  if (/is done: take/.test(status)) return takeDie(page, press);
  if (/choose a tile/.test(status)) return draw(page, press);
  return press(usable(page, /^End /));
};

function tracks(page: Page) {
  const abilities = page.getByRole('region', { name: 'Abilities' });
  return abilities.getByRole('button', { name: /marks box/, disabled: false });
}

async function begin(page: Page, press: Press): Promise<void> {
  await press(tracks(page).first());
  await press(usable(page, /^Begin with/));
}

async function useCoat(page: Page, press: Press): Promise<void> {
  const place = usable(page, /^Place/);
  return press((await place.count()) > 0 ? place : tracks(page).first());
}

async function takeDie(page: Page, press: Press): Promise<void> {
  if ((await tracks(page).count()) === 0) return press(usable(page, /^Take no die/));
  await press(tracks(page).first());
  await press(usable(page, /^Mark /));
}

async function draw(page: Page, press: Press): Promise<void> {
  const drawer = page.getByRole('button', { name: 'Tiles', expanded: false });
  if (await drawer.isVisible()) await press(drawer);
  const facades = page.getByRole('region', { name: 'Facades' });
  await press(facades.getByRole('button', { name: /tile of .* needs/, disabled: false }).last());
  await press(usable(page, /^Place/));
}
