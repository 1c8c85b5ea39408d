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
    complete: (points) => `Complète : ${points}.`,
    missing: (count, cells) => `Il manque ${counted(count, 'case', 'cases')} : ${cells}.`,
    withBrick: (points) => `Elle contient déjà une brique et ne rapportera que ${points}.`,
    clean: (most, least) =>
      `Rien que des fenêtres jusqu’ici : sans brique, elle rapporte ${most} ; avec une brique, ${least}.`,
    coat: 'Une fois complète, son blason donne une action spéciale.',
    now: (tiles) => `À compléter dès maintenant avec : ${tiles}.`,
    isComplete: (line, points) => `${line} : complète, ${points}.`,
    lacks: (line, count) => `${line} : ${lacking(count)}.`,
  },
  cell: {
    now: (tiles) => `À remplir dès maintenant avec : ${tiles}.`,
    notNow: 'Rien de ce que tu peux poser maintenant ne tient ici.',
    coat: 'Un blason est imprimé ici : recouvre-le pour faire une action spéciale.',
  },
  coat: {
    used: 'Ce blason a déjà servi.',
    cover: (cell) => `Recouvre ${cell} avec une tuile pour t’en servir.`,
    complete: (line, count, cells) =>
      `Complète la ${line} pour t’en servir : ${lacking(count)} (${cells}).`,
  },
  house: {
    state: (points, empty) => `${points}, ${counted(empty, 'case vide', 'cases vides')}.`,
  },
  score: {
    missing: (count, goal) =>
      `Il manque ${counted(count, 'point', 'points')} pour arriver à ${goal}.`,
    reached: (goal) => `Les ${goal} points sont atteints.`,
  },
  what: {
    ...help.what,
    row: 'Une ligne de cinq cases. Complète, elle compte aussitôt : 1 point, ou 2 si elle n’a que des fenêtres.',
    column:
      'Une colonne de neuf cases. Complète, elle compte aussitôt : 2 points, ou 4 si elle n’a que des fenêtres.',
    score:
      'Le score est inscrit dans le pignon. Les lignes et les colonnes complètes rapportent des points.',
    rotate: 'Tourne la tuile d’un quart de tour.',
    flip: 'Retourne la tuile, comme dans un miroir.',
    brick: 'Déplace la brique sur une autre case de la tuile. Tu peux aussi toucher la case.',
    'next-place': 'Passe à l’emplacement possible suivant, le meilleur d’abord.',
    'put-back': 'Rend la tuile pour que tu puisses en choisir une autre.',
    place: 'Pose la tuile ici. Les points comptent aussitôt.',
  },
};
