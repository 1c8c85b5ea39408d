/** Regarder une partie de près : la chance d’un côté, l’habileté de l’autre. */
import type { ReviewWords } from '../en/review.ts';
import { counted, written } from './grammar.ts';

/** Ce qui est dit dans l’analyse d’une partie. */
export const words: ReviewWords = {
  intro:
    'Le maître du port reprend toute la partie : chaque décision, chaque lancer et chaque carte. Tu vois comment les chances de chacun ont monté et baissé, quels coups ont coûté cher, et quelle part revient à la chance.',
  duration: 'À deux joueurs, cela prend environ une demi-minute. Tu peux arrêter à tout moment.',
  start: 'Analyser cette partie',
  goOn: 'Continuer',
  stop: 'Arrêter',
  running: (percent) => `Analyse en cours : ${percent} %`,
  stopped: (percent) => `Analyse arrêtée à ${percent} %. Les premiers résultats sont conservés.`,
  failed:
    'L’analyse s’est arrêtée sur une erreur. Les premiers résultats sont conservés ; touche Continuer pour réessayer.',
  notOver: 'Tu pourras analyser cette partie quand elle sera terminée.',
  done: 'Analyse terminée.',
  graph: {
    title: 'Chance de gagner',
    about: 'Après chaque tour. Touche le graphique ou utilise les flèches pour aller à un tour.',
    label: 'Position sur le graphique',
    value: (turn, chances) => `${turn} : ${chances}`,
    before: 'Avant le premier tour',
    turn: (number, name) => `Tour ${number}, ${name}`,
    laid: 'Après la mise en place',
    chance: (name, percent) => `${name} ${percent}`,
    table: 'Afficher en tableau',
    after: 'Après',
    luck: 'Chance du tour',
  },
  totals: {
    title: 'Chance et habileté',
    start: 'Au départ',
    luck: 'Chance',
    lost: 'Perdu par ses coups',
    given: 'Gagné par les coups des autres',
    rest: 'Inexpliqué',
    end: 'À la fin',
    soFar: 'Jusqu’ici',
    adjusted: 'Sans la chance',
    pointsLuck: (points) => `Chance en points : ${points}`,
    pointsLost: (points) => `Perdu en points : ${points}`,
    give: (error) => `à ${error} près`,
    adjustedSentence: (name, percent) =>
      `${name} : hors chance, ces coups gagneraient environ ${percent} de ces parties.`,
    adjustedMost: (name) => `${name} : hors chance, ces coups gagneraient presque toujours.`,
    adjustedLeast: (name) => `${name} : hors chance, ces coups ne gagneraient presque jamais.`,
  },
  decisions: {
    title: 'Décisions',
    order: 'Ordre',
    worst: 'Les plus coûteuses d’abord',
    inOrder: 'Dans l’ordre de la partie',
    whose: 'Joueur',
    all: 'Tous',
    none: 'Aucun coup coûteux.',
    played: 'Joué',
    best: 'Mieux',
    cost: (percent, points) =>
      points === '' ? `A coûté ${percent}` : `A coûté ${percent} et ${points}`,
    points: (points) => written(points, 'point', 'points'),
    free: 'N’a rien coûté',
    go: 'Aller à ce coup',
    more: 'Tout afficher',
    factPoints: (points) => `${counted(points, 'point', 'points')} tout de suite`,
    factCells: (cells) => `remplit ${counted(cells, 'case', 'cases')}`,
    factLines: (lines) =>
      counted(lines, 'ligne de plus presque complète', 'lignes de plus presque complètes'),
    factGaps: (gaps) => `laisse ${counted(gaps, 'trou', 'trous')} de plus`,
    factFewerGaps: (gaps) => `bouche ${counted(gaps, 'trou', 'trous')}`,
    reroll: 'de nouveaux dés',
  },
  classes: { best: 'Meilleur coup', fine: 'Bien', inaccuracy: 'Imprécision', mistake: 'Erreur' },
  howTo: {
    title: 'Comment lire ceci',
    texts: [
      'Une chance de gagner de 60 % veut dire : si de bons joueurs continuaient cent fois à partir de cette position, ce joueur gagnerait une soixantaine de parties. À la fin, l’un des joueurs a 100 %.',
      'La chance, c’est ce qu’ont fait les dés et les cartes. Chaque lancer est comparé à la moyenne des 252 résultats possibles, et chaque carte à la moyenne de toutes celles qui pouvaient venir. Sur beaucoup de parties, la chance s’annule.',
      'L’habileté, c’est ce qu’on en fait. Chaque coup est comparé au meilleur que le joueur pouvait trouver. La différence est ce que le coup a perdu ; les autres en profitent.',
      '« Sans la chance » est le résultat une fois toute la chance retirée. Il montre mieux que le résultat final si un joueur a bien joué.',
      'Toutes les chances sont des estimations ; « à… près » indique leur marge d’erreur. L’écart entre deux estimations que ni la chance ni les coups n’expliquent figure sous « Inexpliqué ».',
    ],
  },
};
