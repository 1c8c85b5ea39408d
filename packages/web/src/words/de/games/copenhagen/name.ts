/** What Copenhagen is called, in German. */

/** The name of the game. */
export const name = 'Copenhagen';
