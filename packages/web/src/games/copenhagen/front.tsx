/** Copenhagen in the browser. */
import {
  type CopenhagenState,
  redealCopenhagen,
  spokenCopenhagen,
} from '@nyhavn/engine/copenhagen';
import type { GameFront } from '../../table/front.ts';
import { Board } from './board.tsx';
import type { GameTable } from './picture.ts';
import { story } from './story.ts';
import { teller } from './teller.ts';

/** Copenhagen, in all that is its own. */
export const front: GameFront = {
  ...teller,
  hasSecrets: true,
  Board: ({ table }: { readonly table: GameTable }) => <Board front={front} table={table} />,
  spoken: spokenCopenhagen,
  story,
  dealAnew: (start, events, viewer, random) =>
    redealCopenhagen(start as CopenhagenState, events, viewer, random.below),
};
