/** The prediction of a network for all seats together. */
import type { GameState } from '@nyhavn/engine';
import { outcomeOf, type Reading, runnerOf } from './evaluator.ts';

/**
 * The prediction for a game: for each seat its chance of winning, which add up to 1, and then for
 * each seat its margin over the best rival in points.
 */
export type Prospect = Float64Array;

/** The prediction of a position for all seats. */
export type Prospects = (state: GameState) => Prospect;

/** A network is never surer than this: of a hundred such games some still turn. */
const SUREST = 0.97;

/** The prediction of a network from its text; a finished game is certain. */
export function knownProspects(reading: Reading, weights: string): Prospects {
  const runner = lazily(() => runnerOf(reading, weights));
  return (state) => {
    const awaited = reading.game.awaits(state);
    const seats = reading.players(state).length;
    const prospect = new Float64Array(2 * seats);
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      const isOver = awaited.kind === 'over';
      if (!isOver) reading.write(runner().input, state, seat);
      const [margin = 0, won = 0] = isOver
        ? outcomeOf(reading, state, awaited.winners, seat)
        : runner().run();
      const chance = isOver ? won : Math.min(SUREST, Math.max(1 - SUREST, won));
      prospect[seat] = chance;
      prospect[seats + seat] = reading.goal * margin;
      sum += chance;
    }
    for (let seat = 0; seat < seats; seat++) prospect[seat]! /= sum;
    return prospect;
  };
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The mean of prospects, each with its weight. */
export class MeanProspect {
  readonly #sum: Prospect;
  #weight = 0;

  constructor(seats: number) {
    this.#sum = new Float64Array(2 * seats);
  }

  add(prospect: Prospect, weight: number): void {
    for (let index = 0; index < prospect.length; index++) {
      this.#sum[index]! += weight * prospect[index]!;
    }
    this.#weight += weight;
  }

  get value(): Prospect {
    return this.#sum.map((sum) => sum / this.#weight);
  }
}
