/** What the system's notifications say, on the page and in the service worker, in German. */
import type { NoticeWords } from '../en/notice.ts';

/** What notifications say. */
export const notice: NoticeWords = {
  yours: 'Du bist dran',
  at: (game) => `Du bist dran bei ${game}.`,
  other: 'An einem deiner Tische gibt es etwas Neues.',
};
