/** Facts about each turn for a player who knows all dice of a deal before the game begins. */
import type { RoundOfDice } from './chance.ts';
import { boxesFor, CHANGES, type Kind, REROLLS, SINGLES, USES } from './help.ts';
import { BUILDING, FRAMES } from './lines.ts';
import { Marks } from './marks.ts';
import { LARGEST, type Option, optionsOf } from './options.ts';
import { reachOf } from './reach.ts';

const UNKNOWN = -1;

/** One of the player's own turns. */
export interface KnownTurn {
  /** The tiles that can be drawn, and the size of the largest. */
  readonly options: readonly Option[];
  readonly best: number;
  /** The fewest coats of arms that must have marked boxes before the turn for such a use of help. */
  coatsFor(use: number): number;
  /** Boxes that could be marked before the turn. */
  readonly marks: Marks;
  /** Boxes that can be marked by the end of the round. */
  readonly later: Marks;
}

/** All turns with the dice of each round, looked at when they are asked for. */
export class Foreknowledge {
  readonly #dice: (round: number) => RoundOfDice;
  readonly #rounds: RoundOfDice[] = [];
  readonly #turns: KnownTurn[] = [];

  constructor(dice: (round: number) => RoundOfDice) {
    this.#dice = dice;
  }

  /** A turn, counted from 1. */
  turn(number: number): KnownTurn {
    while (this.#turns.length < number) this.#turns.push(this.#look(this.#turns.length + 1));
    return this.#turns[number - 1]!;
  }

  /** The sum of the largest tiles from one turn to another. */
  most(from: number, to: number): number {
    let sum = 0;
    for (let number = from; number <= to; number++) sum += this.turn(number).best;
    return sum;
  }

  #look(number: number): KnownTurn {
    const round = this.#dice(number);
    const marks = this.#turns.at(-1)?.later ?? new Marks([]);
    this.#rounds.push(round);
    const later = new Marks(this.#rounds.flatMap(({ others }) => others));
    const known = new Int8Array(USES).fill(UNKNOWN);
    const coatsFor = (use: number) => {
      if (known[use] === UNKNOWN) known[use] = marks.coatsFor(boxesFor(use));
      return known[use]!;
    };
    const coats = coatsBefore(number);
    const most = ({ most: amount, step }: Kind) => {
      while (coatsFor(amount * step) > coats) amount--;
      return amount;
    };
    const options = optionsOf(reachOf(round, most(REROLLS), most(CHANGES)));
    const best = Math.max(...options.map(({ size }) => size));
    return { options, best, coatsFor, marks, later };
  }
}

/** The most coats of arms that can have marked boxes before a turn, whatever the dice. */
function coatsBefore(turn: number): number {
  const drawn = Math.min(BUILDING, LARGEST * (turn - 1) + (turn > 1 ? SINGLES.most : 0));
  return Math.max(...FRAMES.map((frame) => frame.markingCoats(drawn)));
}
