/** The bot that takes what it can get now. */
import type { Move } from '@nyhavn/engine';
import type { Bot } from './bot.ts';
import { botsFor } from './registry.ts';

/** Takes what brings most now by the order in which its game counts gains; draws lots between equals. */
export const greedy: Bot = {
  name: 'greedy',
  choose({ game, view, seat, random }) {
    const bots = botsFor(game);
    let best: Move[] = [];
    let most: readonly number[] = [];
    for (let index = game.count(view, seat) - 1; index >= 0; index--) {
      const move = game.at(view, seat, index);
      const next = game.copy(view);
      game.applyUnchecked(next, seat, move);
      const gained = bots.gains(next, seat);
      const order = best.length === 0 ? 1 : compare(gained, most);
      if (order > 0) {
        best = [];
        most = gained;
      }
      if (order >= 0) best.push(move);
    }
    const chosen = best[random.below(best.length)];
    if (chosen === undefined) throw new Error('a bot without a legal move was asked');
    return chosen;
  },
};

function compare(left: readonly number[], right: readonly number[]): number {
  for (const [index, value] of left.entries()) {
    const difference = value - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
