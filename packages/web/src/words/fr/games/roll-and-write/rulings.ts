/** The rulings of Roll & Write, in French. */
import type { RollAndWriteText } from '../../../games/roll-and-write.ts';

/** The rulings of Roll & Write. */
export const rulings: RollAndWriteText['rulings'] = {
  'RW-1': {
    question: 'À deux : quelle tuile bleue et quelle tuile jaune de 4 cases sont barrées ?',
    answer:
      'L’une des deux versions en miroir, tirée au sort. Dans chaque couleur, un seul exemplaire est barré.',
    reason:
      'Trois éditions barrent une tuile par couleur ; la quatrième pourrait se lire comme une de chaque forme. Aucune ne dit laquelle des deux versions : le sort décide.',
    trial: 'Tu as lancé quatre dés bleus. La tuile en L est déjà barrée ; dessine celle en J.',
  },
  'RW-2': {
    question:
      '« Changement de couleur » : puis-je tourner vers le blanc, ou tourner des dés blancs ?',
    answer:
      'Oui, les deux. Tous les dés que tu tournes montrent la même face et reçoivent la même nouvelle face.',
    reason:
      'Deux éditions laissent choisir n’importe quelle face, et l’édition anglaise compte le blanc parmi les couleurs.',
    trial: 'Choisis les dés blancs, ou quelques bleus, et utilise « Changement de couleur ».',
  },
  'RW-3': {
    question: 'Puis-je relancer les dés restants après avoir dessiné, pour priver les autres ?',
    answer:
      'Non. « Nouveau lancer » et « Changement de couleur » ne s’utilisent qu’avant de dessiner la tuile.',
    reason: 'Trois éditions placent les deux avant le choix de la tuile.',
    trial: 'Dessine la tuile rouge, puis essaie de relancer un dé.',
  },
  'RW-4': {
    question: '« Pas de X » vaut-il seulement pour la tuile, ou aussi pour « Une case X » ?',
    answer:
      'Pour tout ce que tu dessines ensuite pendant ce tour. Ce qui était déjà dessiné garde sa brique.',
    reason: 'Une édition le dit clairement, et les autres le permettent.',
    trial:
      'Utilise d’abord « Pas de X », puis dessine la tuile et une case avec « Une case X » : rien que des fenêtres.',
  },
  'RW-5': {
    question: 'Puis-je utiliser « Une case X » avant ma tuile ?',
    answer: 'Oui : avant, après, ou pendant un tour sans tuile.',
    reason: 'Deux éditions le permettent ; celle qui dit « après » n’interdit rien.',
    trial: 'Utilise d’abord « Une case X », puis dessine la tuile rouge par-dessus.',
  },
  'RW-6': {
    question: 'Si je prends une tuile plus petite, les dés en trop sont-ils utilisés ?',
    answer: 'Non. Les autres peuvent les prendre.',
    reason: 'On utilise autant de dés que la tuile a de cases.',
    trial:
      'Dessine la tuile rouge de 2 cases et finis ton tour : il reste du rouge pour les autres.',
  },
  'RW-7': {
    question: 'Puis-je dépenser un bonus pour économiser un dé alors que j’en ai assez ?',
    answer: 'Non. Un bonus ne remplace qu’un dé qui manque.',
    reason:
      'D’après les règles imprimées, un bonus augmente le résultat du lancer. Tu n’y perds rien : un dé économisé n’aiderait que les autres.',
    trial:
      'Prends la tuile rouge de 3 cases : rouge, rouge et blanc la paient, le bonus n’est pas proposé. Pour celle de 4 cases, il l’est.',
  },
  'RW-8': {
    question: 'Puis-je dessiner une tuile en miroir ?',
    answer: 'Non, seulement la tourner. L’option « tuiles en miroir » le permet.',
    reason:
      'Les règles imprimées ne parlent que de tourner, et la feuille contient les deux versions des tuiles bleue et jaune de 4 cases.',
    trial: 'Prends la tuile rouge de 5 cases et tourne-la : son miroir n’apparaît jamais.',
  },
  'RW-9': {
    question: 'Une tuile doit-elle pouvoir tomber par le haut ?',
    answer:
      'Non. Une tuile peut se glisser sous une autre qui dépasse, si l’une de ses cases a un appui.',
    reason: 'Une case appuyée est la seule condition. On dessine, rien ne tombe.',
    trial: 'Dessine la tuile rouge dans le trou, en b1 et c1.',
  },
  'RW-10': {
    question: 'Puis-je finir mon tour sans dessiner ?',
    answer:
      'Seulement si les dés, tels quels, ne permettent aucune tuile. Bonus et étoiles ne comptent pas. L’option « passer librement » le permet toujours.',
    reason: 'Dessiner fait partie du tour ; bonus et étoiles s’utilisent ou se gardent.',
    trial: 'Tu as deux dés violets. Cherche un moyen de finir ton tour avant de dessiner.',
  },
  'RW-11': {
    question: 'Et si plus personne ne peut rien faire ?',
    answer:
      'On finit la manche et on compte les points. C’est le cas quand chacun a toutes ses pistes complètes, plus de place pour une tuile de 2 cases, et plus d’étoile « Une case X » ou plus de place pour sa case.',
    reason: 'Les règles imprimées n’en disent rien, et une partie doit finir.',
    trial:
      'Utilise ta dernière étoile « Une case X » en c9 et finis ton tour : après celui de Freja, la partie est finie.',
  },
  'RW-12': {
    question: 'Puis-je prendre un dé dont la piste est complète ?',
    answer:
      'Non. Un dé blanc peut cocher une autre piste. Deux dés pour une piste demandent deux cases libres.',
    reason: 'Il n’y a pas de case à cocher.',
    trial: 'Ta piste rouge est complète. Essaie le dé rouge, puis le blanc.',
  },
  'RW-13': {
    question: 'Et si personne n’atteint jamais 12 points ?',
    answer:
      'La partie finit après la manche 60, et on compte les points normalement. D’habitude, une partie dure de 12 à 16 manches.',
    reason: 'Une partie doit finir, même si les joueurs ne font rien.',
    trial: 'C’est la manche 60. Joue ton tour : après celui de Freja, la partie est finie.',
  },
  'RW-14': {
    question: 'Qui choisit son dé en premier ?',
    answer:
      'Il n’y a pas d’ordre. Ton choix compte, et les autres le voient, dès qu’il est fait ; il ne leur enlève jamais rien.',
    reason:
      'Les règles imprimées n’en disent rien. Comme tous peuvent prendre le même dé, l’ordre ne compte guère.',
    trial: 'Magnus a pris le dé bleu. Prends-le aussi.',
  },
  'RW-15': {
    question: 'Quelles tuiles puis-je dessiner avec « Nouveau choix » ?',
    answer:
      'Toute tuile dont un exemplaire est barré, même si un autre est libre, et même celles de la mise en place à deux.',
    reason:
      'Une édition dit de toutes les tuiles barrées qu’elles sont perdues pour la partie ; « Nouveau choix » est l’exception.',
    trial:
      'Prends la tuile rouge de 4 cases et choisis : barrer l’exemplaire libre, ou dépenser ton étoile jaune.',
  },
  'RW-16': {
    question: 'Dois-je utiliser un blason ?',
    answer:
      'Oui, aussitôt, si c’est possible. S’il ne reste qu’une case sur une piste, on en coche une.',
    reason:
      'Les règles détaillées des éditions le disent, et ce n’est presque jamais un désavantage.',
    trial:
      'Dessine la tuile rouge en d2 et e2. Avant toute autre chose, le blason doit être utilisé.',
  },
  'RW-17': {
    question: 'Dois-je prendre un dé ?',
    answer: 'Non, tu peux refuser.',
    reason: 'Les quatre éditions disent « peut ».',
    trial: 'Les dés de Freja sont là. Prends-en un ou deux, ou aucun.',
  },
  'RW-18': {
    question: 'Puis-je payer une tuile avec des bonus seuls ?',
    answer:
      'Oui : deux bonus d’une couleur paient sa tuile de 2 cases, sans aucun dé de cette couleur.',
    reason: 'Un bonus compte comme un dé.',
    trial: 'Aucun dé rouge, mais tu as deux bonus rouges : dessine la tuile rouge de 2 cases.',
  },
  'RW-19': {
    question: 'Puis-je utiliser une étoile pendant le tour où je la débloque ?',
    answer:
      'Non, seulement à partir de ton prochain tour. Ce que tu coches pendant le tour des autres est disponible quand le tien commence.',
    reason:
      'Dans leurs règles détaillées, les quatre éditions parlent d’un tour suivant ; deux résumés sont moins stricts.',
    trial:
      'Dessine la tuile rouge en d2 et e2 et coche le violet pour le blason : la nouvelle étoile « Une case X » n’est pas encore disponible.',
  },
  'RW-20': {
    question: 'Qui commence ?',
    answer: 'Un joueur tiré au sort, ou celui que tu choisis à la mise en place.',
    reason:
      'Les éditions désignent le plus jeune ou tirent au sort, et ton appareil ne connaît pas vos âges.',
    trial:
      'Le sort a désigné Freja. Regarde son tour et prends un dé ; le tien vient après celui de Magnus.',
  },
  'RW-21': {
    question: 'Si un joueur a 12 points, reste-t-il encore une manche ?',
    answer: 'Non. La manche en cours est la dernière. On la termine et la partie est finie.',
    reason:
      'Deux introductions parlent de déclencher la dernière manche ; les règles détaillées terminent la partie après la manche où un joueur atteint 12 points.',
    trial:
      'Tu as 11 points et ton tour est le dernier de cette manche. Complète la ligne 5 avec la tuile rouge de 2 cases et termine ton tour : aucune autre manche ne suit.',
  },
};
