/** Everything that a seat may do, as the engine has it, tried out on what that seat can see. */
import type { Game, GamePicture, GameState, Move, Seat } from '@nyhavn/engine';

/** A legal move of the seat that is asked, with the picture after it. */
export interface Option<Picture extends GamePicture = GamePicture> {
  readonly move: Move;
  readonly text: string;
  readonly after: Picture;
}

/** The picture of a seat, and its legal moves. */
export interface TurnOptions<Picture extends GamePicture = GamePicture> {
  readonly seat: Seat;
  readonly picture: Picture;
  readonly options: readonly Option<Picture>[];
}

/** Asks the engine for everything that a seat may do, and tries it out on copies of its view. */
export function turnOptionsOf<State extends GameState, Picture extends GamePicture>(
  game: Game<State, Picture>,
  state: State,
  seat: Seat,
): TurnOptions<Picture> {
  const view = game.view(state, seat);
  const options = Array.from({ length: game.count(view, seat) }, (_, index) => {
    const move = game.at(view, seat, index);
    const next = game.copy(view);
    game.applyUnchecked(next, seat, move);
    return { move, text: game.notation.format(move, seat), after: game.notation.picture(next) };
  });
  return { seat, picture: game.notation.picture(view), options };
}

/** Things that have the same key, in the order in which the keys first come. */
export function groupBy<Thing>(
  things: readonly Thing[],
  key: (thing: Thing) => string,
): readonly (readonly [Thing, ...Thing[]])[] {
  const groups = new Map<string, [Thing, ...Thing[]]>();
  for (const thing of things) {
    const group = groups.get(key(thing));
    if (group) group.push(thing);
    else groups.set(key(thing), [thing]);
  }
  return [...groups.values()];
}
