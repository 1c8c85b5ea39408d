/** Strategy tips for beginners at Roll & Write, in French. */
import type { RollAndWriteTips } from '../../../en/games/roll-and-write/tips.ts';

/** Tips, a sentence or two each. */
export const tips: RollAndWriteTips = {
  broad:
    'Commence en largeur : une tuile a besoin d’un appui, et les lignes complètes sont tes premiers points.',
  coatLine: (line, tile) =>
    `La ${tile} peut compléter la ${line} : le blason t’offre une fenêtre ou deux cases de piste.`,
  noX: (line, points) =>
    `Utilise d’abord « Pas de X » : la ${line}, toute en fenêtres, rapporte alors ${points}.`,
  line: (line, tile) => `La ${tile} peut compléter la ${line} : des points tout de suite.`,
  reroll:
    'Ce lancer ne suffit qu’aux petites tuiles. Tu as des étoiles « Nouveau lancer » : relance ce qui ne te sert pas.',
  large: (tile) =>
    `La ${tile} est à ta portée. Une grande tuile est barrée pour tout le monde dès qu’elle est dessinée.`,
  brickRow: (line) => `Mets la brique sur la ${line} : il y en a déjà une, tu ne perds donc rien.`,
  white: 'Paie avec les dés blancs : s’il en reste un, les autres cochent la piste de leur choix.',
  star: (track) =>
    `La case suivante donne une étoile : ${track}. Coche d’abord les pistes proches d’une ★.`,
  column: (line) =>
    `La ${line} n’a que des fenêtres jusqu’ici : évite les briques, et elle rapporte 4 points.`,
};
