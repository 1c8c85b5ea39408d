/** Somebody who plays Copenhagen through roles and names. */
import type { Page } from '@playwright/test';
import { type Decide, namesIn, type Press, usable } from './playing.ts';

/** The button that places what is held; the harbour's places are numbered. */
const PLACE = /^Place(?! \d)/;

/** Builds when possible, the last tile that is offered; otherwise takes cards, if possible a pair. */
export const playCopenhagen: Decide = async (page, status, press) => {
  if (/coat of arms/.test(status)) return useCoat(page, press);
  if (/discard/.test(status)) return discard(page, press);
  if (/build as well/.test(status)) return press(usable(page, /^Build as well/));
  if (/build a tile/.test(status) && (await build(page, press))) return undefined;
  if (/end the turn/.test(status)) return press(usable(page, /^End /));
  return take(page, press);
};

async function build(page: Page, press: Press): Promise<boolean> {
  const tiles = usable(page, /tile of .* costs/);
  const drawer = page.getByRole('button', { name: 'Build', expanded: false });
  if (await drawer.isVisible()) await press(drawer);
  if ((await tiles.count()) === 0) return false;
  await press(tiles.last());
  await press(usable(page, PLACE));
  return true;
}

async function useCoat(page: Page, press: Press): Promise<void> {
  const white = usable(page, /^White tile$/);
  if ((await white.count()) > 0) {
    await press(white);
    return press(usable(page, PLACE));
  }
  return press(usable(page, /^(Take [A-Z]|Turn back|Skip)/).first());
}

async function discard(page: Page, press: Press): Promise<void> {
  const confirm = usable(page, /^Discard/);
  const hand = page.getByRole('region', { name: /hand/i });
  while ((await confirm.count()) === 0) {
    await press(hand.getByRole('button', { pressed: false }).first());
  }
  await press(confirm);
}

async function take(page: Page, press: Press): Promise<void> {
  const harbour = page.getByRole('region', { name: 'Harbour' });
  const names = (await namesIn(harbour)).filter((name) => /^Place \d: \w+ card$/.test(name));
  const colours = names.map((name) => name.replace(/^Place \d: /, ''));
  const pair = colours.findIndex((colour, index) => colour === colours[index + 1]);
  const first = Math.max(0, pair);
  for (const name of names.slice(first, first + 2)) {
    await press(harbour.getByRole('button', { name, exact: true }));
  }
  await press(usable(page, /^Take (?!and build:)/));
}
