/** Houses at any table, in Danish. */
import type { HouseWords } from '../../../en/games/house/table.ts';
import type { GameRefusals } from '../../../games/game-words.ts';
import { genitive } from '../../grammar.ts';
import { refusals } from './refusals.ts';

/** What is said of houses and of the tile in the hand. */
export const words: HouseWords & GameRefusals = {
  refusals,
  keyList: [
    ['Piletaster', 'flyt brikken'],
    ['R', 'drej'],
    ['Skift+R', 'drej den anden vej'],
    ['F', 'vend, hvor det er tilladt'],
    ['X', 'flyt murstenen til næste felt'],
    ['N', 'næste mulige sted'],
  ],
  nextBrick: 'Flyt murstenen',
  ghost: (cells, brick) => (brick === '' ? `På ${cells}` : `På ${cells}, mursten på ${brick}`),
  facade: {
    label: ({ name, isYou }) => (isYou ? 'Din facade' : `${genitive(name)} facade`),
    cell: (cell, what) => `${cell}: ${what}`,
    empty: 'tomt',
    window: 'vindue',
    brick: 'mursten',
    allEmpty: 'Alle rækker er tomme.',
    row: (row, cells) => `Række ${row}: ${cells}`,
    above: 'Rækkerne ovenover er tomme.',
  },
};
