/** Notifications of one's turn, in Danish. */
import type { NotificationWords } from '../en/notifications.ts';
import { notice } from './notice.ts';

/** What is said about notifications, in Danish. */
export const words: NotificationWords = {
  notice,
  label: 'Giv mig besked når det er min tur',
  here: 'Giv mig besked når det er min tur ved dette bord',
  about:
    'Din browser beder om tilladelse. Derefter får du en notifikation når det er din tur, også når Nyhavn er lukket.',
  aboutOpen:
    'Din browser beder om tilladelse. Derefter får du en notifikation når det er din tur, så længe Nyhavn er åben i baggrunden.',
  always: 'Du får notifikationer på denne enhed, også når Nyhavn er lukket.',
  open: 'Du får notifikationer på denne enhed, så længe Nyhavn er åben i baggrunden.',
  quiet: 'Du får stadig notifikationer fra dine andre borde.',
  blocked: 'Notifikationer er blokeret i browserens indstillinger.',
  missing:
    'Denne browser kan ikke vise notifikationer. På iPhone eller iPad skal du først føje Nyhavn til hjemmeskærmen.',
};
