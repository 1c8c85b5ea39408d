/** Notifications of the system, from the page and from the service worker. */

/** What notifications say. */
export const notice = {
  yours: 'Your turn',
  at: (game: string) => `It’s your turn in ${game}.`,
  other: 'There’s news at one of your tables.',
};

/** The shape of these words in every language. */
export type NoticeWords = typeof notice;
