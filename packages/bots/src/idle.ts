/** An idle opponent for solo games: rolls, and does no more than it has to. */
import type { Bot } from './bot.ts';
import { botsFor } from './registry.ts';

/** Does nothing that need not be done, as its game spells that. */
export const idle: Bot = {
  name: 'idle',
  choose({ game, view, seat }) {
    const { passes = [] } = botsFor(game);
    const moves = game.count(view, seat);
    for (let index = 0; index < moves; index++) {
      const move = game.at(view, seat, index);
      if (passes.includes(game.notation.format(move))) return move;
    }
    return game.at(view, seat, 0);
  },
};
