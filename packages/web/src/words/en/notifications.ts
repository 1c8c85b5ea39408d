/** Notifications of one's turn. */
import { notice } from './notice.ts';

/** What is said about notifications. */
export const words = {
  notice,
  label: 'Notify me when it’s my turn',
  here: 'Notify me when it’s my turn at this table',
  about:
    'Your browser will ask for permission. You’ll then get a notification when it’s your turn, even while Nyhavn is closed.',
  aboutOpen:
    'Your browser will ask for permission. You’ll then get a notification when it’s your turn, as long as Nyhavn is open in the background.',
  always: 'You’ll be notified on this device, even while Nyhavn is closed.',
  open: 'You’ll be notified on this device as long as Nyhavn is open in the background.',
  quiet: 'You’ll still be notified about your other tables.',
  blocked: 'Notifications are blocked in this browser’s settings.',
  missing:
    'This browser can’t show notifications. On an iPhone or iPad, add Nyhavn to the home screen first.',
};

/** The shape of these words in every language. */
export type NotificationWords = typeof words;
