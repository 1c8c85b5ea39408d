/** Houses at the table, in both games. */
import type { Person } from '../../../grammar.ts';

/** What is said of houses and of the tile in the hand. */
export const words = {
  keyList: [
    ['Arrow keys', 'move the tile'],
    ['R', 'rotate'],
    ['Shift+R', 'rotate the other way'],
    ['F', 'flip, where allowed'],
    ['X', 'move the brick to the next square'],
    ['N', 'next possible spot'],
  ] as readonly (readonly [string, string])[],
  nextBrick: 'Move the brick',
  ghost: (cells: string, brick: string) =>
    brick === '' ? `At ${cells}` : `At ${cells}, brick at ${brick}`,
  facade: {
    label: ({ name, isYou }: Person) => (isYou ? 'Your facade' : `${name}’s facade`),
    cell: (cell: string, what: string) => `${cell}: ${what}`,
    empty: 'empty',
    window: 'window',
    brick: 'brick',
    allEmpty: 'All rows are empty.',
    row: (row: number, cells: string) => `Row ${row}: ${cells}`,
    above: 'The rows above are empty.',
  },
};

/** The shape of these words in every language. */
export type HouseWords = typeof words;
