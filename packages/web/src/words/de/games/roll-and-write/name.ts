/** What Roll & Write is called, in German. */

/** The name of the game. */
export const name = 'Roll & Write';
