/** Notifications of one's turn, in German. */
import type { NotificationWords } from '../en/notifications.ts';
import { notice } from './notice.ts';

/** What is said about notifications. */
export const words: NotificationWords = {
  notice,
  label: 'Benachrichtigen, wenn ich dran bin',
  here: 'Benachrichtigen, wenn ich an diesem Tisch dran bin',
  about:
    'Dein Browser fragt dich um Erlaubnis. Danach bekommst du eine Benachrichtigung, wenn du dran bist, auch wenn Nyhavn geschlossen ist.',
  aboutOpen:
    'Dein Browser fragt dich um Erlaubnis. Danach bekommst du eine Benachrichtigung, wenn du dran bist, solange Nyhavn im Hintergrund geöffnet ist.',
  always: 'Du wirst auf diesem Gerät benachrichtigt, auch wenn Nyhavn geschlossen ist.',
  open: 'Du wirst auf diesem Gerät benachrichtigt, solange Nyhavn im Hintergrund geöffnet ist.',
  quiet: 'Für deine anderen Tische bekommst du weiterhin Benachrichtigungen.',
  blocked: 'Benachrichtigungen sind in den Einstellungen dieses Browsers blockiert.',
  missing:
    'Dieser Browser kann keine Benachrichtigungen zeigen. Auf einem iPhone oder iPad musst du Nyhavn erst zum Home-Bildschirm hinzufügen.',
};
