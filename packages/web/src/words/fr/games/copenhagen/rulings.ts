/** The rulings of Copenhagen, in French. */
import type { CopenhagenText } from '../../../games/copenhagen.ts';

/** The rulings of Copenhagen. */
export const rulings: CopenhagenText['rulings'] = {
  'CO-1': {
    question: 'Le port est-il un anneau, et les cartes avancent-elles ?',
    answer:
      'Non. Les places 1 et 7 ne sont pas voisines. Les cartes restent où elles sont, et les places vides se remplissent de 1 à 7.',
    reason: 'Sur le plateau imprimé, l’entrée du port sépare 1 et 7.',
    trial: '« Cartes au choix » a déjà servi. Essaie de prendre les cartes en 1 et 7.',
  },
  'CO-2': {
    question:
      'Une capacité dont je n’ai pas besoin est-elle utilisée ? Puis-je payer plus que le prix ?',
    answer:
      'Non, dans les deux cas. Une capacité inutile reste disponible, et tu paies le prix exact. Seule « Double action » est utilisée dès que tu l’annonces (CO-3).',
    reason: 'Une capacité sert à faire ce qui ne serait pas permis sans elle.',
    trial:
      'Pose la tuile rouge de 2 cases à côté de la tienne : elle coûte une carte, pas deux. Ou prends deux voisines et garde « Cartes au choix ».',
  },
  'CO-3': {
    question: 'Quand annoncer « Double action », et si finalement je ne construis pas ?',
    answer:
      'Après avoir pris des cartes, avant que le port se remplisse. Une fois l’annonce faite, la tuile est retournée, même si tu ne construis rien. Construire d’abord et prendre ensuite n’est jamais permis.',
    reason:
      'Entre-temps, tu n’apprends rien de nouveau : rien n’empêche de décider tard. Mais une annonce est définitive.',
    trial: 'Prends deux cartes : tu peux ensuite choisir de construire aussi.',
  },
  'CO-4': {
    question: 'Avec « Autre couleur », dois-je changer toutes les cartes de cette couleur ?',
    answer:
      'Toutes comptent comme l’autre couleur, mais tu ne paies que le nécessaire. Tu ne peux pas y mêler deux autres couleurs.',
    reason: 'Les règles imprimées parlent d’une couleur pour une autre.',
    trial:
      'Construis la tuile rouge de 3 cases avec deux cartes rouges et une bleue ou une violette ; une rouge, une bleue et une violette ne suffisent pas.',
  },
  'CO-5': {
    question: 'Les points viennent-ils avant ou après les blasons ?',
    answer:
      'Avant : chaque tuile rapporte ses points aussitôt, et 12 points arrêtent la partie sur-le-champ.',
    reason:
      'Les règles imprimées comptent les points après les actions ; le gagnant est le même, et la partie finit plus tôt.',
    trial:
      'Construis la tuile bleue de 4 cases sur b7 pour compléter une colonne : avec 12 points, tu gagnes, et le blason est perdu.',
  },
  'CO-6': {
    question: 'Dois-je utiliser un blason ?',
    answer: 'Non, tu peux passer.',
    reason: 'Les règles imprimées disent « peut ».',
    trial:
      'Construis la tuile violette de 3 cases en c1, c2 et c3, et regarde ce que le blason propose.',
  },
  'CO-7': {
    question: 'Quand exactement la pioche est-elle renouvelée ?',
    answer:
      'Au moment où sa dernière carte la quitte ; si le port se remplit, il continue depuis la nouvelle pioche.',
    reason:
      'Les règles imprimées renouvellent la pioche quand elle est épuisée, pas quand on a besoin d’une carte.',
    trial: 'Il reste une carte dans la pioche. Prends deux cartes et surveille la pioche.',
  },
  'CO-8': {
    question: 'Qui commence ?',
    answer: 'Un joueur tiré au sort, ou celui que tu choisis à la mise en place.',
    reason:
      'Les règles imprimées désignent le joueur le plus âgé, et ton appareil ne connaît pas vos âges.',
    trial: 'Le sort a désigné Freja : elle a deux cartes, et toi trois.',
  },
  'CO-9': {
    question: 'Puis-je regarder la défausse et les mains des autres ?',
    answer:
      'Tu peux voir combien de cartes de chaque couleur sont défaussées, et combien de cartes chacun a en main, mais pas lesquelles.',
    reason: 'Tout le monde a vu les cartes défaussées : inutile de devoir les retenir.',
    trial:
      'Deux cartes rouges sont défaussées. Ouvre la pioche et regarde, puis ouvre la maison de Freja.',
  },
  'CO-10': {
    question: 'Où est la brique quand je retourne une tuile ?',
    answer: 'Elle suit sa case.',
    reason: 'C’est ainsi que les tuiles sont imprimées des deux côtés.',
    trial: 'Prends la tuile bleue de 4 cases, tourne-la, retourne-la, et suis sa brique.',
  },
  'CO-11': {
    question:
      'À deux : la partie finit-elle avec la carte Fin de partie, ou quand la pioche est épuisée ?',
    answer: 'Avec la carte Fin de partie : elle vient toujours en premier.',
    reason: 'Elle est parmi les dix dernières cartes de la pioche.',
    trial:
      'Il reste une carte, et c’est la carte Fin de partie. Prends deux cartes : la partie est finie.',
  },
  'CO-12': {
    question:
      'Une tuile touche plusieurs tuiles de sa couleur : chacune compte-t-elle comme remise ?',
    answer:
      'Non. Elle coûte une carte de moins, quel que soit leur nombre. Il faut un côté commun ; un coin ne suffit pas. La remise est automatique.',
    reason:
      'Les règles imprimées parlent seulement de toucher une tuile de la même couleur, et leur exemple enlève une carte.',
    trial:
      'Pose la tuile rouge de 2 cases sur ta tuile rouge : elle coûte une carte. En c2 et d2, elle ne touche qu’un coin : elle en coûte deux.',
  },
};
