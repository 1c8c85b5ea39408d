/** Roll & Write as the terminal plays it. */

import { GOAL } from '@nyhavn/engine/house';
import {
  FastTable,
  type RollAndWriteState,
  rollAndWrite as rules,
} from '@nyhavn/engine/roll-and-write';
import { say } from '../../words.ts';
import { EMPTY_SQUARES } from '../house/building-words.ts';
import type { Guide, TerminalGame } from '../terminal-game.ts';
import { drawing } from './art.ts';
import { reason, sources } from './ending.ts';
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

/** Greeting, rules and commands. */
function guide(): Guide {
  const { aim, rules } = say().rollAndWriteTerminal;
  return {
    title: 'Copenhagen: Roll & Write',
    aim: aim(GOAL),
    rules,
    sheet: 'sheet',
    names: 'R4, b3, red',
    moves:
      'draw B3 a1,b1,b2 x=b2 dice=BBW, reroll BY, recolour BB>R, nox, single c4, coat c4, coat R, mark R, mark -, end',
  };
}
