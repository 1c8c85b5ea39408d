/** The rules of a game, and what the book around them says, in French. */
import type { BookWords } from '../../en/rules/index.ts';
import { counted } from '../grammar.ts';

/** Everything that the book says. */
export const words: BookWords = {
  title: (game) => `Règles : ${game}`,
  games: 'Jeu',
  contents: 'Sommaire',
  rulings: 'Précisions',
  rulingsAbout:
    'Ce qui s’applique ici quand les règles imprimées ne disent rien ou se contredisent. Pour chaque précision, tu peux essayer une position.',
  search: 'Chercher dans les règles',
  searchHint: (ruling) => `un mot, ou ${ruling}`,
  ignored:
    'comment quoi qui que où quand quelle quel quels le la les un une des du de est sont peut je tu on mon ma mes au aux en dans avec si il pour et passe partie',
  same: 'égalité : départage exaequo ex-aequo nul tiebreak ; fin : finit termine terminée arrête ; colonne : verticale ; ligne : rangée horizontale étage ; points : score marquer ; pioche : pile paquet deck ; premier joueur : commence débute ; bonus : plus + ; pay : coût prix coûte acheter ; tourner : pivoter retourner miroir rotation',
  clear: 'Effacer la recherche',
  found: (count) =>
    count === 0 ? 'Aucun résultat.' : `${counted(count, 'résultat', 'résultats')}.`,
  why: 'Pourquoi ?',
  inRules: 'Dans les règles :',
  tryIt: 'Essayer',
  trial: {
    title: (ruling) => `Essayer ${ruling}`,
    now: 'À toi :',
    begin: 'Essayer',
    back: 'Retour à la précision',
  },
  learn: 'Apprendre en jouant',
  play: 'Jouer',
};
