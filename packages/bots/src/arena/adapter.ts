/** Arena adapter: what the arena must know of a game beyond its interface: how long it is, and which chance this is. */

/** The arena adapter of one game. */
export interface ArenaAdapter<State> {
  /** Rounds that were begun; a part of one counts in part. */
  rounds(state: State): number;
  /**
   * The stream from which the awaited chance event is drawn. Every stream starts again with
   * every deal, so what was decided before can only change as much of chance as its streams allow.
   */
  stream(state: State): string;
}
