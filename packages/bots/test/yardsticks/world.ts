/** Shared by both yardsticks: imagine hidden cards, and play on at random. */
import type { Game, GameState, Random } from '@nyhavn/engine';
import { type CopenhagenState, copenhagen, imagineCopenhagen } from '@nyhavn/engine/copenhagen';

/** A state that the view could be of. */
export function worldOf(game: Game, view: GameState, random: Random): GameState {
  if (game.id !== copenhagen.id) return game.copy(view);
  return imagineCopenhagen(view as CopenhagenState, (limit) => random.below(limit));
}

/** Plays to the end by lot, on this very state; each seat's share of the victory. */
export function playOut(game: Game, state: GameState, random: Random): number[] {
  for (;;) {
    const awaited = game.awaits(state);
    if (awaited.kind === 'over') {
      const { players } = game.notation.picture(state);
      const share = 1 / awaited.winners.length;
      return players.map((_, seat) => (awaited.winners.includes(seat) ? share : 0));
    }
    const by = awaited.kind === 'chance' ? 'chance' : awaited.seats[0]!;
    game.applyUnchecked(state, by, game.at(state, by, random.below(game.count(state, by))));
  }
}
