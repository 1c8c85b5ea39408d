/** What notices of the system say, on the page and in the service worker. */

/** What notices say. */
export const notice = {
  yours: 'Your turn',
  at: (game: string) => `It is your turn in ${game}.`,
  other: 'Something has happened at one of your tables.',
};

/** The shape of these words in every language. */
export type NoticeWords = typeof notice;
