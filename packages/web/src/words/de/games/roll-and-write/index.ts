/** Roll & Write, in German: what every screen may say of it. */
import type { RollAndWriteWords } from '../../../en/games/roll-and-write/index.ts';
import { name } from './name.ts';

/** What is said of Roll & Write. */
export const words: RollAndWriteWords = {
  name,
  ownSheet: 'Roll & Write, eigenes Blatt',
  about: 'Würfel und Stift. Würfle, zeichne eine Form ein, bring Fenster zum Leuchten.',
  options: {
    mirror: 'Formen dürfen gespiegelt werden (RW-8)',
    passing: 'Ein Zug darf immer ohne Einzeichnen enden (RW-10)',
  },
  daily:
    'Roll & Write mit denselben Würfeln für alle auf der Welt. Dein erster Versuch in jedem Spiel zählt; danach kannst du üben, so oft du magst.',
  chance: {
    title: 'Würfel in Roll & Write',
    counted: (dice, games) => `${dice} Würfel; Spiele: ${games}`,
  },
  score: {
    about:
      'Zeichne darauf wie auf Papier. Nichts ist verboten: Was nicht stimmen kann, bekommt ein Zeichen, und du entscheidest.',
    reached: (names, goal) => `${goal} Punkte erreicht von ${names}: Diese Runde ist die letzte.`,
  },
};
