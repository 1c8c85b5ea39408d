/** Copenhagen as the terminal plays it. */
import { copenhagen as rules } from '@nyhavn/engine/copenhagen';
import { EMPTY_SQUARES } from '../house/building-words.ts';
import type { TerminalGame } from '../terminal-game.ts';
import { drawing } from './art.ts';
import { finale, reason, sources } from './ending.ts';
import { guide } from './help.ts';
import type { Picture } from './picture.ts';
import { speech } from './speech.ts';
import { isSilent, story } from './story.ts';
import { menuFor } from './turn-menu.ts';

/** Copenhagen. */
export const copenhagen: TerminalGame<Picture> = {
  game: rules,
  guide,
  hasSecrets: true,
  speech,
  drawing,
  menu: menuFor,
  story,
  isSilent,
  finale,
  reason,
  sources,
  tieBreak: EMPTY_SQUARES,
};
