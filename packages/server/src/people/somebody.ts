/** Those who are not here any more. */

/** Their name, and who they are in results. */
export const SOMEBODY = 'somebody';
