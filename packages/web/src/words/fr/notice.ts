/** What notices of the system say, on the page and in the service worker, in French. */
import type { NoticeWords } from '../en/notice.ts';

/** What notices say. */
export const notice: NoticeWords = {
  yours: 'À toi',
  at: (game) => `C’est à toi de jouer à ${game}.`,
  other: 'Il y a du nouveau à l’une de tes tables.',
};
