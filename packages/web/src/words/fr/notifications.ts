/** Being told when it is one's turn, in French. */
import type { NotificationWords } from '../en/notifications.ts';
import { notice } from './notice.ts';

/** What is said about being told when it is one's turn. */
export const words: NotificationWords = {
  notice,
  label: 'Me prévenir quand c’est mon tour',
  here: 'Me prévenir quand c’est mon tour à cette table',
  about:
    'Ton navigateur va te demander l’autorisation. Tu recevras ensuite une notification quand ce sera ton tour, même si Nyhavn est fermé.',
  aboutOpen:
    'Ton navigateur va te demander l’autorisation. Tu recevras ensuite une notification quand ce sera ton tour, tant que Nyhavn reste ouvert en arrière-plan.',
  always: 'Tu reçois une notification sur cet appareil, même si Nyhavn est fermé.',
  open: 'Tu reçois une notification sur cet appareil tant que Nyhavn reste ouvert en arrière-plan.',
  quiet: 'Tu reçois toujours les notifications de tes autres tables.',
  blocked: 'Les notifications sont bloquées dans les réglages de ce navigateur.',
  missing:
    'Ce navigateur ne peut pas afficher de notifications. Sur iPhone ou iPad, ajoute d’abord Nyhavn à l’écran d’accueil.',
};
