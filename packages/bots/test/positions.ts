/** Positions in the middle of games, for tests of what bots see in them. */
import type { Event, Game, GameState } from '@nyhavn/engine';
import { botNamed, playMatch, seededRandom } from '../src/index.ts';

/** A position, and everything that led to it. */
export interface Position {
  readonly state: GameState;
  readonly events: readonly Event[];
}

/** Every position of a game among these bots, from the first on. */
export function* positionsOf(
  game: Game,
  players: number,
  names: readonly string[],
  seed: string,
): Generator<Position> {
  const begun = game.setup({ players, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  const { state } = begun.value;
  const bots = names.map((name) => botNamed(name)!);
  const events: Event[] = [];
  yield { state: game.copy(state), events: [] };
  for (const event of playMatch(game, state, bots, seededRandom(seed))) {
    events.push(event);
    yield { state: game.copy(state), events: [...events] };
  }
}
