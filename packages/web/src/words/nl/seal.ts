/** The seal beside the dice, in Dutch. */
import type { SealWords } from '../en/seal.ts';
import { grammarOf } from '../grammar.ts';

const { counted } = grammarOf('nl');

/** What the seal says. */
export const seal: SealWords = {
  title: 'Eerlijk toeval',
  verified: {
    rolls: 'Elke worp is op dit apparaat gecontroleerd.',
    cards: 'Alle trekkingen kloppen tot nu toe.',
  },
  wrong: 'Een trekking klopt niet!',
  tookPart: (names) => `Meegedaan: ${names}.`,
  nobody:
    'Geen apparaat van een speler deed mee; wie de server beheert, kon deze trekking vooraf weten.',
  missed: (names) => `Gevraagd, maar niet op tijd geantwoord: ${names}.`,
  missedOwn: 'Dit apparaat is gevraagd, maar heeft niet op tijd geantwoord.',
  notAsked: 'Dit apparaat is niet gevraagd.',
  promise:
    'Voor elke trekking onthullen de apparaten van de spelers en de server getallen die van tevoren zijn vastgelegd. Samen bepalen die de trekking. Zolang het apparaat van één eerlijke speler meedoet, kan niemand die vooraf weten of kiezen, ook niet wie de server beheert.',
  last: 'Laatste trekking',
  soFar: 'Tot nu toe',
  checked: {
    rolls: (count) => `${counted(count, 'trekking', 'trekkingen')} op dit apparaat gecontroleerd.`,
    cards: (count) => `${counted(count, 'trekking', 'trekkingen')} in orde.`,
  },
  later:
    'De kaarten zelf controleert je apparaat na de partij: eerder controleren zou verraden wat er in de stapel zit.',
  goOn: 'Je kunt gewoon verder spelen.',
};
