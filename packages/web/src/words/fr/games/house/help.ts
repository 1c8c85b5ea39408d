/** What help says of houses, in French. */
import type { HouseHelpWords } from '../../../en/games/house/help.ts';
import { counted } from '../../grammar.ts';
import { help } from '../../help.ts';

function lacking(count: number): string {
  return `il manque ${counted(count, 'case', 'cases')}`;
}

/** What help says in games of houses. */
export const houseHelp: HouseHelpWords = {
  ...help,
  brick: (cell) => `La brique est maintenant en ${cell}.`,
  places: (count) => `Il y a ${counted(count, 'emplacement possible', 'emplacements possibles')}.`,
  line: {
    complete: (points) => `Au complet : ${points}.`,
    missing: (count, cells) => `Il manque ${counted(count, 'case', 'cases')} : ${cells}.`,
    withBrick: (points) => `Il y a déjà une brique : au complet, elle rapportera ${points}.`,
    clean: (most, least) =>
      `Rien que des fenêtres jusqu’ici : sans brique, elle rapporte ${most} ; avec une brique, ${least}.`,
    coat: 'Une fois au complet, son blason donne une action spéciale.',
    now: (tiles) => `À compléter dès maintenant avec : ${tiles}.`,
    isComplete: (line, points) => `${line} : au complet, ${points}.`,
    lacks: (line, count) => `${line} : ${lacking(count)}.`,
  },
  cell: {
    now: (tiles) => `À remplir dès maintenant avec : ${tiles}.`,
    notNow: 'Rien de ce que tu peux poser maintenant n’arrive ici.',
    coat: 'Un blason est imprimé ici : qui le recouvre peut faire une action spéciale.',
  },
  coat: {
    used: 'Ce blason a déjà servi.',
    cover: (cell) => `Recouvre ${cell} avec une tuile pour t’en servir.`,
    complete: (line, count, cells) =>
      `Complète la ${line} pour t’en servir : ${lacking(count)} (${cells}).`,
  },
  house: {
    state: (points, empty) => `${points}, ${counted(empty, 'case vide', 'cases vides')}.`,
  },
  score: {
    missing: (count, goal) =>
      `Encore ${counted(count, 'point', 'points')} jusqu’à ${goal}, qui mettent fin à la partie.`,
    reached: (goal) => `Les ${goal} points sont atteints : la partie touche à sa fin.`,
  },
  what: {
    ...help.what,
    row: 'Une ligne de cinq cases. Complète, elle compte aussitôt : 1 point, ou 2 si elle n’a que des fenêtres.',
    column:
      'Une colonne de neuf cases. Complète, elle compte aussitôt : 2 points, ou 4 si elle n’a que des fenêtres.',
    score:
      'Les points sont inscrits dans le pignon. Ils viennent des lignes et des colonnes complètes.',
    rotate: 'Tourne la tuile que tu tiens d’un quart de tour.',
    flip: 'Retourne la tuile que tu tiens, comme dans un miroir.',
    brick: 'Met la brique sur une autre case de la tuile. Toucher la case revient au même.',
    'next-place': 'Passe à l’emplacement permis suivant, le meilleur d’abord.',
    'put-back': 'Repose la tuile, comme si tu ne l’avais pas prise.',
    place: 'Pose la tuile là où tu la tiens. Points et blasons suivent aussitôt.',
  },
};
