/** What both yardsticks do with a state: imagine what is hidden, and play on by chance. */
import {
  type CopenhagenState,
  copenhagen,
  type Game,
  type GameState,
  imagineCopenhagen,
  type Random,
} from '@nyhavn/engine';

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
