/** Regarder une partie de près : la chance d’un côté, l’adresse de l’autre. */
import type { ReviewWords } from '../en/review.ts';

/** Ce qui est dit dans l’analyse d’une partie. */
export const words: ReviewWords = {
  intro:
    'Le maître du port reprend toute la partie : chaque décision, chaque lancer et chaque carte. Tu vois comment les chances de chacun ont monté et baissé, quels coups ont coûté quelque chose, et quelle part revient à la chance.',
  duration: 'À deux, cela prend environ une demi-minute. Tu peux arrêter à tout moment.',
  start: 'Analyser cette partie',
  goOn: 'Continuer',
  stop: 'Arrêter',
  running: (percent) => `La partie est analysée : ${percent} %`,
  stopped: (percent) => `Arrêtée à ${percent} %. Ce qui a été trouvé reste ici.`,
  failed: 'L’analyse s’est interrompue. Ce qui a été trouvé reste ici.',
  notOver: 'Une partie peut être analysée quand elle est finie.',
  notPossible:
    'Une feuille seule ne peut pas être analysée : celles des autres ne sont pas connues.',
  done: 'L’analyse est finie.',
  graph: {
    title: 'Chance de gagner',
    about: 'Après chaque tour. Touche-le, ou prends les flèches, pour aller à ce moment.',
    label: 'Moment sur le graphique',
    value: (turn, chances) => `${turn} : ${chances}`,
    before: 'Avant le premier tour',
    turn: (number, name) => `Tour ${number}, ${name}`,
    laid: 'La mise en place',
    chance: (name, percent) => `${name} ${percent}`,
    table: 'Le graphique en tableau',
    after: 'Après',
    luck: 'Chance du tour',
  },
  totals: {
    title: 'Chance et adresse',
    start: 'Au départ',
    luck: 'Chance',
    lost: 'Laissé par ses coups',
    given: 'Reçu des coups des autres',
    rest: 'Impossible à attribuer',
    end: 'À la fin',
    soFar: 'Jusqu’ici',
    adjusted: 'Sans la chance',
    pointsLuck: (points) => `Chance en points : ${points}`,
    pointsLost: (points) => `Laissé en points : ${points}`,
    give: (error) => `à ${error} près`,
    adjustedSentence: (name, percent) =>
      `${name} : sans la chance de personne, ces coups gagneraient environ ${percent} de telles parties.`,
    adjustedMost: (name) =>
      `${name} : sans la chance de personne, ces coups gagneraient presque toujours.`,
    adjustedLeast: (name) =>
      `${name} : sans la chance de personne, ces coups ne gagneraient presque jamais.`,
  },
  decisions: {
    title: 'Décisions',
    order: 'Ordre',
    worst: 'Les plus chères d’abord',
    inOrder: 'Dans l’ordre',
    whose: 'De qui',
    all: 'De tous',
    none: 'Aucun coup n’a rien coûté de notable.',
    played: 'Joué',
    best: 'Mieux',
    cost: (percent, points) =>
      points === '' ? `A coûté ${percent}` : `A coûté ${percent} et ${points}`,
    points: (points) => `${points} points`,
    free: 'N’a rien coûté',
    go: 'Aller à ce moment',
    more: 'Tout montrer',
    factPoints: (points) =>
      points === 1 ? '1 point tout de suite' : `${points} points tout de suite`,
    factCells: (cells) => (cells === 1 ? 'remplit 1 case' : `remplit ${cells} cases`),
    factLines: (lines) =>
      lines === 1 ? '1 ligne de plus presque finie' : `${lines} lignes de plus presque finies`,
    factGaps: (gaps) => (gaps === 1 ? 'laisse 1 trou de plus' : `laisse ${gaps} trous de plus`),
    factFewerGaps: (gaps) => (gaps === 1 ? 'bouche 1 trou' : `bouche ${gaps} trous`),
    reroll: 'de nouveaux dés',
  },
  classes: { best: 'Meilleur coup', fine: 'Bien', inaccuracy: 'Imprécision', mistake: 'Erreur' },
  howTo: {
    title: 'Comment lire ceci',
    texts: [
      'Une chance de gagner de 60 % veut dire : si cette position était jouée cent fois par de bons joueurs, celui-ci en gagnerait une soixantaine. À la fin, quelqu’un a 100 %.',
      'La chance, c’est ce qu’ont fait les dés et les cartes. Pour chaque lancer nous regardons les 252 résultats, pour chaque carte toutes celles qui pouvaient venir, et nous comparons ce qui est venu à la moyenne. Sur beaucoup de parties, la chance s’annule.',
      'L’adresse, c’est ce qu’on en fait. Chaque coup est comparé au meilleur qui pouvait se voir de cette place. La différence est ce que le coup a laissé ; les autres se la partagent.',
      '« Sans la chance » est le résultat une fois toute la chance retirée. Il dit mieux que le résultat si quelqu’un a bien joué.',
      'Les chances sont estimées. « À tant près » dit de combien une estimation peut se tromper. Ce que les estimations avant et après un coup diffèrent en plus figure sous « Impossible à attribuer ».',
    ],
  },
};
