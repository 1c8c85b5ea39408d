/** Copenhagen in the browser. */
import {
  type CopenhagenState,
  copenhagen,
  redealCopenhagen,
  spokenCopenhagen,
} from '@nyhavn/engine';
import type { GameFront } from '../../table/front.ts';
import { Board } from './board.tsx';
import { reason, sources } from './ending.ts';
import { housesOf } from './houses.ts';
import type { GameTable } from './picture.ts';
import { story } from './story.ts';

/** Copenhagen, in all that is its own. */
export const front: GameFront = {
  id: 'copenhagen',
  games: [copenhagen],
  hasSecrets: true,
  Board: ({ table }: { readonly table: GameTable }) => <Board front={front} table={table} />,
  houses: housesOf,
  spoken: spokenCopenhagen,
  story,
  sources,
  reason,
  dealAnew: (start, events, viewer, random) =>
    redealCopenhagen(start as CopenhagenState, events, viewer, random.below),
};
