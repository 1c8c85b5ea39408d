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
    ['X', 'nächstes Feld für den Ziegel'],
    ['N', 'nächste mögliche Stelle'],
  ],
  nextBrick: 'Nächstes Feld für den Ziegel',
  ghost: (cells, brick) => (brick === '' ? `Auf ${cells}` : `Auf ${cells}, Ziegel auf ${brick}`),
  facade: {
    label: (name) => `Fassade: ${name}`,
    cell: (cell, what) => `${cell}: ${what}`,
    empty: 'leer',
    window: 'Fenster',
    brick: 'Ziegel',
    allEmpty: 'Alle Reihen sind leer.',
    row: (row, cells) => `Reihe ${row}: ${cells}`,
    above: 'Die Reihen darüber sind leer.',
  },
  refusals,
};
