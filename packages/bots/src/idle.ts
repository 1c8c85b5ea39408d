/** Nobody, so that somebody can play alone: rolls, and does no more than it has to. */
import type { Bot } from './bot.ts';

const NOTHING = ['end', 'mark -'];

/** Passes every turn that may be passed, and takes no die. */
export const idle: Bot = {
  name: 'idle',
  choose({ game, view, seat }) {
    const moves = game.count(view, seat);
    for (let index = 0; index < moves; index++) {
      const move = game.at(view, seat, index);
      if (NOTHING.includes(game.notation.format(move))) return move;
    }
    return game.at(view, seat, 0);
  },
};
