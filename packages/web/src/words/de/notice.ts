/** What notices of the system say, on the page and in the service worker, in German. */
import type { NoticeWords } from '../en/notice.ts';

/** What notices say. */
export const notice: NoticeWords = {
  yours: 'Du bist dran',
  at: (game) => `Du bist dran bei ${game}.`,
  other: 'An einem deiner Tische ist etwas geschehen.',
};
