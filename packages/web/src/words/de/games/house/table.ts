/** Houses at any table, in German. */
import type { HouseWords } from '../../../en/games/house/table.ts';
import type { GameRefusals } from '../../../games/game-words.ts';
import { refusals } from './refusals.ts';

/** What is said of houses and of the tile in the hand. */
export const words: HouseWords & GameRefusals = {
  keyList: [
    ['Pfeiltasten', 'verschieben'],
    ['R', 'drehen'],
    ['Umschalt+R', 'andersherum drehen'],
    ['F', 'wenden, wo das erlaubt ist'],
    ['X', 'Mauerwerk auf das nächste Feld setzen'],
    ['N', 'nächste mögliche Stelle'],
  ],
  nextBrick: 'Mauerwerk versetzen',
  ghost: (cells, brick) => (brick === '' ? `Auf ${cells}` : `Auf ${cells}, Mauerwerk auf ${brick}`),
  facade: {
    label: ({ name, isYou }) => (isYou ? 'Deine Fassade' : `Fassade von ${name}`),
    cell: (cell, what) => `${cell}: ${what}`,
    empty: 'leer',
    window: 'Fenster',
    brick: 'Mauerwerk',
    allEmpty: 'Alle Reihen sind leer.',
    row: (row, cells) => `Reihe ${row}: ${cells}`,
    above: 'Die Reihen darüber sind leer.',
  },
  refusals,
};
