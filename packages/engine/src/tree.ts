/** Counting the tree of a game: the cheapest way to find a rule that has changed. */
import type { Actor, Game, GameState, Move } from './game.ts';

/** The actors of a state: chance, or every awaited seat. */
export function actorsOf(game: Game, state: GameState): readonly Actor[] {
  const awaited = game.awaits(state);
  if (awaited.kind === 'seats') return awaited.seats;
  return awaited.kind === 'chance' ? ['chance'] : [];
}

/** Everything that one of them can do: a seat its legal moves, chance its different outcomes. */
export function movesOf(game: Game, state: GameState, by: Actor): readonly Move[] {
  if (by === 'chance') return game.chances(state).map(({ move }) => move);
  return Array.from({ length: game.count(state, by) }, (_, index) => game.at(state, by, index));
}

/**
 * In how many ways the game can go on for so many events. Moves of seats that choose at the same
 * time count in every order, chance by its different outcomes; a game that ends earlier counts 0.
 */
export function countContinuations(game: Game, state: GameState, depth: number): number {
  if (depth === 0) return 1;
  let continuations = 0;
  for (const by of actorsOf(game, state)) {
    if (depth === 1) {
      continuations += by === 'chance' ? game.chances(state).length : game.count(state, by);
      continue;
    }
    for (const move of movesOf(game, state, by)) {
      const next = game.copy(state);
      game.applyUnchecked(next, by, move);
      continuations += countContinuations(game, next, depth - 1);
    }
  }
  return continuations;
}
