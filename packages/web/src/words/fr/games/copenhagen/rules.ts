/** The rules of Copenhagen, in French. */
import type { CopenhagenText } from '../../../games/copenhagen.ts';
import { rulings } from './rulings.ts';

/** The rules of Copenhagen. */
export const words: CopenhagenText = {
  otherWords:
    'blanc : joker ; blason : bouclier écu armoiries ; brique : x croix mur ; fenêtre : o vitre',
  sections: {
    goal: {
      title: 'Le but',
      text: [
        'Tu récoltes des cartes au port et tu construis avec elles une maison de tuiles colorées. Les **lignes** et les **colonnes** complètes rapportent des points, et le double si elles n’ont que des fenêtres.',
        'Le premier à **12 points** gagne aussitôt. Si personne n’y arrive, [la carte Fin de partie](#pile) arrête la partie, et celui qui a le plus de points l’emporte. Le jeu se joue de 2 à 4.',
      ],
    },
    material: {
      title: 'Le matériel',
      text: [
        [
          '**Ta maison** a 5 colonnes, de a à e en partant de la gauche, et 9 lignes, de 1 à 9 en partant du bas. Des blasons sont imprimés sur les cases c3, e5, b7 et d9 et à côté des lignes 2, 4 et 6. La couleur de ta maison ne compte pas : chacun peut construire des tuiles de toutes les couleurs.',
          'Les **tuiles colorées** ont de 2 à 5 cases. Une seule case, toujours la même, est une brique ; les autres sont des fenêtres.',
          'Les **tuiles blanches** ont une case, une fenêtre. Elles ne s’achètent pas : seuls les [blasons](#coats) en donnent.',
          'Les **cartes** ont les cinq mêmes couleurs, et il y a une **carte Fin de partie**.',
          'Les **tuiles Capacité** sont de [cinq sortes](#abilities), une de chaque par joueur.',
          '**Le port** a sept places à la suite, de 1 à 7. Les places 1 et 7 ne sont pas voisines (CO-1).',
        ],
      ],
    },
    'set-up': {
      title: 'Mise en place',
      text: [
        {
          head: ['', '2 joueurs', '3 joueurs', '4 joueurs'],
          rows: [
            ['Cartes par couleur', '14', '12', '14'],
            ['Cartes en tout', '70', '60', '70'],
            ['Tuiles par couleur : taille 2', '2', '2', '3'],
            ['taille 3', '2', '3', '3'],
            ['taille 4', '2', '2', '3'],
            ['taille 5', '1', '1', '1'],
            ['Tuiles blanches', '12', '12', '12'],
            ['Premières mains, dans l’ordre du tour', '2, 3', '2, 3, 3', '2, 3, 3, 4'],
            ['Carte Fin de partie', 'parmi les dix dernières', 'de côté', 'de côté'],
            ['Pioche après la mise en place', '59 avec la carte Fin de partie', '45', '51'],
          ],
        },
        [
          'Sept cartes sont posées face visible au port, et chacun reçoit une première main.',
          'Chacun commence avec la tuile Capacité **Cartes au choix**, disponible. Les autres forment la réserve.',
          'Le premier joueur est tiré au sort, ou c’est toi qui le choisis (CO-8). On joue dans le sens des aiguilles d’une montre.',
          'À deux, neuf cartes de la pioche sont mélangées avec la carte Fin de partie et glissées sous la pioche.',
          'Les mains sont secrètes ; le nombre de cartes de chacun et ce qui est défaussé ne le sont pas (CO-9).',
        ],
      ],
    },
    turn: {
      title: 'Ton tour',
      text: [
        'Choisis **l’une** des deux actions : [prendre des cartes](#taking) ou [construire une tuile](#building). On ne peut pas passer ; prendre des cartes est toujours possible. Avec **Double action**, tu fais les deux, dans cet ordre (CO-3).',
      ],
    },
    taking: {
      title: 'Prendre des cartes',
      text: [
        [
          'Prends exactement **deux cartes de places voisines**.',
          'Avec **Cartes au choix**, elles n’ont pas besoin d’être voisines. La tuile n’est retournée que si elles ne le sont pas (CO-2).',
          'Avec **Carte en plus**, tu en prends en même temps une troisième à n’importe quelle autre place. Si deux des trois sont voisines, « Cartes au choix » n’est pas nécessaire.',
          'Avec **plus de 7 cartes** en main, tu défausses aussitôt pour n’en garder que 7, avant toute autre chose. Tu peux défausser des cartes que tu viens de prendre.',
          'À la fin de ton tour, les places vides sont remplies depuis la pioche, une à une de 1 à 7. Les cartes ne glissent pas (CO-1). Avec « Double action », cela vient après la construction et les blasons.',
        ],
      ],
    },
    building: {
      title: 'Construire et payer',
      text: [
        'Prends une tuile colorée dans la réserve et [pose-la](#placing) aussitôt. Elle coûte **autant de cartes de sa couleur qu’elle a de cases** :',
        [
          '**Une de moins** si elle touche par un côté une tuile de sa couleur dans ta maison ; une seule fois, quel que soit leur nombre, et pas par un coin (CO-12).',
          '**Une de moins** avec la capacité « Remise ».',
          'Avec **Autre couleur**, tu peux y mêler des cartes d’exactement une autre couleur, qui comptent comme celle de la tuile (CO-4).',
          'Tu paies le prix exact, jamais plus ; une tuile peut même être gratuite (CO-2). Les cartes payées vont à la défausse.',
        ],
        'Puis la tuile [rapporte ses points](#scoring), et tu utilises ses [blasons](#coats).',
      ],
    },
    placing: {
      title: 'Poser une tuile',
      text: [
        [
          'Tu peux la **tourner et la retourner**. Sa brique la suit (CO-10).',
          'Toutes ses cases sont dans la maison, sur des cases vides.',
          'Au moins **une case est sur la ligne 1 ou juste au-dessus d’une case déjà remplie**. La place n’a pas besoin d’être accessible par le haut : tu peux remplir les trous plus tard.',
        ],
      ],
    },
    scoring: {
      title: 'Les points',
      text: [
        'Les points comptent aussitôt, après chaque tuile, même blanche.',
        {
          head: ['Complète', 'avec une brique', 'que des fenêtres'],
          rows: [
            ['Ligne', '1 point', '**2 points**'],
            ['Colonne', '2 points', '**4 points**'],
          ],
        },
        'Avec **12 points**, tu gagnes sur-le-champ ; les actions restantes sont perdues (CO-5).',
      ],
    },
    coats: {
      title: 'Les blasons',
      text: [
        'Chaque blason imprimé que ta tuile couvre, et chacune des lignes 2, 4 et 6 qu’elle complète, donne **une action**. Les colonnes n’en donnent pas. Tu les fais l’une après l’autre, en choisissant chaque fois :',
        [
          '**Pose une tuile blanche** selon les règles de pose. Elle peut rapporter des points et donner d’autres actions.',
          '**Prends une tuile Capacité** d’une sorte que tu n’as pas.',
          '**Réactive toutes tes tuiles Capacité** qui ont servi, s’il y en a.',
          '**Passe** (CO-6).',
        ],
        'Si tu ne peux que passer, les actions restantes sont perdues.',
      ],
    },
    abilities: {
      title: 'Les tuiles Capacité',
      text: [
        'Tu en as au plus une de chaque sorte. Une tuile qui a servi est retournée, jusqu’à ce qu’[un blason](#coats) la réactive. Une tuile que tu prends ou réactives ne sert pas pendant le même tour.',
        {
          head: ['Tuile', 'Ce qu’elle fait', 'Quand'],
          rows: [
            ['Cartes au choix', 'Les deux cartes n’ont pas besoin d’être voisines.', 'prendre'],
            ['Carte en plus', 'Une troisième carte, de n’importe où.', 'prendre'],
            ['Remise', 'La tuile coûte une carte de moins.', 'construire'],
            [
              'Autre couleur',
              'Les cartes d’une autre couleur comptent comme celle de la tuile (CO-4).',
              'construire',
            ],
            ['Double action', 'Prends des cartes, puis construis, en un tour (CO-3).', 'tour'],
          ],
        },
      ],
    },
    pile: {
      title: 'Pioche et carte Fin de partie',
      text: [
        [
          '**À trois et quatre :** dès que la pioche s’épuise pour la première fois, la défausse devient la nouvelle pioche, avec la carte Fin de partie parmi ses dix dernières (CO-7). Le port continue ensuite de se remplir.',
          '**À deux :** la carte Fin de partie est parmi les dix dernières dès le début ; elle vient toujours avant que la pioche soit épuisée (CO-11).',
        ],
        'Quand la **carte Fin de partie** est révélée, la partie s’arrête aussitôt. Les places encore vides le restent.',
      ],
    },
    end: {
      title: 'La fin',
      text: [
        [
          'Le premier à **12 points** gagne aussitôt.',
          'Si la **carte Fin de partie** est révélée, celui qui a le plus de points l’emporte.',
          'À égalité, celui qui a le moins de cases vides l’emporte ; si l’égalité demeure, la victoire est partagée.',
        ],
      ],
    },
  },
  figures: {
    goal: 'Une maison à 4 points : la ligne 2 n’a que des fenêtres et en rapporte 2, les lignes 1 et 3 ont des briques et en rapportent 1 chacune.',
    tiles: 'Une tuile de chaque taille, chacune avec une brique, et une blanche.',
    harbour: 'Le port après la mise en place : sept places à la suite ; 1 et 7 ne se touchent pas.',
    neighbours: 'Les places 3 et 4 sont voisines : prends les deux cartes.',
    apart: 'Les places 2 et 6 ne le sont pas : il te faut « Cartes au choix ».',
    extra: 'Avec « Carte en plus », tu en prends une troisième où tu veux.',
    cost: 'Une tuile verte de 3 cases coûte trois cartes vertes.',
    neighbour:
      'Cette tuile rouge de 3 cases touche une tuile rouge : elle coûte deux cartes rouges.',
    turning: 'Une tuile bleue de 4 cases, tournée, puis retournée : la brique suit.',
    supported: 'Permis : la case de gauche repose sur une case remplie.',
    floating: 'Interdit : aucune case n’est sur la ligne 1 ni juste au-dessus d’une case remplie.',
    scoring:
      'La ligne 1 a une brique : 1 point. La ligne 2 n’en a pas : 2 points. La colonne a n’en a pas : 4 points.',
    coats:
      'La tuile en pointillé couvre le blason en c3 : une action. Les suivants sont en e5, b7 et d9 et aux lignes 2, 4 et 6.',
    abilities:
      'Cartes au choix, Carte en plus, Remise, Autre couleur et Double action ; la dernière a servi, elle est retournée.',
    pile: 'La pioche, et la carte Fin de partie qui arrête la partie.',
  },
  rulings,
};
