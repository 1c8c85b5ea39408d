/** What notices of the system say, on the page and in the service worker, in Dutch. */
import type { NoticeWords } from '../en/notice.ts';

/** What notices say. */
export const notice: NoticeWords = {
  yours: 'Jouw beurt',
  at: (game) => `Je bent aan de beurt in ${game}.`,
  other: 'Er is nieuws aan een van je tafels.',
};
