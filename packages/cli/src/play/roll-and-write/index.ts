/** Roll & Write as the terminal plays it. */
import { rollAndWrite } from '@nyhavn/engine';
import type { GameFront } from '../front.ts';
import { drawing } from './art.ts';
import { reason, sources } from './ending.ts';
import { guide } from './help.ts';
import type { Picture } from './picture.ts';
import { speech } from './speech.ts';
import { isSilent, story } from './story.ts';
import { menuFor } from './turn-menu.ts';

/** Roll & Write. */
export const front: GameFront<Picture> = {
  game: rollAndWrite,
  guide,
  hasSecrets: false,
  speech,
  drawing,
  menu: menuFor,
  story,
  isSilent,
  reason,
  sources,
};
