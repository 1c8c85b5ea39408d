/** The screens that are worth a look, and how to get there. */
import type { Page } from '@playwright/test';
import { isTurn, openTable, type Position } from '../positions.ts';

/** Something to look at. */
export interface Scene {
  /** Becomes part of file names. */
  readonly name: string;
  open(page: Page): Promise<unknown>;
}

const FRIENDS = [
  { name: '' },
  { name: 'Freja', bot: 'greedy' },
  { name: 'Magnus', bot: 'greedy' },
] as const;
const FOUR = [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Cem' }, { name: 'Dora' }] as const;

const ROLL_AND_WRITE: Position = {
  game: 'roll-and-write',
  seed: 'scene',
  seats: FRIENDS,
  isThere: isTurn(7),
};
const COPENHAGEN: Position = {
  game: 'copenhagen',
  seed: 'scene',
  seats: FRIENDS,
  isThere: isTurn(30),
};

/** The same scenes for a game of either kind. */
function scenesOf(position: Position): Scene[] {
  const { game } = position;
  return [
    { name: `${game}-set-up`, open: (page) => page.goto(`/new/${game}`) },
    { name: `${game}-begin`, open: (page) => page.goto(`/play/new?game=${game}`) },
    { name: `${game}-turn`, open: (page) => openTable(page, position) },
    {
      name: `${game}-log`,
      async open(page) {
        await openTable(page, position);
        await page.keyboard.press('l');
      },
    },
    {
      name: `${game}-coat`,
      open: (page) =>
        openTable(page, {
          ...position,
          isThere: ({ phase, active }) => phase === 'coat' && active === 0,
        }),
    },
    {
      name: `${game}-four`,
      open: (page) => openTable(page, { ...position, seats: FOUR, isThere: isTurn(8) }),
    },
    {
      name: `${game}-over`,
      open: (page) => openTable(page, { ...position, isThere: () => false }),
    },
  ];
}

/** All scenes; a new screen is a new line. */
export const SCENES: readonly Scene[] = [
  { name: 'home', open: (page) => page.goto('/') },
  { name: 'settings', open: (page) => page.goto('/settings') },
  { name: 'nothing', open: (page) => page.goto('/nowhere') },
  ...scenesOf(ROLL_AND_WRITE),
  ...scenesOf(COPENHAGEN),
];
