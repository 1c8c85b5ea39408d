/** Being told when it is one's turn, in French. */
import type { CallWords } from '../en/calls.ts';
import { notice } from './notice.ts';

/** What is said about being told when it is one's turn. */
export const words: CallWords = {
  notice,
  label: 'Me prévenir quand c’est à moi',
  here: 'Me prévenir quand c’est à moi à cette table',
  about:
    'Ton navigateur te demande d’abord son autorisation. Ensuite, cet appareil te prévient quand les autres t’attendent, même si Nyhavn est fermé.',
  aboutOpen:
    'Ton navigateur te demande d’abord son autorisation. Ensuite, cet appareil te prévient quand les autres t’attendent, tant que Nyhavn reste ouvert en arrière-plan.',
  always: 'Cet appareil te prévient, même si Nyhavn est fermé.',
  open: 'Cet appareil te prévient tant que Nyhavn reste ouvert en arrière-plan.',
  quiet: 'Aux autres tables, cet appareil te prévient.',
  blocked: 'Les notifications sont bloquées dans les réglages de ce navigateur.',
  missing:
    'Ce navigateur ne peut pas afficher de notifications. Sur iPhone ou iPad, c’est possible une fois Nyhavn ajouté à l’écran d’accueil.',
};
