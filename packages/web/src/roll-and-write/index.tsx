/** Roll & Write in the browser. */
import type { GameFront } from '../play/front.ts';
import { Board } from './board.tsx';
import { reason, sources } from './ending.ts';
import { story } from './story.ts';

/** Roll & Write, in all that is its own. */
export const front: GameFront = {
  id: 'roll-and-write',
  hasSecrets: false,
  Board: ({ table }) => <Board front={front} table={table} />,
  story,
  sources,
  reason,
};
