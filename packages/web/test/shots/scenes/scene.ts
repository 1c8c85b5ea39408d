/** What a scene is, and what many begin with. */
import type { Page } from '@playwright/test';
import { isTurn, type Position } from '../../positions.ts';
import { ASKS, NAMES } from '../../table-words.ts';
import { en, whole } from '../../words.ts';

/** Something to look at. */
export interface Scene {
  /** Becomes part of file names. */
  readonly name: string;
  open(page: Page): Promise<unknown>;
}

/** Somebody with two bots. */
export const FRIENDS = [
  { name: '' },
  { name: 'Freja', bot: 'greedy' },
  { name: 'Magnus', bot: 'greedy' },
] as const;
/** People only. */
export const FOUR = [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Cem' }, { name: 'Dora' }] as const;

/** The middle of a game. */
export const ROLL_AND_WRITE: Position = {
  game: 'roll-and-write',
  seed: 'scene',
  seats: FRIENDS,
  isThere: isTurn(7),
};
/** The middle of a game. */
export const COPENHAGEN: Position = {
  game: 'copenhagen',
  seed: 'scene',
  seats: FRIENDS,
  isThere: isTurn(30),
};

/** What the line says while a tile may be placed. */
const PLACEABLE = new RegExp(`${ASKS.tile.source}|${ASKS.build.source}`);

/** Tiles that can be placed. */
const TILES = new RegExp(`${NAMES.drawable.source}|${NAMES.buildable.source}`);

/** Picks up the last tile that can be placed. */
export async function hold(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: PLACEABLE }).waitFor();
  const drawer = page.getByRole('button', {
    name: whole(en.rollAndWrite.tiles, en.copenhagen.supply.button),
    expanded: false,
  });
  if (await drawer.isVisible()) await drawer.click();
  const tiles = page.getByRole('button', { name: TILES, disabled: false });
  await tiles.last().click();
}
