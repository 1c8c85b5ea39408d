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

/** Picks up the last tile that can be placed. */
async function hold(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: /tile/ }).waitFor();
  const drawer = page.getByRole('button', { name: /^(Tiles|Build)$/, expanded: false });
  if (await drawer.isVisible()) await drawer.click();
  const tiles = page.getByRole('button', { name: /tile of .* (needs|costs)/, disabled: false });
  await tiles.last().click();
}

/** Asks about a tile. */
async function helpOnTile(page: Page): Promise<void> {
  const drawer = page.getByRole('button', { name: /^(Tiles|Build)$/, expanded: false });
  if (await drawer.isVisible()) await drawer.click();
  await page.getByRole('button', { name: /tile of 4/ }).first().click({ button: 'right', force: true });
  await page.getByRole('heading', { name: 'In the rules' }).waitFor();
}

/** A turn in which somebody with a hand can pay for a tile. */
function canBuild(position: Position): Position['isThere'] {
  return (picture) => {
    const player: Readonly<Record<string, unknown>> = { hand: 'RRR', ...picture.players[0] };
    return position.isThere(picture) && /(.)\1\1/.test(String(player.hand));
  };
}

/** The same scenes for a game of either kind. */
function scenesOf(position: Position): Scene[] {
  const { game } = position;
  const inTurn = (name: string, act: (page: Page) => Promise<unknown>): Scene => ({
    name: `${game}-${name}`,
    async open(page) {
      await openTable(page, { ...position, isThere: canBuild(position) });
      await act(page);
    },
  });
  return [
    { name: `${game}-set-up`, open: (page) => page.goto(`/new/${game}`) },
    {
      name: `${game}-begin`,
      async open(page) {
        await page.goto(`/play/new?game=${game}`);
        await page.getByRole('button', { name: 'Menu' }).waitFor();
      },
    },
    { name: `${game}-turn`, open: (page) => openTable(page, position) },
    inTurn('placing', hold),
    inTurn('log', (page) => page.keyboard.press('l')),
    inTurn('keys', (page) => page.keyboard.press('?')),
    inTurn('help', helpOnTile),
    inTurn('help-house', async (page) => {
      const box = await page.getByRole('region', { name: /^Facade: / }).boundingBox();
      if (!box) throw new Error('the facade is there');
      await page.mouse.click(box.x + box.width * 0.97, box.y + box.height * 0.74, {
        button: 'right',
      });
      await page.getByRole('heading', { name: 'In the rules' }).waitFor();
    }),
    inTurn('asking', async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'What is this?' }).click();
      await page.getByText('Tap anything').waitFor();
    }),
    {
      name: `${game}-tip`,
      async open(page) {
        await openTable(page, {
          ...position,
          isThere: canBuild({ ...position, isThere: isTurn(1) }),
        });
        await page.getByRole('button', { name: 'No more tips' }).waitFor();
      },
    },
    inTurn('menu', (page) => page.getByRole('button', { name: 'Menu' }).click()),
    inTurn('house', (page) => page.getByRole('button', { name: /^Freja/ }).click()),
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

/** A pad on which a little is drawn, some of it wrong. */
function scoreScene(game: string): Scene {
  return {
    name: `score-${game}`,
    async open(page) {
      await page.goto(`/score/${game}`);
      const grid = page.getByRole('grid');
      await grid.waitFor();
      const letters = ['xoooo', 'oooxo', 'ox', '', ' x'];
      for (const [row, line] of letters.entries()) {
        for (const [column, letter] of [...line].entries()) {
          if (letter === ' ') continue;
          await grid.locator(`[data-cell=${'abcde'[column]}${row + 1}]`).press(letter);
        }
      }
      for (const box of await page.getByRole('button', { name: /No X, box [1245]/ }).all()) {
        await box.click();
      }
      await grid.locator('[data-cell=b5]').press('x');
    },
  };
}

/** The rules of a game: from the beginning, at a ruling, with a search, and a ruling being tried. */
function rulesOf(game: string, ruling: string): Scene[] {
  const open = async (page: Page, place = '') => {
    await page.goto(`/rules/${game}${place}`);
    await page.getByRole('heading', { level: 3, name: ruling }).waitFor();
  };
  return [
    { name: `rules-${game}`, open: (page) => open(page) },
    { name: `rules-${game}-ruling`, open: (page) => open(page, `#${ruling}`) },
    {
      name: `rules-${game}-search`,
      async open(page) {
        await open(page);
        await page.getByLabel('Search the rules').fill('window');
        await page.getByText('places found').waitFor();
      },
    },
    {
      name: `rules-${game}-try`,
      async open(page) {
        await page.goto(`/try/${ruling}`);
        await page.getByRole('dialog', { name: `Try ${ruling}` }).waitFor();
        await page.getByRole('button', { name: 'Menu', includeHidden: true }).waitFor();
      },
    },
  ];
}

/** A lesson at a step, as it is opened, as it is tried, and after the main thing was done. */
function lessonScenes(game: string, step: string, act: (page: Page) => Promise<unknown>): Scene[] {
  const open = async (page: Page) => {
    await page.goto(`/learn/${game}#${step}`);
    await page.getByRole('button', { name: 'Menu' }).waitFor();
  };
  const tried = async (page: Page) => {
    await open(page);
    const fold = page.getByRole('button', { name: 'Let me try' });
    if (await fold.isVisible()) await fold.click();
  };
  return [
    { name: `learn-${game}`, open },
    { name: `learn-${game}-turn`, open: tried },
    {
      name: `learn-${game}-steps`,
      async open(page) {
        await open(page);
        await page.getByRole('button', { name: 'All steps' }).click();
      },
    },
    {
      name: `learn-${game}-done`,
      async open(page) {
        await tried(page);
        await act(page);
        await page.getByText('Well done').waitFor();
      },
    },
  ];
}

async function placeLast(page: Page): Promise<void> {
  await hold(page);
  await page.getByRole('button', { name: /^Place(?! \d)/ }).click();
}

async function takeGreen(page: Page): Promise<void> {
  for (const card of ['Place 3: green card', 'Place 4: green card']) {
    await page.getByRole('button', { name: card }).click();
  }
  await page.getByRole('button', { name: /^Take 2/ }).click();
}

/** All scenes; a new screen is a new line. */
export const SCENES: readonly Scene[] = [
  { name: 'home', open: (page) => page.goto('/') },
  { name: 'settings', open: (page) => page.goto('/settings') },
  { name: 'nothing', open: (page) => page.goto('/nowhere') },
  {
    name: 'print',
    async open(page) {
      await page.goto('/print');
      await page.getByRole('img', { name: /^Page 1/ }).waitFor();
    },
  },
  ...rulesOf('roll-and-write', 'RW-9'),
  ...rulesOf('copenhagen', 'CO-4'),
  ...lessonScenes('roll-and-write', 'row', placeLast),
  ...lessonScenes('copenhagen', 'take', takeGreen),
  ...scenesOf(ROLL_AND_WRITE),
  {
    name: 'roll-and-write-start',
    open: (page) =>
      openTable(page, {
        ...ROLL_AND_WRITE,
        seats: FRIENDS.slice(0, 2),
        isThere: ({ phase, chance }) => phase === 'start' && chance === null,
      }),
  },
  {
    name: 'roll-and-write-mark',
    open: (page) =>
      openTable(page, {
        ...ROLL_AND_WRITE,
        isThere: ({ phase, waiting }) => phase === 'mark' && String(waiting) === '0',
      }),
  },
  ...scenesOf(COPENHAGEN),
  scoreScene('roll-and-write'),
  scoreScene('copenhagen'),
  {
    name: 'copenhagen-discard',
    open: (page) =>
      openTable(page, {
        ...COPENHAGEN,
        isThere: ({ phase, active }) => phase === 'discard' && active === 0,
      }),
  },
];
