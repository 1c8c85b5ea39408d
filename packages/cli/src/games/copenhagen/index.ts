/** Copenhagen as the terminal plays it. */
import { copenhagen as rules } from '@nyhavn/engine/copenhagen';
import { GOAL } from '@nyhavn/engine/house';
import { say } from '../../words.ts';
import { EMPTY_SQUARES } from '../house/building-words.ts';
import type { Guide, TerminalGame } from '../terminal-game.ts';
import { drawing } from './art.ts';
import { reason, sources } from './ending.ts';
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
  reason,
  sources,
  tieBreak: EMPTY_SQUARES,
};

/** Greeting, rules and commands. */
function guide(): Guide {
  const { aim, rules } = say().copenhagenTerminal;
  return {
    title: 'Copenhagen',
    aim: aim(GOAL),
    rules: rules(GOAL),
    sheet: 'house',
    names: '3,4, R4, b3, red',
    moves:
      'take 3,4, discard RB, build R3 a1,a2,b1 brick=a1 cards=RRR (cards=-), both, coat c4, coat take extra, coat turn, coat skip, end',
  };
}
