/** The lesson on Roll & Write, step by step, in French. */
import type { RollAndWriteLessonWords } from '../../../en/games/roll-and-write/learn.ts';

/** What each step says. */
export const words: RollAndWriteLessonWords = {
  support: {
    title: 'Une maison à toi',
    text: 'Ta maison a cinq colonnes et neuf lignes. Une tuile repose sur le sol ou sur une case déjà remplie ; une seule case bien appuyée suffit pour toute la tuile.',
    task: 'Choisis une tuile bleue et pose-la en bas. Tiens-la d’abord en l’air, si tu veux, et regarde ce qui se passe.',
    done: 'Elle tient. Une case de chaque tuile est une brique (X), les autres sont des fenêtres (O).',
    remarks: {},
  },
  dice: {
    title: 'Les dés paient les tuiles',
    text: 'Des dés d’une couleur donnent une tuile de cette couleur : autant de cases que de dés. Le blanc est un joker : il compte pour toutes les couleurs.',
    task: 'Dessine la tuile verte de trois cases. Ou essaie d’abord celle de quatre : tu verras ce qui manque.',
    done: 'Deux dés verts et le blanc, cela fait trois cases. Les dés que tu laisses servent aux autres, tu vas le voir.',
    remarks: {
      small:
        'C’est permis, mais ces dés valent mieux : avec le blanc, tu as trois dés pour le vert.',
    },
  },
  row: {
    title: 'Compléter une ligne',
    text: 'Une ligne complète rapporte 1 point, ou 2 si elle n’a pas de brique. Tu choisis la case du X : touche-la, ou appuie sur la touche X.',
    task: 'Complète la ligne 1 avec la tuile rouge, la brique au-dessus de cette ligne.',
    done: 'Deux points : la ligne 1 n’a que des fenêtres, et elles s’allument.',
    remarks: {
      brick:
        'La ligne 1 est complète, mais avec une brique : 1 point seulement. Annule ton coup et mets le X sur la case du haut.',
    },
  },
  column: {
    title: 'Compléter une colonne',
    text: 'Les colonnes comptent aussi : 2 points pour une colonne complète, 4 si elle n’a que des fenêtres. Une colonne est haute : une longue tuile aide bien.',
    task: 'Complète la colonne a avec la tuile violette de quatre cases, debout.',
    done: 'Deux points pour la colonne a. Sans aucune brique, ç’aurait été quatre.',
    remarks: {},
  },
  bonus: {
    title: 'Un bonus remplace un dé',
    text: 'Un bonus (+) débloqué remplace un dé manquant de sa couleur, deux au plus par tour. Les tuiles de quatre et cinq cases n’existent qu’une ou deux fois, pour tout le monde.',
    task: 'Tu as trois dés verts et un bonus (+) vert : dessine la tuile verte de quatre cases.',
    done: 'Le bonus a servi. Et regarde la feuille : cet exemplaire est barré, plus personne ne l’aura.',
    remarks: {
      small:
        'C’est permis, et le bonus resterait disponible. Mais ici, il agrandit ta tuile : dessine la verte de quatre cases.',
    },
  },
  die: {
    title: 'Ce que les autres laissent',
    text: 'Quand un autre joueur a fini son tour, tu peux prendre un dé qui n’a pas servi et cocher la case suivante de sa piste ; avec un dé blanc, tu choisis la piste. Les cases débloquent des bonus (+) et des étoiles (★).',
    task: 'Prends le dé bleu : la prochaine case bleue porte une étoile. Il ne reste pas de dé rouge : essaie la piste rouge, tu verras.',
    done: 'L’étoile est à toi, dès ton prochain tour. À deux joueurs, tu peux même prendre deux dés.',
    remarks: {
      none: 'Tu peux refuser, mais une case est un cadeau. Annule ton coup et prends le dé bleu.',
      other:
        'Une bonne case aussi, mais l’étoile est sur la piste bleue. Annule ton coup et prends le dé bleu.',
    },
  },
  reroll: {
    title: 'Étoile rouge : Nouveau lancer',
    text: 'Chaque couleur a ses étoiles. Avec une étoile rouge, tu relances autant de dés que tu veux, avant de dessiner. Chacun commence avec deux étoiles rouges.',
    task: 'Garde le bleu : choisis le dé rouge et le dé vert, puis « Relancer ». Les autres étoiles sont à débloquer : essaie « Pas de X ».',
    done: 'Bleu et blanc : les cinq dés comptent maintenant comme bleus, assez pour la plus grande tuile bleue.',
    remarks: {
      good: 'Les bleus méritent d’être gardés, pas les deux autres. Annule ton coup : le rouge et le vert, tous les deux.',
      draw: 'Une bonne tuile, mais cette étoile vient avant le dessin. Annule ton coup et relance d’abord.',
    },
  },
  colour: {
    title: 'Étoile verte : Changement de couleur',
    text: 'Avec une étoile verte, tu tournes des dés qui montrent la même face pour qu’ils en montrent une autre : un seul ou tous.',
    task: 'Choisis les deux dés verts, puis « Changement de couleur », et tourne-les en rouge. Deux couleurs à la fois ? Essaie.',
    done: 'Les cinq dés vont ensemble maintenant : de quoi dessiner une tuile de cinq cases.',
    remarks: {
      half: 'C’est permis, mais ils ne vont pas tous ensemble. Annule ton coup et tourne les deux verts en rouge.',
      draw: 'C’est permis, mais avec les dés tournés tu auras une plus grande tuile. Annule ton coup et utilise d’abord l’étoile.',
    },
  },
  'no-x': {
    title: 'Étoile bleue : Pas de X',
    text: 'Après une étoile bleue, tout ce que tu dessines pendant ce tour est une fenêtre. Une ligne de fenêtres rapporte 2 points au lieu de 1.',
    task: 'Utilise « Pas de X », puis complète la ligne 1 avec la tuile jaune.',
    done: 'Deux points. Le tout en un seul tour : d’abord l’étoile, puis la tuile.',
    remarks: {
      brick:
        'La ligne 1 est complète, mais avec une brique : 1 point. Annule ton coup et utilise d’abord « Pas de X ».',
    },
  },
  'one-x': {
    title: 'Étoile violette : Une case X',
    text: 'Une étoile violette te donne une case en plus, une brique, avant ou après ta tuile. Elle aussi a besoin d’un appui.',
    task: 'Il manque une case à la ligne 1. Utilise « Une case X » et place-la en e1. Là-haut, dans les airs ? Essaie.',
    done: 'Un point, et ta tuile reste à venir : une étoile n’enlève rien à tes dés.',
    remarks: {
      elsewhere: 'C’est permis, mais e1 complète la ligne 1. Annule ton coup et place la case là.',
      draw: 'C’est permis, et l’étoile reste disponible. Annule quand même ton coup et utilise d’abord « Une case X ».',
    },
  },
  again: {
    title: 'Étoile jaune : Nouveau choix',
    text: 'Les grandes tuiles déjà dessinées sont barrées pour tout le monde. Avec une étoile jaune, tu en dessines une malgré tout, sans rien barrer de plus.',
    task: 'Freja a dessiné la tuile rouge de cinq cases. Tu as cinq dés rouges et une étoile jaune : dessine-la aussi.',
    done: 'La même tuile une deuxième fois. Tu connais maintenant toutes les étoiles.',
    remarks: {
      small:
        'C’est permis, mais tes dés et l’étoile peuvent mieux faire : annule ton coup et dessine la tuile rouge de cinq cases.',
    },
  },
  coat: {
    title: 'Les blasons',
    text: 'Les lignes 2, 4 et 6 et les colonnes b et d ont un blason. Complète-les, et aussitôt tu dessines une fenêtre en plus, ou tu coches deux cases d’une piste.',
    task: 'Complète les lignes 1 et 2 avec la tuile jaune. Choisis ensuite ce que le blason t’apporte.',
    done: 'C’est ainsi qu’un tour grandit : une fenêtre peut compléter une autre ligne, deux cases peuvent débloquer une étoile.',
    remarks: {},
  },
  end: {
    title: 'Douze points',
    text: 'Dès qu’un joueur a 12 points, on finit la manche ; celui qui a le plus de points l’emporte. Tu en as 11, et ton tour est le dernier de cette manche.',
    task: 'Complète la ligne 5 avec la tuile rouge de deux cases, puis finis ton tour.',
    done: 'Douze points, la manche est finie, et la plus belle maison du quai est à toi.',
    remarks: {},
  },
};
