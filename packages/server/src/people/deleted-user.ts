/** Those who are not here any more. */

/** Their name, and who they are in results; so are those who sat beside a person, at their device. */
export const DELETED_USER = 'somebody';
