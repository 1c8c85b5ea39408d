/** What help says in Roll & Write, in French. */
import type { RollAndWriteHelpWords } from '../../../en/games/roll-and-write/help.ts';
import { counted, feminine, masculine } from '../../grammar.ts';
import { houseHelp } from '../house/help.ts';
import { tips } from './tips.ts';

/** What help says in Roll & Write. */
const own: RollAndWriteHelpWords['own'] = {
  what: {
    table:
      'Des dés, une feuille de tuiles pour tous et une maison pour chacun. Dès qu’un joueur a 12 points, la manche en cours est la dernière.',
    house:
      'Une maison de 5 colonnes et 9 lignes. Tu y dessines des tuiles ; lignes et colonnes complètes rapportent des points.',
    cell: 'Une case de la maison : une fenêtre (O), une brique (X) ou rien.',
    coat: 'Complète sa ligne ou sa colonne pour recevoir une action spéciale : dessiner une fenêtre, ou cocher les deux cases suivantes d’une piste.',
    side: 'La feuille avec toutes les tuiles. Celles de 2 et 3 cases se dessinent à volonté, les grandes seulement tant qu’elles ne sont pas barrées.',
    payment:
      'Tu peux payer cette tuile de plusieurs façons. Les autres peuvent prendre les dés que tu laisses.',
    held: 'Ce que tu vas dessiner. Une de ses cases au moins doit être sur la ligne 1 ou juste au-dessus d’une case remplie.',
    tile: 'Une tuile de la feuille. Chaque case demande un dé de sa couleur ou un dé blanc ; un bonus (+) remplace un dé manquant.',
    take: 'Coche la case suivante sur la piste du dé choisi.',
    end: 'Termine ton tour. Les autres peuvent alors prendre les dés que tu laisses.',
    dice: 'Les cinq dés de ce tour. Chacun montre une des cinq couleurs, ou le blanc, qui compte pour toutes.',
    die: 'Un dé paie une case d’une tuile de sa couleur ; ce qui reste est pour les autres.',
    tracks:
      'Cinq pistes, une par couleur. Les cases cochées débloquent des bonus (+) et des étoiles (★) pour les capacités.',
    track:
      'Une piste de neuf cases. Sous certaines se trouve un bonus (+) ou une étoile (★) ; la neuvième rapporte 2 points.',
    box: 'Une case d’une piste. Quand elle est cochée, ce qui se trouve dessous peut servir dès ton prochain tour.',
    star: 'Une capacité. Chaque usage coûte une étoile (★) de sa piste.',
    'take-none': 'Ne prend aucun dé. Tu n’y es pas obligé.',
    begin: 'À deux, chacun commence avec les deux premières cases d’une piste.',
    face: 'Choisit cette couleur : la face que montreront les dés, ou la piste que coche un dé blanc.',
  },
  boxTitle: (track, box) => `Case ${box} de la piste ${feminine[track]}`,
  tilesNow: (count) =>
    count === 0
      ? 'Tu ne peux dessiner aucune tuile pour l’instant.'
      : `${counted(count, 'tuile possible', 'tuiles possibles')} en ce moment.`,
  starsNow: (abilities) => `Capacités disponibles : ${abilities}.`,
  tileCan: (cost, places) =>
    `Tu peux la dessiner : il faut ${cost}, et il y a ${counted(places, 'emplacement possible', 'emplacements possibles')}.`,
  tileCounts: (size, colour, dice, bonuses) =>
    `Il faut ${size} dés ${masculine[colour]} ou blancs. Tu ${dice === 0 ? 'n’en as aucun' : `en as ${dice === 1 ? 'un seul' : dice}`}, et ${bonuses === 0 ? 'pas de bonus' : `${bonuses} bonus`}.`,
  tileFree: 'Elle peut être dessinée à volonté.',
  tileOnce: 'Une fois dessinée, elle est barrée pour tout le monde.',
  tileCrossed: 'Elle est barrée. Tu ne peux la dessiner qu’avec une étoile « Nouveau choix ».',
  dieUsed: 'Il a payé la tuile de ce tour.',
  dieCounts: (colour, dice) =>
    `Il compte pour les tuiles ${feminine[colour]}s. ${dice === 1 ? 'C’est le seul' : `${dice} dés comptent`}, blancs compris.`,
  dieWhite: 'Le blanc compte pour chaque couleur.',
  dieLeft: 'Tu ne l’as pas utilisé : les autres peuvent le prendre.',
  dieTake: (gain) => `Si tu le prends, il ${gain}.`,
  dieTakeWhite: 'Si tu le prends, il coche la case suivante de la piste de ton choix.',
  trackState: (marked, stars, bonuses) =>
    `${counted(marked, 'case cochée', 'cases cochées')} ; disponible : ${stars}, ${bonuses}.`,
  trackNext: (sign) => `Sous la case suivante : ${sign}.`,
  trackFull: 'Elle est complète et a rapporté ses 2 points.',
  trackCan: (gain) => `Tu peux la choisir. Cela ${gain}.`,
  signs: { '+': 'un bonus (+)', '*': 'une étoile (★)', ' ': 'rien' },
  boxUnder: (sign) => `Dessous : ${sign}.`,
  boxMarked: 'Elle est cochée.',
  boxAhead: (count) =>
    count === 0
      ? 'C’est la prochaine à cocher.'
      : `Il y en a encore ${counted(count, 'autre', 'autres')} avant.`,
  boxLast: 'C’est la dernière : elle rapporte 2 points.',
  starReady: (stars) => `Disponible : ${stars}.`,
  endLeaves: (dice) => `Les autres pourront prendre : ${dice}.`,
  endNothing: 'Il ne reste aucun dé pour les autres.',
  payNow: (payment) => `Pour l’instant, tu paies avec ${payment}.`,
};

/** Everything that help says at Roll & Write, in French. */
export const words: RollAndWriteHelpWords = {
  ...houseHelp,
  what: {
    ...houseHelp.what,
    score:
      'Le score est inscrit dans le pignon. Les lignes et les colonnes complètes rapportent des points, et chaque piste complète 2 points.',
  },
  own,
  tips,
};
