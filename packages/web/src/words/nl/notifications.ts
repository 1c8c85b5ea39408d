/** Notifications of one's turn, in Dutch. */
import type { NotificationWords } from '../en/notifications.ts';
import { notice } from './notice.ts';

/** What is said about notifications. */
export const words: NotificationWords = {
  notice,
  label: 'Melding als ik aan de beurt ben',
  here: 'Melding als ik aan deze tafel aan de beurt ben',
  about:
    'Je browser vraagt eerst om toestemming. Daarna krijg je een melding als je aan de beurt bent, ook als Nyhavn gesloten is.',
  aboutOpen:
    'Je browser vraagt eerst om toestemming. Daarna krijg je een melding als je aan de beurt bent, zolang Nyhavn op de achtergrond openstaat.',
  always: 'Je krijgt meldingen op dit apparaat, ook als Nyhavn gesloten is.',
  open: 'Je krijgt meldingen op dit apparaat zolang Nyhavn op de achtergrond openstaat.',
  quiet: 'Van je andere tafels krijg je nog wel meldingen.',
  blocked: 'Meldingen zijn geblokkeerd in de instellingen van deze browser.',
  missing:
    'Deze browser kan geen meldingen tonen. Zet Nyhavn op een iPhone of iPad eerst op het beginscherm.',
};
