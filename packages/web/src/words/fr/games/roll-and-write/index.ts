/** Roll & Write, in French: what every screen may say of it. */
import type { RollAndWriteWords } from '../../../en/games/roll-and-write/index.ts';
import { name } from './name.ts';

/** What is said of Roll & Write. */
export const words: RollAndWriteWords = {
  name,
  about: 'Des dés et un crayon. Lance, dessine des tuiles, illumine les fenêtres.',
  options: {
    mirror: 'Autoriser les tuiles en miroir (RW-8)',
    passing: 'Autoriser à finir son tour sans dessiner (RW-10)',
  },
  daily:
    'Roll & Write avec les mêmes dés pour tout le monde, partout. Ton premier essai de chaque partie compte ; ensuite, entraîne-toi autant que tu veux.',
  chance: {
    title: 'Les dés de Roll & Write',
    counted: (dice, games) => `Dés : ${dice}. Parties : ${games}.`,
  },
  score: {
    about:
      'Dessine comme sur le papier. Rien n’est bloqué : les erreurs possibles sont signalées, et c’est toi qui décides.',
    reached: (names, goal) => `${names} : ${goal} points atteints. Cette manche est la dernière.`,
  },
};
