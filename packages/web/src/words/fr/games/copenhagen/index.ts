/** Copenhagen, in French: what every screen may say of it. */
import type { CopenhagenWords } from '../../../en/games/copenhagen/index.ts';
import { name } from './name.ts';

/** What is said of Copenhagen. */
export const words: CopenhagenWords = {
  name,
  about: 'Des cartes et des tuiles. Récolte les couleurs du port et construis.',
  options: {},
  chance: {
    title: 'Les cartes de Copenhagen',
    counted: (cards, games) => `${cards} cartes ; parties : ${games}`,
  },
  score: {
    about:
      'Recopie les maisons terminées case par case : une touche pour une fenêtre, une autre pour une brique. Les couleurs sont là pour le plaisir.',
    reached: (names, goal) => `${goal} points atteints par ${names} : la partie s’arrête aussitôt.`,
  },
};
