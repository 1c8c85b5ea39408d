/** What Copenhagen is called, in Dutch. */

/** The name of the game. */
export const name = 'Copenhagen';
