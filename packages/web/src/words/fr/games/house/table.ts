/** Houses at any table, in French. */
import type { HouseWords } from '../../../en/games/house/table.ts';
import type { GameRefusals } from '../../../games/game-words.ts';
import { de } from '../../grammar.ts';
import { refusals } from './refusals.ts';

/** What is said of houses and of the tile in the hand. */
export const words: HouseWords & GameRefusals = {
  keyList: [
    ['Flèches', 'déplacer la tuile'],
    ['R', 'tourner'],
    ['Maj+R', 'tourner dans l’autre sens'],
    ['F', 'retourner, là où c’est permis'],
    ['X', 'case suivante pour la brique'],
    ['N', 'emplacement possible suivant'],
  ],
  nextBrick: 'Case suivante pour la brique',
  ghost: (cells, brick) => (brick === '' ? `En ${cells}` : `En ${cells}, brique en ${brick}`),
  facade: {
    label: ({ name, isYou }) => (isYou ? 'Ta façade' : `Façade ${de(name)}`),
    cell: (cell, what) => `${cell} : ${what}`,
    empty: 'vide',
    window: 'fenêtre',
    brick: 'brique',
    allEmpty: 'Toutes les lignes sont vides.',
    row: (row, cells) => `Ligne ${row} : ${cells}`,
    above: 'Les lignes au-dessus sont vides.',
  },
  refusals,
};
