/** Roll & Write in the browser. */
import { spokenHeard, spokenRollAndWrite } from '@nyhavn/engine/roll-and-write';
import type { GameFront } from '../../table/front.ts';
import { Board } from './board.tsx';
import type { GameTable } from './material.ts';
import { story } from './story.ts';
import { teller } from './teller.ts';

/** Roll & Write, in all that is its own. */
export const front: GameFront = {
  ...teller,
  hasSecrets: false,
  dealing: async (deal) => (await import('./dealing.ts')).dealingOf(deal),
  Board: ({ table }: { readonly table: GameTable }) => <Board front={front} table={table} />,
  spoken: (text) => spokenHeard(text) ?? spokenRollAndWrite(text),
  story,
};
