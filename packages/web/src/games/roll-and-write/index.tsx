/** Roll & Write in the browser. */
import { ownSheet, rollAndWrite, spokenHeard, spokenRollAndWrite } from '@nyhavn/engine';
import type { GameFront } from '../../table/front.ts';
import { Board } from './board.tsx';
import { reason, sources } from './ending.ts';
import { housesOf } from './houses.ts';
import type { GameTable } from './material.ts';
import { story } from './story.ts';

/** Roll & Write, in all that is its own. */
export const front: GameFront = {
  id: 'roll-and-write',
  games: [rollAndWrite, ownSheet],
  hasSecrets: false,
  dealing: async (deal) => (await import('./dealing.ts')).dealingOf(deal),
  Board: ({ table }: { readonly table: GameTable }) => <Board front={front} table={table} />,
  houses: housesOf,
  spoken: (text) => spokenHeard(text) ?? spokenRollAndWrite(text),
  story,
  sources,
  reason,
};
