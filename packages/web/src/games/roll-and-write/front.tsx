/** Roll & Write in the browser. */
import { spokenRollAndWrite } from '@nyhavn/engine/roll-and-write';
import type { GameFront } from '../../table/front.ts';
import type { SoundName } from '../../table/sound.ts';
import { miniatureOf } from '../house/miniature.tsx';
import { Board } from './board.tsx';
import { finale } from './ending.ts';
import { judged } from './judged.ts';
import type { GameTable } from './material.ts';
import { StepPicture } from './step-picture.tsx';
import { story } from './story.ts';
import { teller } from './teller.ts';

const SOUNDS: Readonly<Record<string, SoundName>> = {
  roll: 'roll',
  draw: 'place',
  single: 'place',
  coatSquare: 'place',
  coatTrack: 'place',
};

/** Roll & Write, in all that is its own. */
export const front: GameFront = {
  ...teller,
  hasSecrets: false,
  dealing: async (deal) => (await import('./dealing.ts')).dealingOf(deal),
  Board: ({ table }: { readonly table: GameTable }) => <Board front={front} table={table} />,
  Miniature: miniatureOf(spokenRollAndWrite),
  judged,
  finale,
  isTurnEnd: (text) => spokenRollAndWrite(text).verb === 'end',
  sound: (text) => SOUNDS[spokenRollAndWrite(text).verb],
  story,
  StepPicture,
};
