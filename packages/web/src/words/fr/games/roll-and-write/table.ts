/** Words of Roll & Write alone. */
import type { RollAndWriteTable } from '../../../en/games/roll-and-write/table.ts';
import type { GameRefusals } from '../../../games/game-words.ts';
import { capital } from '../../../grammar.ts';
import { common } from '../../common.ts';
import { counted, feminine, feminised, list, plural } from '../../grammar.ts';
import { refusals } from './refusals.ts';

const { colours } = common;

/** Words of Roll & Write alone. */
export const words: RollAndWriteTable & GameRefusals = {
  refusals,
  round: (round) => `Manche ${round}`,
  dice: 'Dés',
  die: (colour, number, count) => `Dé ${colours[colour]}, ${number} sur ${count}`,
  dieUsed: 'utilisé',
  dieForTile: 'pour cette tuile',
  tiles: 'Tuiles',
  facades: 'Feuille Façade',
  unlimited: 'à volonté',
  once: 'une fois chacune',
  tile: (colour, squares, shape) =>
    `Tuile ${feminine[colour]} de ${counted(squares, 'case', 'cases')}, ${shape}`,
  tileShort: (colour, size) => `tuile ${feminine[colour]} de ${counted(size, 'case', 'cases')}`,
  shapes: {
    R2: 'en ligne droite',
    R3: 'en coin',
    R4: 'carrée',
    R5: 'carrée avec une case en plus',
    B2: 'en ligne droite',
    B3: 'en coin',
    B4L: 'en J',
    B4R: 'en L',
    B5: 'en grand T',
    P2: 'en ligne droite',
    P3: 'en ligne droite',
    P4: 'en ligne droite',
    P5: 'en ligne droite',
    G2: 'en ligne droite',
    G3: 'en ligne droite',
    G4: 'en T',
    G5: 'en croix',
    Y2: 'en ligne droite',
    Y3: 'en coin',
    Y4L: 'en Z',
    Y4R: 'en S',
    Y5: 'en grand Z',
  },
  copy: (number, count) => `exemplaire ${number} sur ${count}`,
  crossedOut: 'barrée',
  places: (count) => counted(count, 'emplacement', 'emplacements'),
  needs: (payment) => `il faut ${payment}`,
  notNow: 'impossible pour l’instant',
  noRoom: 'Il n’y a pas de place pour cette tuile.',
  diceCount: dice,
  bonuses: (count) => (count === 0 ? 'aucun bonus' : counted(count, 'bonus', 'bonus')),
  stars,
  payment: {
    title: 'Payer avec',
    hint: 'S’il reste un dé blanc, les autres cochent la piste de leur choix.',
    copyTitle: 'Exemplaire',
    cross: 'Barrer un exemplaire',
    again: '1 étoile « Nouveau choix »',
  },
  abilities: 'Capacités',
  aboutAbilities: 'À quoi servent les pistes',
  ability: {
    R: 'Nouveau lancer',
    B: 'Pas de X',
    P: 'Une case X',
    G: 'Changement de couleur',
    Y: 'Nouveau choix',
  },
  abilityShort: {
    R: 'Relancer',
    B: 'Pas de X',
    P: 'Case X',
    G: 'Couleur',
    Y: 'Choix',
  },
  abilityDoes: {
    R: 'Relance un ou plusieurs de tes dés avant de dessiner ta tuile. Chacun commence avec deux de ces étoiles.',
    B: 'À partir de maintenant et jusqu’à la fin de ce tour, tu ne dessines que des fenêtres, sans aucune brique.',
    P: 'Dessine une case en plus, avec une brique, avant ou après ta tuile.',
    G: 'Tourne un ou plusieurs dés qui montrent la même face pour qu’ils en montrent une autre, avant de dessiner ta tuile.',
    Y: 'Dessine une tuile déjà barrée, sans rien barrer de plus.',
  },
  bonusDoes:
    'Un bonus (+) remplace un dé manquant de sa couleur, deux bonus au plus par tour. Ce que tu débloques peut servir dès ton prochain tour. La neuvième case d’une piste rapporte 2 points.',
  track: (colour) => `Piste ${feminine[colour]}`,
  trackState: (marked, total) => `${counted(marked, 'case cochée', 'cases cochées')} sur ${total}`,
  ready: (ready, bonuses) => `${ready}, ${bonuses}`,
  soon: (things) => `dès ton prochain tour : ${things}`,
  readyShort: (ready, bonuses) => `★${ready} +${bonuses}`,
  marksBoxes: (boxes, signs) =>
    `coche ${plural(boxes.length, 'la case', 'les cases')} ${list(boxes.map(String))}${signs === '' ? ' (rien en dessous)' : ` (${signs})`}`,
  unlocksBonus: 'un bonus',
  unlocksStar: (ability) => `une étoile « ${ability} »`,
  fullTrack: (points) => `${points} pour la piste complète`,
  chosen: (times) => plural(times, 'choisie', `choisie ${times} fois`),
  starsUsable: (count) => (count === 0 ? 'aucune étoile' : stars(count)),
  reroll: (count) => (count === 0 ? 'Relancer' : `Relancer ${dice(count)}`),
  rerollWhich: 'Choisis d’abord les dés que tu veux relancer.',
  recolour: 'Changement de couleur',
  recolourWhich: 'Choisis d’abord des dés qui montrent la même face.',
  recolourTo: (faces) => `Changer ${faces} en`,
  face: capital,
  noX: 'Pas de X',
  noXOn: 'Pas de X : rien que des fenêtres pendant ce tour',
  oneX: 'Une case X',
  oneSquare: (isBrick) => (isBrick ? 'Une case avec une brique' : 'Une fenêtre'),
  coatHint: 'Pose la fenêtre, ou touche une piste pour cocher ses deux cases suivantes.',
  coatSquare: 'Une fenêtre pour le blason',
  end: 'Finir le tour',
  endWithout: 'Finir sans tuile',
  take: 'Prendre un dé',
  takeNone: 'Ne rien prendre',
  takeWhich: 'Choisis d’abord un dé ou une piste.',
  takeTracks: (tracks) => `Cocher : ${tracks}`,
  whiteWhich: 'Dé blanc : quelle piste cocher ?',
  beginWith: (track) => `Commencer par la piste ${feminised(track)}`,
  status: {
    start: 'Choisis ta piste de départ',
    startOf: (name) => `${name} : choisis ta piste de départ`,
    tile: (turn) => `${turn} : choisis une tuile à dessiner`,
    noTile: (turn) => `${turn} : aucune tuile possible avec ces dés`,
    placing: (turn, colour) => `${turn} : pose la tuile ${feminine[colour]}`,
    placingBrick: (turn, colour) =>
      `${turn} : pose la tuile ${feminine[colour]}, touche pour déplacer le X`,
    oneX: (turn) => `${turn} : où va la case en plus ?`,
    recolour: (turn) => `${turn} : quelle face à la place ?`,
    dice: (turn) => `${turn} : relancer, ou changer de couleur ?`,
    drawn: (turn) => `${turn} : tout est fait, finis ton tour`,
    drawnMore: (turn) => `${turn} : utilise « Une case X » ou finis ton tour`,
    coat: (count) =>
      `${plural(count, 'Blason', `${count} blasons`)} : une fenêtre, ou deux cases de piste`,
    mark: (name) => `${name} a fini : prends un dé`,
    markTwo: (name) => `${name} a fini : prends un ou deux dés`,
    for: (name, what) => `${name} – ${what}`,
    rolling: 'Les dés roulent…',
    crossing: 'Un exemplaire est barré dans chaque couleur…',
  },
  story: {
    by: (name, what) => `${name} : ${what}.`,
    cross: (tiles) =>
      `À deux joueurs, une tuile de 4 cases est barrée dans chaque couleur, dont ${tiles}.`,
    crossTile: (colour, shape) => `la ${feminine[colour]} (${shape})`,
    roll: (faces) => `les dés donnent ${faces}`,
    start: (track) => `les deux premières cases cochées sur la piste ${feminine[track]}`,
    reroll: (faces) => `« Nouveau lancer » (${faces})`,
    recolour: (faces, to) => `« Changement de couleur », ${faces} en ${to}`,
    noX: '« Pas de X », rien que des fenêtres jusqu’à la fin du tour',
    single: (cell, isBrick) => `« Une case X », une ${isBrick ? 'brique' : 'fenêtre'} en ${cell}`,
    draw: (tile, cells, brick, payment) =>
      `${tile} en ${cells}, ${brick === '' ? 'rien que des fenêtres' : `brique en ${brick}`}, avec ${payment}`,
    diceList: (faces) => `les dés ${faces}`,
    dieList: (die) => `un dé ${colours[die]}`,
    again: '« Nouveau choix »',
    coatSquare: (cell) => `un blason pour une fenêtre en ${cell}`,
    coatTrack: (track, boxes) =>
      `un blason pour ${counted(boxes, 'case', 'cases')} de la piste ${feminine[track]}`,
    end: 'fin du tour',
    endLeaving: (faces) => `fin du tour, il reste ${faces}`,
    markNone: 'aucun dé pris',
    mark: (track) => `une case cochée sur la piste ${feminine[track]}`,
    markTwo: (tracks) => `deux cases cochées, en ${tracks}`,
    markTwice: (track) => `deux cases cochées sur la piste ${feminine[track]}`,
    trackFull: (track) => `La piste ${feminine[track]} est complète.`,
  },
  news: 'À l’instant',
  cell: {
    empty: 'vide',
    brick: (colour) => (colour ? `brique ${feminine[colour]}` : 'brique'),
    window: (colour) => (colour ? `fenêtre ${feminine[colour]}` : 'fenêtre'),
  },
  ending: {
    last: {
      short: 'Dernière manche',
      reached: (names, goal) =>
        `${names} : ${goal} points atteints, c’est donc la dernière manche.`,
      round: (round) => `La manche ${round} est la dernière.`,
    },
    reached: (names, goal) =>
      `${names} : ${goal} points atteints, c’était donc la dernière manche.`,
    lastRound: (round) => `La manche ${round} était la dernière.`,
    dead: 'Plus personne ne pouvait rien dessiner ni cocher.',
    line: (name, points) => `${name} : ${points}`,
  },
};

function dice(count: number): string {
  return counted(count, 'dé', 'dés');
}

function stars(count: number): string {
  return counted(count, 'étoile', 'étoiles');
}
