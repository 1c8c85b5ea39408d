/** What Copenhagen is called, in French. */

/** The name of the game. */
export const name = 'Copenhagen';
