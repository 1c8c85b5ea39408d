/** Games that are looked at, records from elsewhere, and other lines. */
import type { Page } from '@playwright/test';
import { keep, type Position, recordOf } from '../../positions.ts';
import { en } from '../../words.ts';
import { COPENHAGEN, FOUR, ROLL_AND_WRITE, type Scene } from './scene.ts';

/** Keeps a game that is over, and opens it at a moment. */
async function look(page: Page, position: Position, moment: string): Promise<void> {
  await keep(page, recordOf({ ...position, isThere: () => false }));
  await page.goto(`/game/kept${moment}`);
  await page.getByRole('slider').waitFor();
  await page.getByRole('tabpanel').getByText(en.common.loading).waitFor({ state: 'detached' });
}

/** Pastes a record that breaks the rules in the middle. */
async function openBroken(page: Page): Promise<void> {
  const lines = recordOf({ ...COPENHAGEN, isThere: () => false }).split('\n');
  await page.goto('/open');
  await page
    .getByRole('textbox')
    .fill(lines.with(40, '{"by":1,"move":"build R2 a1,a2 brick=a1 cards=BB"}').join('\n'));
  await page.getByRole('button', { name: en.replay.open.open, exact: true }).click();
  await page.getByRole('button', { name: en.replay.open.lookGood }).waitFor();
}

/** Both games at every size of table, and what can be done with them. */
export const REPLAY: readonly Scene[] = [
  { name: 'replay-roll-and-write', open: (page) => look(page, ROLL_AND_WRITE, '#60') },
  {
    name: 'replay-four',
    open: (page) => look(page, { ...COPENHAGEN, seats: FOUR }, '#120'),
  },
  {
    name: 'replay-try',
    async open(page) {
      await look(page, COPENHAGEN, '?part=try#90');
      await page.getByRole('button', { name: en.replay.try.begin(90) }).click();
      await page.getByRole('link', { name: en.replay.try.back }).click();
      await page.getByRole('heading', { name: en.replay.try.line(1) }).waitFor();
    },
  },
  {
    name: 'replay-line',
    async open(page) {
      await look(page, ROLL_AND_WRITE, '?part=try#61');
      await page.getByRole('button', { name: en.replay.try.begin(61) }).click();
      await page.getByRole('link', { name: en.replay.try.back }).waitFor();
      await page.locator('.board[data-is-complete="true"]').waitFor({ state: 'attached' });
    },
  },
  { name: 'open-broken', open: openBroken },
];
