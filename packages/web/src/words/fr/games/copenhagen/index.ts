/** Copenhagen, in French: what every screen may say of it. */
import type { CopenhagenWords } from '../../../en/games/copenhagen/index.ts';
import { name } from './name.ts';

/** What is said of Copenhagen. */
export const words: CopenhagenWords = {
  name,
  about: 'Des cartes et des tuiles. Récolte des couleurs au port et construis.',
  options: {},
  chance: {
    title: 'Les cartes de Copenhagen',
    counted: (cards, games) => `Cartes : ${cards}. Parties : ${games}.`,
  },
  score: {
    about:
      'Recopie les maisons terminées : touche une case pour une fenêtre, encore une fois pour une brique. Les couleurs sont facultatives.',
    reached: (names, goal) => `${names} : ${goal} points atteints. La partie est terminée.`,
  },
};
