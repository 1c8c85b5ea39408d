/** Somebody who plays Copenhagen through roles and names. */
import type { Page } from '@playwright/test';
import { ASKS, NAMES } from '../table-words.ts';
import { en, has } from '../words.ts';
import { type Decide, namesIn, type Press, usable } from './playing.ts';

/** The region of one's own hand, or of a hand in a replay. */
const HAND = has(en.copenhagen.hand.title, en.copenhagen.hand.of(''));

/** Builds when possible, the last tile that is offered; otherwise takes cards, if possible a pair. */
export const playCopenhagen: Decide = async (page, status, press) => {
  if (ASKS.coat.test(status)) return useCoat(page, press);
  if (ASKS.discard.test(status)) return discard(page, press);
  if (ASKS.both.test(status)) return press(usable(page, NAMES.both));
  if (ASKS.build.test(status) && (await build(page, press))) return undefined;
  if (ASKS.buildOrEnd.test(status)) return press(usable(page, NAMES.end));
  return take(page, press);
};

async function build(page: Page, press: Press): Promise<boolean> {
  const tiles = usable(page, NAMES.buildable);
  const drawer = page.getByRole('button', { name: NAMES.supply, expanded: false });
  if (await drawer.isVisible()) await press(drawer);
  if ((await tiles.count()) === 0) return false;
  await press(tiles.last());
  await press(usable(page, NAMES.place));
  return true;
}

async function useCoat(page: Page, press: Press): Promise<void> {
  const white = usable(page, NAMES.whiteTile);
  if ((await white.count()) > 0) {
    await press(white);
    return press(usable(page, NAMES.place));
  }
  return press(usable(page, NAMES.coatGift).first());
}

async function discard(page: Page, press: Press): Promise<void> {
  const confirm = usable(page, NAMES.discard);
  const hand = page.getByRole('region', { name: HAND });
  while ((await confirm.count()) === 0) {
    await press(hand.getByRole('button', { pressed: false }).first());
  }
  await press(confirm);
}

async function take(page: Page, press: Press): Promise<void> {
  const harbour = page.getByRole('region', { name: en.copenhagen.harbour.title });
  const names = (await namesIn(harbour)).filter((name) => NAMES.harbourCard.test(name));
  const colours = names.map((name) => name.replace(/\d/, ''));
  const pair = colours.findIndex((colour, index) => colour === colours[index + 1]);
  const first = Math.max(0, pair);
  for (const name of names.slice(first, first + 2)) {
    await press(harbour.getByRole('button', { name, exact: true }));
  }
  await press(usable(page, NAMES.takeCards));
}
