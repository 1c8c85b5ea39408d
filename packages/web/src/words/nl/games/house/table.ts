/** Houses at any table, in Dutch. */
import type { HouseWords } from '../../../en/games/house/table.ts';
import type { GameRefusals } from '../../../games/game-words.ts';
import { refusals } from './refusals.ts';

/** What is said of houses and of the tile in the hand. */
export const words: HouseWords & GameRefusals = {
  keyList: [
    ['Pijltjestoetsen', 'de tegel verschuiven'],
    ['R', 'draaien'],
    ['Shift+R', 'de andere kant op draaien'],
    ['F', 'omkeren, als dat mag'],
    ['X', 'het metselwerk naar het volgende veld'],
    ['N', 'volgende mogelijke plek'],
  ],
  nextBrick: 'Metselwerk verplaatsen',
  ghost: (cells, brick) => (brick === '' ? `Op ${cells}` : `Op ${cells}, metselwerk op ${brick}`),
  facade: {
    label: ({ name, isYou }) => (isYou ? 'Jouw gevel' : `Gevel van ${name}`),
    cell: (cell, what) => `${cell}: ${what}`,
    empty: 'leeg',
    window: 'venster',
    brick: 'metselwerk',
    allEmpty: 'Alle rijen zijn leeg.',
    row: (row, cells) => `Rij ${row}: ${cells}`,
    above: 'De rijen daarboven zijn leeg.',
  },
  refusals,
};
