/** What Roll & Write is called. */

/** The name of the game. */
export const name = 'Roll & Write';
