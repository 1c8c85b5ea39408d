/** All ends of a turn that a seat can reach before chance or another seat acts. */
import type { Game, GameState, Move, Seat } from '@nyhavn/engine';

/** A state at which a seat's moves end for now, and the first move on the way there. */
export interface TurnEnd {
  readonly move: Move;
  readonly state: GameState;
}

/**
 * Searches the moves of a seat until chance, another seat or the end of the game. `follow`
 * says which moves are worth following. Once about `limit` states are made, what is not at its end is
 * taken as if it were; states after few moves come first, so no first move is forgotten.
 */
export function turnEnds(
  game: Game,
  view: GameState,
  seat: Seat,
  limit: number,
  follow: (state: GameState, move: Move) => boolean = () => true,
): TurnEnd[] {
  const ends: TurnEnd[] = [];
  let open: { first: Move | undefined; state: GameState }[] = [{ first: undefined, state: view }];
  let made = 0;
  while (open.length > 0) {
    const next: typeof open = [];
    for (const { first, state } of open) {
      if (first !== undefined && made >= limit) {
        ends.push({ move: first, state });
        continue;
      }
      const count = game.count(state, seat);
      for (let index = 0; index < count; index++) {
        const move = game.at(state, seat, index);
        if (!follow(state, move)) continue;
        const after = game.copy(state);
        game.applyUnchecked(after, seat, move);
        made++;
        if (game.count(after, seat) === 0) ends.push({ move: first ?? move, state: after });
        else next.push({ first: first ?? move, state: after });
      }
    }
    open = next;
  }
  return ends;
}
