/** Words that are used everywhere, in Dutch. */
import type { FirstWords } from '../en/index.ts';
import { grammarOf } from '../grammar.ts';

const { counted, list } = grammarOf('nl');

/** Words that are used everywhere. */
export const common: FirstWords['common'] = {
  productName: 'Nyhavn',
  colours: { R: 'rood', B: 'blauw', P: 'paars', G: 'groen', Y: 'geel', W: 'wit' },
  colourLetters: { R: 'R', B: 'B', P: 'P', G: 'G', Y: 'E', W: 'W' },
  points: (count) => counted(count, 'punt', 'punten'),
  squares: (count) => counted(count, 'veld', 'velden'),
  coats: (count) => counted(count, 'wapenschild', 'wapenschilden'),
  row: (name) => `rij ${name}`,
  column: (name) => `kolom ${name}`,
  list,
  close: 'Sluiten',
  cancel: 'Annuleren',
  back: 'Terug',
  home: 'Startpagina',
  loading: 'Even geduld …',
  failed: 'Dat is niet gelukt. Probeer het opnieuw.',
  notFound: 'Pagina niet gevonden.',
  retry: 'Opnieuw proberen',
  trouble: {
    files:
      'Een deel van Nyhavn kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.',
    storage:
      'Je opgeslagen partijen en instellingen kunnen nu niet worden geopend. Sluit andere tabbladen met Nyhavn of start de browser opnieuw op en probeer het nog eens.',
    other: 'Er ging iets mis op deze pagina. Probeer het opnieuw of ga terug naar de startpagina.',
  },
  toHome: 'Startpagina',
  bots: {
    random: { name: 'Matroos', about: 'doet zomaar iets wat mag' },
    greedy: { name: 'Metselaar', about: 'pakt altijd meteen de meeste punten' },
    apprentice: {
      name: 'Leerling',
      about: 'vriendelijk, heeft geen haast en ziet weleens iets over het hoofd',
    },
    carpenter: { name: 'Timmerman', about: 'bouwt netjes, stap voor stap' },
    foreman: { name: 'Voorman', about: 'plant elke beurt tot het einde' },
    architect: { name: 'Architect', about: 'kent de kansen en kijkt vooruit' },
    'harbour-master': {
      name: 'Havenmeester',
      about: 'houdt iedereen in de gaten en vergeet niets',
    },
  },
};
