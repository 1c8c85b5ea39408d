/** The lesson on Copenhagen, step by step, in French. */
import type { CopenhagenLessonWords } from '../../../en/games/copenhagen/learn.ts';

/** What each step says. */
export const words: CopenhagenLessonWords = {
  take: {
    title: 'Des cartes au port',
    text: 'À ton tour, tu prends des cartes ou tu construis. Sept cartes bordent le port ; tu en prends deux qui sont voisines. Les places 1 et 7 ne sont pas voisines : les bateaux passent entre elles.',
    task: 'Prends deux voisines, par exemple les deux cartes vertes. Ou essaie d’abord deux cartes éloignées.',
    done: 'Deux cartes de plus en main, et le port se remplit. C’est ainsi que tu réunis des couleurs pour tes tuiles.',
    remarks: {},
  },
  any: {
    title: 'Ta première capacité',
    text: 'Chacun commence avec la capacité « Cartes au choix ». Prends deux cartes qui ne sont pas voisines : elle est utilisée automatiquement, et sa tuile est retournée.',
    task: 'Prends les deux cartes vertes, aux places 2 et 6. Trois cartes à la fois ? Essaie.',
    done: 'La tuile Capacité est retournée. Un blason pourra la réactiver.',
    remarks: {
      near: 'C’est permis, et des voisines n’ont besoin d’aucune capacité. Mais cette fois, prends les deux vertes éloignées.',
    },
  },
  limit: {
    title: 'Sept cartes, pas plus',
    text: 'Une main compte au plus sept cartes. Si tu en as davantage après en avoir pris, tu défausses aussitôt le surplus.',
    task: 'Tu en as six. Prends deux cartes, puis choisis celle qui s’en va.',
    done: 'Il t’en reste sept. Une carte défaussée est perdue : mieux vaut construire avant que la main soit pleine.',
    remarks: {
      build:
        'Une bonne idée dans une partie ! Ici, annule ton coup et prends des cartes, pour voir ce qui se passe.',
    },
  },
  build: {
    title: 'Construire une tuile',
    text: 'Une tuile coûte autant de cartes de sa couleur qu’elle a de cases. Elle repose sur le sol ou sur une case remplie ; tu peux la tourner et la retourner.',
    task: 'Avec tes trois cartes rouges, construis la tuile rouge de trois cases. Essaie d’abord celle de quatre, ou tiens la tienne en l’air.',
    done: 'Trois cartes pour trois cases. Fenêtres et brique sont imprimées sur la tuile et tournent avec elle.',
    remarks: {
      small:
        'C’est permis, mais trois cartes rouges suffisent pour une tuile de trois. Annule ton coup et construis celle-là.',
      take: 'C’est permis, mais tu as toutes les cartes qu’il faut. Annule ton coup et construis.',
    },
  },
  row: {
    title: 'Compléter une ligne',
    text: 'Une ligne complète rapporte 1 point, ou 2 si elle n’a que des fenêtres ; une colonne 2, ou 4. La brique a une place fixe sur la tuile : tout dépend de la façon dont tu la tournes.',
    task: 'Complète la ligne 1 avec la tuile rouge de deux cases, tournée pour que sa brique soit au-dessus de cette ligne.',
    done: 'Deux points aussitôt : la ligne 1 n’a que des fenêtres.',
    remarks: {
      brick:
        'La ligne 1 est complète, mais avec la brique : 1 point. Annule ton coup et tourne la tuile.',
      take: 'C’est permis, mais tes deux cartes rouges suffisent. Annule ton coup et construis.',
    },
  },
  neighbour: {
    title: 'Moins cher à côté de sa couleur',
    text: 'Une tuile qui touche par un côté une tuile de sa couleur coûte une carte de moins ; une seule, quel que soit leur nombre.',
    task: 'Avec deux cartes rouges, construis la tuile rouge de trois cases à côté de la rouge. Plus loin, elle en coûte trois : essaie aussi.',
    done: 'Deux cartes pour trois cases. Les grandes surfaces d’une même couleur coûtent moins cher.',
    remarks: {
      small:
        'C’est permis, mais tes cartes valent mieux : la tuile de trois cases, juste à côté de la rouge.',
      take: 'C’est permis, mais à côté de la tuile rouge deux cartes suffisent. Annule ton coup et construis.',
    },
  },
  coat: {
    title: 'Les blasons',
    text: 'Recouvre un blason, ou complète la ligne 2, 4 ou 6, et choisis : une tuile blanche d’une case, une nouvelle capacité, ou réactiver toutes celles qui ont servi.',
    task: 'Recouvre le blason en c3 avec la tuile verte. Choisis ensuite ta récompense.',
    done: 'Les tuiles blanches sont des fenêtres qui comblent tous les trous ; les capacités t’aident encore et encore.',
    remarks: {
      skip: 'Tu peux passer, mais ce serait dommage. Annule ton coup et choisis une récompense.',
      elsewhere:
        'C’est permis, mais le blason en c3 n’est pas recouvert. Annule ton coup et recouvre-le.',
      take: 'C’est permis, mais tes cartes vertes suffisent pour une tuile. Annule ton coup et construis.',
    },
  },
  extra: {
    title: 'La capacité « Carte en plus »',
    text: 'Avec cette capacité, tu prends une troisième carte. Deux des trois doivent être voisines ; la troisième vient d’où tu veux.',
    task: 'Prends trois cartes bleues : les deux voisines aux places 1 et 2, et celle de la place 5. Trois cartes dont aucune n’est voisine d’une autre ? Essaie.',
    done: 'Trois cartes en un tour, et la tuile Capacité est retournée.',
    remarks: {
      two: 'C’est permis, mais cette fois tu peux avoir une troisième carte. Annule ton coup et prends-en trois.',
    },
  },
  discount: {
    title: 'La capacité « Remise »',
    text: 'Avec « Remise », une tuile coûte une carte de moins, où que tu la poses. Si elle touche aussi sa propre couleur, elle en coûte deux de moins.',
    task: 'Construis la tuile bleue de trois cases avec tes deux cartes bleues. Et celle de quatre ? Essaie.',
    done: 'Deux cartes pour trois cases, sans tuile bleue à côté. La tuile Capacité est retournée.',
    remarks: {
      small:
        'C’est permis, mais avec « Remise » deux cartes suffisent pour une tuile de trois. Annule ton coup et construis celle-là.',
      take: 'C’est permis, mais avec « Remise » tu peux construire tout de suite. Annule ton coup et essaie.',
    },
  },
  change: {
    title: 'La capacité « Autre couleur »',
    text: 'Avec « Autre couleur », les cartes d’une autre couleur comptent comme celle de ta tuile.',
    task: 'Construis la tuile bleue de trois cases : deux cartes bleues, et une rouge ou une jaune qui compte comme bleue.',
    done: 'La tuile Capacité est retournée. Des cartes d’une autre couleur ont remplacé celles qui manquaient.',
    remarks: {
      plain:
        'C’est permis, mais sans « Autre couleur ». Annule ton coup et construis la tuile bleue de trois cases.',
      take: 'C’est permis, mais avec « Autre couleur » tu peux construire tout de suite. Annule ton coup et essaie.',
    },
  },
  both: {
    title: 'La capacité « Double action »',
    text: 'Un tour sert à prendre ou à construire. Avec cette capacité, tu fais les deux : d’abord prendre, puis construire.',
    task: 'Prends les cartes des places 1 et 2, choisis « Construire aussi », et construis une tuile bleue avec tes trois cartes bleues.',
    done: 'Tout un tour de gagné. Tu connais maintenant les cinq capacités.',
    remarks: {
      plain:
        'C’est permis, mais le tour est fini. Annule ton coup : d’abord les cartes, puis « Construire aussi ».',
      end: 'Le tour est fini. Annule ton coup et choisis « Construire aussi ».',
    },
  },
  end: {
    title: 'Douze points',
    text: 'Le premier à 12 points gagne aussitôt. Sinon, la partie s’arrête quand la carte Fin de partie est révélée, parmi les dix dernières de la pioche, et celui qui a le plus de points l’emporte.',
    task: 'Tu as 10 points. Complète la colonne e avec la tuile violette de trois cases.',
    done: 'Douze points : la partie s’arrête, et la plus belle maison du quai est à toi.',
    remarks: {
      take: 'C’est permis, mais tu peux gagner tout de suite. Annule ton coup et construis.',
    },
  },
};
