/** What Copenhagen is called. */

/** The name of the game. */
export const name = 'Copenhagen';
