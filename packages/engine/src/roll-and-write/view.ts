/** What can be seen of a game: everything. */
import type { State } from './state.ts';

/** The state as a seat may see it, which is all of it. */
export function viewOf(state: State): State {
  return state;
}
