/** The tables of both games. */
import type { Page } from '@playwright/test';
import { canPay, isTurn, openTable, type Position } from '../../positions.ts';
import { PAINTS, tileToBuild, tileToDraw } from '../../table-words.ts';
import { en, person, whole } from '../../words.ts';
import { FOUR, hold, type Scene } from './scene.ts';

/** A tile of four squares, in either game. */
const LARGE_TILE = new RegExp(
  PAINTS.flatMap((colour) => [tileToDraw(colour, 4), tileToBuild(colour, 4)])
    .map(({ source }) => source)
    .join('|'),
);

/** Asks about a tile. */
async function helpOnTile(page: Page): Promise<void> {
  const drawer = page.getByRole('button', {
    name: whole(en.rollAndWrite.tiles, en.copenhagen.supply.button),
    expanded: false,
  });
  if (await drawer.isVisible()) await drawer.click();
  await page
    .getByRole('button', { name: LARGE_TILE })
    .first()
    .click({ button: 'right', force: true });
  await page.getByRole('heading', { name: en.help.inRules }).waitFor();
}

/** The same scenes for a game of either kind. */
export function scenesOf(position: Position): Scene[] {
  const { game } = position;
  const inTurn = (name: string, act: (page: Page) => Promise<unknown>): Scene => ({
    name: `${game}-${name}`,
    async open(page) {
      await openTable(page, { ...position, isThere: canPay(position.isThere) });
      await act(page);
    },
  });
  return [
    { name: `${game}-set-up`, open: (page) => page.goto(`/new/${game}`) },
    {
      name: `${game}-begin`,
      async open(page) {
        await page.goto(`/play/new?game=${game}`);
        await page.getByRole('button', { name: en.table.menu }).waitFor();
      },
    },
    { name: `${game}-turn`, open: (page) => openTable(page, position) },
    inTurn('placing', hold),
    inTurn('log', (page) => page.keyboard.press('l')),
    inTurn('keys', (page) => page.keyboard.press('?')),
    inTurn('help', helpOnTile),
    inTurn('help-house', async (page) => {
      const box = await page
        .getByRole('region', { name: whole(en.house.facade.label(person())) })
        .boundingBox();
      if (!box) throw new Error('the facade is there');
      await page.mouse.click(box.x + box.width * 0.97, box.y + box.height * 0.74, {
        button: 'right',
      });
      await page.getByRole('heading', { name: en.help.inRules }).waitFor();
    }),
    inTurn('asking', async (page) => {
      await page.getByRole('button', { name: en.table.menu }).click();
      await page.getByRole('button', { name: en.table.ask }).click();
      await page.getByText(en.help.pointing).waitFor();
    }),
    {
      name: `${game}-tip`,
      async open(page) {
        await openTable(page, {
          ...position,
          isThere: canPay(isTurn(1)),
        });
        await page.getByRole('button', { name: en.help.tip.noMore }).waitFor();
      },
    },
    inTurn('menu', (page) => page.getByRole('button', { name: en.table.menu }).click()),
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
