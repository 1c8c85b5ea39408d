/** Flat Monte-Carlo: every move is tried in turn, random games say which of them wins most. */
import type { Bot } from '../../src/index.ts';
import { type Budget, spend } from './budget.ts';
import { playOut, worldOf } from './world.ts';

/** A plain flat Monte-Carlo player with that budget a move. */
export function flat(name: string, budget: Budget): Bot {
  return {
    name,
    choose({ game, view, seat, random }) {
      const moves = game.count(view, seat);
      const won = new Float64Array(moves);
      const tried = new Float64Array(moves);
      const first = random.below(moves);
      if (moves > 1) {
        spend(budget, (number) => {
          const index = (first + number) % moves;
          const state = worldOf(game, view, random);
          game.applyUnchecked(state, seat, game.at(state, seat, index));
          won[index]! += playOut(game, state, random)[seat]!;
          tried[index]!++;
        });
      }
      let best = first;
      for (let index = 0; index < moves; index++) {
        if (won[index]! / (tried[index]! || 1) > won[best]! / (tried[best]! || 1)) best = index;
      }
      return game.at(view, seat, best);
    },
  };
}
