/** Score pads for games at a real table, in French. */
import type { ScoreWords } from '../../../en/games/house/score.ts';
import { counted, list, plural } from '../../grammar.ts';

/** What score pads say in French. */
export const words: ScoreWords = {
  sheetOf: (name) => `Feuille : ${name}`,
  tools: {
    title: 'Crayon',
    turns: 'O, X, vide',
    turnsAbout: 'touche une case : fenêtre, puis brique, puis vide',
    window: 'Fenêtre',
    brick: 'Brique',
    empty: 'Gommer',
    paint: 'Couleur',
    plain: 'aucune',
  },
  undo: 'Annuler',
  redo: 'Rétablir',
  undone: 'Annulé.',
  redone: 'Rétabli.',
  fresh: {
    button: 'Nouvelle feuille',
    sure: 'Vider toutes les feuilles ? Tu pourras annuler.',
    yes: 'Vider toutes les feuilles',
    done: 'Toutes les feuilles sont vides. « Annuler » fait revenir les anciennes.',
  },
  players: {
    button: 'Joueurs',
    nameOf: (number) => `Nom du joueur ${number}`,
    add: 'Ajouter un joueur',
    remove: (name) => `Retirer la feuille : ${name}`,
  },
  count: { coats: 'Blasons à utiliser' },
  coat: (line, isUsed) => `Blason de la ${line} : ${isUsed ? 'utilisé' : 'pas utilisé'}`,
  box: (track, box) => `${track}, case ${box}`,
  sign: (sign, track, box) => `${sign} sous la case ${box}, ${track}`,
  startStar: (number) => `Étoile ${number} de départ pour « Nouveau lancer »`,
  signs: { bonus: 'Bonus', star: 'Étoile' },
  standing: {
    title: 'Classement',
    wins: (name) => `${name} gagne`,
    share: (names) => `Victoire partagée : ${names}`,
    ahead: (name) => `${name} est en tête et gagne si la partie s’arrête maintenant`,
    level: (names) => `À égalité : ${names}. Victoire partagée si la partie s’arrête maintenant`,
    onlyOne: (names, goal) =>
      `${names} : ${goal} points ou plus. Le premier à ${goal} points met fin à la partie : l’une de ces maisons contient donc une erreur. À vérifier.`,
  },
  complete: (line, points) => `${line} complète : ${points}`,
  gone: (line) => `${line} incomplète à nouveau`,
  trackFull: (points) => `une piste est complète : ${points}`,
  trackOpen: 'une piste n’est plus complète',
  inAll: (what, points) => `${what}, ${points} en tout`,
  warnings: {
    title: 'À vérifier',
    none: 'Rien d’anormal.',
    inTheAir: (cells) =>
      `${list(cells)} : rien ne soutient ${plural(cells.length, 'cette case', 'ces cases')} ; chaque tuile a besoin d’une case sur la ligne 1 ou juste au-dessus d’une case remplie.`,
    loneBricks: (cells, possible) =>
      possible === 0
        ? `${list(cells)} : chaque tuile a une brique et une fenêtre à côté ; il n’en reste pas pour ${plural(cells.length, 'cette brique', 'ces briques')}.`
        : `${list(cells)} : plus de briques isolées que n’en permet « Une case X » (${possible}).`,
    fewBricks: (surplus) =>
      `Pas assez de briques : même avec les plus grandes tuiles, il y a ${counted(surplus, 'fenêtre', 'fenêtres')} de trop.`,
    whiteBricks: (cells) => `${list(cells)} : les tuiles blanches n’ont pas de brique.`,
    outOfOrder: (track, boxes) =>
      boxes.length === 1
        ? `${track} : la case ${boxes[0]} est cochée, mais une case précédente est libre.`
        : `${track} : les cases ${list(boxes)} sont cochées, mais une case précédente est libre.`,
    locked: (track, boxes) =>
      `${track} : ce qui est sous ${plural(boxes.length, `la case ${boxes[0]}`, `les cases ${list(boxes)}`)} est utilisé sans être débloqué.`,
    coatNotEarned: (line) => `Blason de la ${line} : coché, mais il reste des cases vides.`,
    coatUnused: (line) => `Blason de la ${line} : utilise-le, puis coche-le.`,
    short: {
      'in-the-air': 'pas d’appui',
      'lone-bricks': 'une brique de trop',
      'white-bricks': 'pas de brique en blanc',
      'out-of-order': 'case précédente libre',
      locked: 'pas encore débloqué',
      'coat-not-earned': 'pas encore complète',
      'coat-unused': 'à utiliser',
    },
  },
  keys: 'Les flèches déplacent, O dessine une fenêtre, X une brique, Suppr efface, la barre d’espace utilise le crayon choisi.',
  notKept:
    'Impossible d’enregistrer cette feuille sur cet appareil pour le moment. Elle sera perdue si tu quittes cette page.',
};
