/** Roll & Write, in German: what every screen may say of it. */
import type { RollAndWriteWords } from '../../../en/games/roll-and-write/index.ts';
import { name } from './name.ts';

/** What is said of Roll & Write. */
export const words: RollAndWriteWords = {
  name,
  about: 'Würfel und Stift. Würfle, zeichne Formen ein, bring Fenster zum Leuchten.',
  options: {
    mirror: 'Gespiegelte Formen erlauben (RW-8)',
    passing: 'Zug beenden erlauben, ohne etwas einzuzeichnen (RW-10)',
  },
  daily:
    'Roll & Write mit denselben Würfeln für alle auf der Welt. In jedem der beiden Spiele zählt dein erster Versuch; danach kannst du üben, so oft du willst.',
  chance: {
    title: 'Würfel in Roll & Write',
    counted: (dice, games) => `Würfel: ${dice}. Partien: ${games}.`,
  },
  score: {
    about:
      'Zeichne darauf wie auf Papier. Nichts ist gesperrt: Mögliche Fehler werden markiert, und du entscheidest.',
    reached: (names, goal) => `${names}: ${goal} Punkte erreicht. Diese Runde ist die letzte.`,
  },
};
