/** What Roll & Write is called, in French. */

/** The name of the game. */
export const name = 'Roll & Write';
