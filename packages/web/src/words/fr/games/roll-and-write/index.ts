/** Roll & Write, in French: what every screen may say of it. */
import type { RollAndWriteWords } from '../../../en/games/roll-and-write/index.ts';
import { name } from './name.ts';

/** What is said of Roll & Write. */
export const words: RollAndWriteWords = {
  name,
  ownSheet: 'Roll & Write, ma feuille',
  about: 'Des dés et un crayon. Lance, dessine une tuile, illumine les fenêtres.',
  options: {
    mirror: 'Les tuiles peuvent être dessinées en miroir (RW-8)',
    passing: 'On peut toujours finir son tour sans dessiner (RW-10)',
  },
  daily:
    'Roll & Write avec les mêmes dés pour tout le monde, partout. Ton premier essai de chaque partie compte ; ensuite, entraîne-toi autant que tu veux.',
  chance: {
    title: 'Les dés de Roll & Write',
    counted: (dice, games) => `${dice} dés ; parties : ${games}`,
  },
  score: {
    about:
      'Dessine comme sur le papier. Rien n’est interdit : ce qui ne peut pas être juste est signalé, et c’est toi qui décides.',
    reached: (names, goal) =>
      `${goal} points atteints par ${names} : cette manche est la dernière.`,
  },
};
