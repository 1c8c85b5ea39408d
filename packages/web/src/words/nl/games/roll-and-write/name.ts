/** What Roll & Write is called, in Dutch. */

/** The name of the game. */
export const name = 'Roll & Write';
