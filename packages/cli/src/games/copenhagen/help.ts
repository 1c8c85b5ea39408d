/** The short help of Copenhagen in the terminal, with moves as they can be typed. */
import { GOAL } from '@nyhavn/engine/house';
import { say } from '../../words.ts';
import type { Guide } from '../terminal-game.ts';

/** Greeting, rules and commands. */
export function guide(): Guide {
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
