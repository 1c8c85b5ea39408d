/** The bot that plays anything. */
import type { Bot } from './bot.ts';

/** Picks uniformly out of the legal moves. */
export const uniform: Bot = {
  name: 'random',
  choose: ({ game, view, seat, random }) =>
    game.at(view, seat, random.below(game.count(view, seat))),
};
