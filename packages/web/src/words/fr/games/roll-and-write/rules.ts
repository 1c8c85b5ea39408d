/** The rules of Roll & Write, in French. */
import type { RollAndWriteText } from '../../../games/roll-and-write.ts';
import { rulings } from './rulings.ts';

/** The rules of Roll & Write. */
export const words: RollAndWriteText = {
  otherWords:
    'blanc : joker ; blason : bouclier écu armoiries ; brique : x croix mur ; fenêtre : o vitre ; nouveau lancer : relancer relance reroll rejouer ; piste : barre',
  sections: {
    goal: {
      title: 'Le but',
      text: [
        'Avec cinq dés et un crayon, tu remplis la façade de ta maison. Les **lignes** et les **colonnes** complètes rapportent des points, et le double s’il n’y a aucune brique.',
        'Dès qu’un joueur a **12 points**, on termine la manche, puis [la partie est finie](#end). Celui qui a le plus de points l’emporte. Le jeu se joue de 2 à 4.',
      ],
    },
    sheet: {
      title: 'Feuilles et dés',
      text: [
        [
          '**Ta maison** a 5 colonnes, de a à e en partant de la gauche, et 9 lignes, de 1 à 9 en partant du bas. Une case est vide, une **fenêtre** (O) ou une **brique** (X).',
          'Des **blasons** se trouvent aux lignes 2, 4 et 6 et aux colonnes b et d.',
          '**Cinq pistes**, une par couleur, ont neuf cases chacune, avec des bonus (+) et des étoiles (★) [sous certaines](#tracks).',
          '**Cinq dés** montrent rouge, bleu, violet, vert, jaune et blanc. Le blanc est un joker.',
          '**La feuille Façade** est commune. Les tuiles de 2 et 3 cases se dessinent à volonté. Celles de 4 et 5 cases sont des exemplaires uniques, barrés après usage : par couleur, deux de 4 cases et une de 5.',
          'En bleu et en jaune, la tuile de 4 cases existe en deux versions, l’une miroir de l’autre ; dans les autres couleurs, les deux ont la même forme.',
        ],
      ],
    },
    'set-up': {
      title: 'Mise en place',
      text: [
        [
          'Chacun commence avec une maison vide, des pistes vides et **deux étoiles « Nouveau lancer »** disponibles.',
          'Le premier joueur est tiré au sort, ou c’est toi qui le choisis (RW-20). On joue dans le sens des aiguilles d’une montre. Une **manche**, c’est un tour pour chacun, à partir du premier joueur.',
          'À deux, il y a [un peu plus à faire](#two-players).',
        ],
      ],
    },
    turn: {
      title: 'Ton tour',
      text: [
        'Lance les cinq dés. Ensuite, dessine **une tuile** et utilise autant de [capacités](#abilities) que tes étoiles le permettent, dans l’ordre que tu veux :',
        [
          'D’abord les dés : **Nouveau lancer** et **Changement de couleur** seulement avant que la tuile soit dessinée (RW-3).',
          '[Choisis une tuile](#tile) que tes dés paient et [dessine-la](#drawing). Elle [rapporte](#scoring) aussitôt ses points.',
          '**Une case X** peut venir avant ou après la tuile (RW-5).',
          'Finis ton tour. Ensuite, [les autres prennent des dés](#others).',
        ],
        'Si les dés seuls permettent une tuile, tu dois en dessiner une. Tu ne peux finir sans tuile que s’ils n’en permettent aucune ; bonus et étoiles ne sont jamais obligatoires (RW-10).',
      ],
    },
    tile: {
      title: 'Choisir une tuile',
      text: [
        'Choisis une couleur et une taille. Une tuile demande **autant de dés qu’elle a de cases** ; un dé compte s’il montre la couleur de la tuile ou le blanc.',
        [
          '**Plus de dés que de cases ?** Tu utilises juste ce qu’il faut et tu choisis combien sont blancs. Les autres peuvent prendre le reste (RW-6).',
          '**Pas assez ?** Chaque dé manquant est remplacé par un bonus (+) débloqué de la couleur de la tuile, **deux au plus par tour** ; tous les dés qui comptent sont alors utilisés. Si les dés suffisent, tu ne peux pas dépenser de bonus (RW-7). Des bonus seuls peuvent payer une tuile (RW-18).',
          '**Taille 4 ou 5 ?** Il doit rester un exemplaire ; il est barré pour tout le monde. Avec une étoile jaune (**Nouveau choix**), tu en dessines un déjà barré, et rien de plus n’est barré (RW-15).',
        ],
      ],
    },
    drawing: {
      title: 'Dessiner une tuile',
      text: [
        [
          'Tu peux la tourner par quarts de tour, mais pas la dessiner en miroir (RW-8).',
          'Toutes ses cases sont dans la maison, sur des cases vides.',
          'Au moins **une case est sur la ligne 1 ou juste au-dessus d’une case déjà remplie**. Rien d’autre n’a besoin d’appui : la tuile peut dépasser, et les trous dessous se remplissent plus tard (RW-9).',
          '**Une case devient une brique** (X), celle que tu veux ; les autres sont des fenêtres (O). Avec « Pas de X », toutes sont des fenêtres.',
        ],
      ],
    },
    scoring: {
      title: 'Les points',
      text: [
        'Les points comptent aussitôt, après chaque tuile et chaque case seule.',
        {
          head: ['Complète', 'avec une brique', 'que des fenêtres'],
          rows: [
            ['Ligne', '1 point', '**2 points**'],
            ['Colonne', '2 points', '**4 points**'],
          ],
        },
        'La neuvième case d’une [piste](#tracks) rapporte aussi 2 points.',
      ],
    },
    coats: {
      title: 'Les blasons',
      text: [
        'Si tu complètes une ligne ou une colonne qui porte un blason, tu l’utilises **aussitôt, avant toute autre chose**. Au choix :',
        [
          '**Dessine une fenêtre** selon les règles du dessin. Elle peut rapporter des points et donner un autre blason.',
          '**Coche les deux cases suivantes** d’une piste ; une seule s’il n’en reste qu’une. Une piste complète ne peut pas être choisie.',
        ],
        'Plusieurs blasons s’utilisent l’un après l’autre. Si tu peux utiliser un blason, tu le dois ; sinon, il est perdu (RW-16). Ce qu’il débloque sert dès ton prochain tour (RW-19).',
      ],
    },
    tracks: {
      title: 'Les pistes',
      text: [
        'On coche les cases de gauche à droite. Un + ou une ★ sous une case cochée est **débloqué** : tu peux t’en servir une fois, dès **ton prochain tour à toi** (RW-19). La neuvième case rapporte 2 points.',
        {
          head: ['Piste', 'Cases avec +', 'Cases avec ★', 'Une étoile donne'],
          rows: [
            ['Rouge', '1, 3', '2, 4, 5, 6', 'Nouveau lancer'],
            ['Bleue', '1, 5', '2, 4, 6', 'Pas de X'],
            ['Violette', '1, 4', '3, 5, 7', 'Une case X'],
            ['Verte', '1, 5', '4, 7, 8', 'Changement de couleur'],
            ['Jaune', '1, 4', '3, 6, 7', 'Nouveau choix'],
          ],
        },
        'Un **bonus** (+) remplace un dé manquant de sa couleur quand tu [choisis une tuile](#tile).',
      ],
    },
    abilities: {
      title: 'Les capacités',
      text: [
        'Chaque usage coûte une étoile de cette couleur.',
        [
          '**Nouveau lancer** (rouge) : relance un ou plusieurs de tes dés, avant que la tuile soit dessinée.',
          '**Pas de X** (bleu) : dès maintenant et jusqu’à la fin de ton tour, tout ce que tu dessines est une fenêtre (RW-4). Une fois par tour au plus, et seulement s’il reste quelque chose à dessiner.',
          '**Une case X** (violet) : dessine une case en plus selon les règles du dessin, en brique (en fenêtre avec « Pas de X »). Avant ou après la tuile, ou sans tuile (RW-5).',
          '**Changement de couleur** (vert) : tourne un ou plusieurs dés qui montrent la même face vers une autre face, avant que la tuile soit dessinée. Le blanc peut être tourné et choisi (RW-2).',
          '**Nouveau choix** (jaune) : dessine une tuile dont un exemplaire est déjà barré ; rien de plus n’est barré (RW-15).',
        ],
      ],
    },
    others: {
      title: 'Les autres prennent des dés',
      text: [
        'À la fin d’un tour, chaque autre joueur peut prendre **un dé qui n’a pas servi** et cocher la case suivante de sa piste. Un dé blanc coche la piste de ton choix.',
        [
          'Plusieurs joueurs peuvent prendre le même dé. Tous choisissent en même temps (RW-14).',
          'Un dé dont la piste est complète ne peut pas être pris (RW-12). Si tu ne peux en prendre aucun, tu passes automatiquement.',
          'Personne n’est obligé de prendre un dé (RW-17).',
          'Si aucune tuile n’a été dessinée, les cinq dés sont à prendre.',
          'À deux, c’est [jusqu’à deux dés](#two-players).',
        ],
      ],
    },
    end: {
      title: 'La fin',
      text: [
        'Dès qu’un joueur a **12 points ou plus**, la manche en cours est la dernière, même si les points viennent pendant le tour d’un autre (RW-21). On la termine : tout le monde joue ainsi le même nombre de tours.',
        [
          'Celui qui a le plus de points l’emporte.',
          'À égalité, celui qui a le moins de cases vides l’emporte.',
          'Si l’égalité demeure, la victoire est partagée.',
        ],
        'La partie finit aussi à la fin d’une manche si plus personne ne peut jamais rien dessiner ni cocher (RW-11), et après la manche 60 (RW-13).',
      ],
    },
    'two-players': {
      title: 'À deux joueurs',
      text: [
        [
          'Avant la partie, une tuile de 4 cases est **barrée dans chaque couleur** ; en bleu et en jaune, le sort décide laquelle des deux versions (RW-1).',
          'Chacun coche, en même temps, les **deux premières cases d’une piste** de son choix. Ce que cela débloque sert dès le premier tour.',
          'L’autre joueur peut prendre **jusqu’à deux dés différents**. Ils peuvent être de la même couleur si la piste a deux cases libres.',
        ],
      ],
    },
    options: {
      title: 'Options',
      text: [
        'Tu les choisis avant la partie ; au départ, les deux sont désactivées.',
        [
          '**Tuiles en miroir :** on peut aussi retourner les tuiles (RW-8).',
          '**Passer librement :** on peut toujours finir son tour sans tuile (RW-10).',
        ],
      ],
    },
    odds: {
      title: 'Probabilités',
      text: [
        'Quelles chances as-tu que tes dés suffisent pour une tuile ? Les dés blancs comptent, et tu relances ceux qui n’aident pas. Les bonus et « Changement de couleur » augmentent encore tes chances.',
      ],
    },
  },
  figures: {
    goal: 'Une maison à 4 points : la ligne 2 n’a que des fenêtres et en rapporte 2, les lignes 1 et 3 ont des briques et en rapportent 1 chacune.',
    sheet:
      'La feuille Façade. À gauche les tailles 2 et 3, à volonté ; à droite 4 et 5, une fois par exemplaire.',
    dice: 'Bleu, bleu et blanc : assez pour une tuile bleue de 3 cases, ou de 2.',
    bonus: 'Deux dés bleus et un bonus bleu paient aussi la tuile bleue de 3 cases.',
    supported: 'Permis : la case de gauche repose sur une case remplie. Le reste peut dépasser.',
    floating: 'Interdit : aucune case n’est sur la ligne 1 ni juste au-dessus d’une case remplie.',
    gap: 'Permis : le trou sous la tuile qui dépasse se remplit plus tard.',
    rotate:
      'Une tuile jaune de 4 cases, tournée d’un quart : permis. En miroir : interdit ; l’autre version est une tuile à part.',
    scoring:
      'La ligne 1 a une brique : 1 point. La ligne 2 n’en a pas : 2 points. La colonne a n’en a pas : 4 points.',
    coats:
      'La tuile en pointillé complète la ligne 2 ; son blason sert aussitôt : une fenêtre, ou deux cases de piste.',
    tracks:
      'La piste violette avec quatre cases cochées : une étoile et deux bonus sont débloqués.',
    abilities:
      'Les signes des capacités : Nouveau lancer, Pas de X, Une case X, Changement de couleur, Nouveau choix.',
    others: 'Deux dés bleus ont servi. Les autres peuvent prendre le rouge, le vert ou le blanc.',
    twoPlayers: 'À deux, une tuile de 4 cases est hors jeu dans chaque couleur.',
  },
  odds: {
    caption: 'La probabilité que tes dés suffisent pour une tuile de cette taille',
    size: 'Taille',
    reRolls: ['Sans relance', '1 relance', '2 relances'],
    anyColour: 'Dans n’importe quelle couleur',
    oneColour: 'Dans une couleur précise',
  },
  rulings,
};
