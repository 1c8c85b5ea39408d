/** Roll & Write as the terminal plays it. */

import {
  FastTable,
  type RollAndWriteState,
  rollAndWrite as rules,
} from '@nyhavn/engine/roll-and-write';
import { EMPTY_SQUARES } from '../house/building-words.ts';
import type { TerminalGame } from '../terminal-game.ts';
import { drawing } from './art.ts';
import { finale, reason, sources } from './ending.ts';
import { guide } from './help.ts';
import type { Picture } from './picture.ts';
import { speech } from './speech.ts';
import { isSilent, story } from './story.ts';
import { menuFor } from './turn-menu.ts';

/** Roll & Write. */
export const rollAndWrite: TerminalGame<Picture> = {
  game: rules,
  guide,
  hasSecrets: false,
  speech,
  drawing,
  menu: menuFor,
  story,
  isSilent,
  finale,
  reason,
  sources,
  tieBreak: EMPTY_SQUARES,
  playouts(start) {
    const table = new FastTable();
    return (seed) => {
      table.load(start as RollAndWriteState);
      return table.playout(seed);
    };
  },
};
