/** The rules of a game, and what the book around them says, in French. */
import type { BookWords } from '../../en/rules/index.ts';

/** Everything that the book says. */
export const words: BookWords = {
  title: (game) => `Règles : ${game}`,
  games: 'Jeu',
  contents: 'Sommaire',
  rulings: 'Précisions',
  rulingsAbout:
    'Là où les règles imprimées se taisent ou diffèrent, voici ce qui vaut. Chaque précision a sa position, à essayer à une vraie table.',
  search: 'Chercher dans les règles',
  searchHint: (ruling) => `un mot, ou ${ruling}`,
  clear: 'Effacer la recherche',
  found: (count) =>
    count === 0 ? 'Rien trouvé.' : count === 1 ? '1 passage trouvé.' : `${count} passages trouvés.`,
  why: 'Pourquoi ?',
  inRules: 'Dans les règles :',
  tryIt: 'Essayer',
  trial: {
    title: (ruling) => `Essayer ${ruling}`,
    now: 'À toi :',
    begin: 'À la table',
    back: 'Retour à la précision',
  },
  learn: 'Apprendre en jouant',
  play: 'Jouer',
};
