/** Copenhagen as the terminal plays it. */
import { copenhagen } from '@nyhavn/engine';
import type { GameFront } from '../front.ts';
import { drawing } from './art.ts';
import { reason, sources } from './ending.ts';
import { guide } from './help.ts';
import type { Picture } from './picture.ts';
import { speech } from './speech.ts';
import { isSilent, story } from './story.ts';
import { menuFor } from './turn-menu.ts';

/** Copenhagen. */
export const front: GameFront<Picture> = {
  game: copenhagen,
  guide,
  hasSecrets: true,
  speech,
  drawing,
  menu: menuFor,
  story,
  isSilent,
  reason,
  sources,
};
