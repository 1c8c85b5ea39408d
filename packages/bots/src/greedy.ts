/** The bot that takes what it can get now. */
import { copenhagen, type GameState, type Move, rollAndWrite, type Seat } from '@nyhavn/engine';
import type { Bot } from './bot.ts';
import { gains as copenhagenGains } from './copenhagen/gains.ts';
import { gains as rollAndWriteGains } from './roll-and-write/gains.ts';

/** What a seat has, to be compared one number after the other; the more the better. */
type Gains<State> = (state: State, seat: Seat) => readonly number[];

const GAINS = new Map<string, Gains<GameState>>([
  [rollAndWrite.id, rollAndWriteGains as Gains<GameState>],
  [copenhagen.id, copenhagenGains as Gains<GameState>],
]);

/** Takes the most points now, then the most squares, then the fewest holes; draws lots after that. */
export const greedy: Bot = {
  name: 'greedy',
  choose({ game, view, seat, random }) {
    const gainsOf = GAINS.get(game.id);
    if (!gainsOf) throw new Error(`greed knows nothing of ${game.id}`);
    let best: Move[] = [];
    let most: readonly number[] = [];
    for (let index = game.count(view, seat) - 1; index >= 0; index--) {
      const move = game.at(view, seat, index);
      const next = game.copy(view);
      game.applyUnchecked(next, seat, move);
      const gained = gainsOf(next, seat);
      const order = best.length === 0 ? 1 : compare(gained, most);
      if (order > 0) {
        best = [];
        most = gained;
      }
      if (order >= 0) best.push(move);
    }
    const chosen = best[random.below(best.length)];
    if (chosen === undefined) throw new Error("nobody who can't move is asked");
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
