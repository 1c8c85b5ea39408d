/** Copenhagen, in German: what every screen may say of it. */
import type { CopenhagenWords } from '../../../en/games/copenhagen/index.ts';
import { name } from './name.ts';

/** What is said of Copenhagen. */
export const words: CopenhagenWords = {
  name,
  about: 'Karten und Fassadenplättchen. Sammle Farben am Hafen und baue.',
  options: {},
  chance: {
    title: 'Karten in Copenhagen',
    counted: (cards, games) => `Karten: ${cards}. Partien: ${games}.`,
  },
  score: {
    about:
      'Trage die fertigen Häuser Feld für Feld ein: Einmal tippen ergibt ein Fenster, noch einmal Mauerwerk. Farben sind optional.',
    reached: (names, goal) => `${names}: ${goal} Punkte erreicht. Das Spiel ist aus.`,
  },
};
