/** What the system's notifications say, in Danish. */
import type { NoticeWords } from '../en/notice.ts';

/** What notifications say, in Danish. */
export const notice: NoticeWords = {
  yours: 'Din tur',
  at: (game) => `Det er din tur i ${game}.`,
  other: 'Der er nyt ved et af dine borde.',
};
