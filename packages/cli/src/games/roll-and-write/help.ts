/** The short help of Roll & Write in the terminal, with moves as they can be typed. */
import { GOAL } from '@nyhavn/engine/house';
import { say } from '../../words.ts';
import type { Guide } from '../terminal-game.ts';

/** Greeting, rules and commands. */
export function guide(): Guide {
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
