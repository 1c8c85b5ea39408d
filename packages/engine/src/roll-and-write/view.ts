/** The view of a seat: everything. */
import type { State } from './state.ts';

/** The state as a seat may see it, which is all of it. */
export function viewOf(state: State): State {
  return state;
}
