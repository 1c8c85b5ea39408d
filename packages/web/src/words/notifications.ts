/** The words about being told when it is one's turn, fetched where people play together. */
import type { NotificationWords } from './en/notifications.ts';
import { Shelf } from './shelf.ts';

export type { NotificationWords };

/** What is said about being told when it is one's turn. */
export const notifications = new Shelf<NotificationWords>(
  (language) => import(`./${language}/notifications.ts`),
);
