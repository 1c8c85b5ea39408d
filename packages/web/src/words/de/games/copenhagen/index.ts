/** Copenhagen, in German: what every screen may say of it. */
import type { CopenhagenWords } from '../../../en/games/copenhagen/index.ts';
import { name } from './name.ts';

/** What is said of Copenhagen. */
export const words: CopenhagenWords = {
  name,
  about: 'Karten und Fassadenteile. Sammle Farben am Hafen und baue.',
  options: {},
  chance: {
    title: 'Karten in Copenhagen',
    counted: (cards, games) => `${cards} Karten; Spiele: ${games}`,
  },
  score: {
    about:
      'Trag die fertigen Häuser Feld für Feld ein: Einmal tippen ist ein Fenster, noch einmal ein Ziegel. Farben gibt es für alle, die es bunt mögen.',
    reached: (names, goal) => `${goal} Punkte erreicht von ${names}: Das Spiel ist sofort aus.`,
  },
};
