/** Copenhagen in the browser. */
import {
  type CopenhagenState,
  redealCopenhagen,
  spokenCopenhagen,
} from '@nyhavn/engine/copenhagen';
import type { GameFront } from '../../table/front.ts';
import type { SoundName } from '../../table/sound.ts';
import { miniatureOf } from '../house/miniature.tsx';
import { Board } from './board.tsx';
import { finale } from './ending.ts';
import { judged } from './judged.ts';
import type { GameTable } from './picture.ts';
import { StepPicture } from './step-picture.tsx';
import { story } from './story.ts';
import { teller } from './teller.ts';

const SOUNDS: Readonly<Record<string, SoundName>> = {
  build: 'place',
  coatSquare: 'place',
  coatTake: 'place',
  coatTurn: 'place',
  coatSkip: 'place',
  take: 'card',
  card: 'card',
};

/** Copenhagen, in all that is its own. */
export const front: GameFront = {
  ...teller,
  hasSecrets: true,
  Board: ({ table }: { readonly table: GameTable }) => <Board front={front} table={table} />,
  Miniature: miniatureOf(spokenCopenhagen),
  judged,
  finale,
  isTurnEnd: (text) => spokenCopenhagen(text).verb === 'end',
  sound: (text) => SOUNDS[spokenCopenhagen(text).verb],
  story,
  StepPicture,
  dealAnew: (start, events, viewer, random) =>
    redealCopenhagen(start as CopenhagenState, events, viewer, random.below),
};
