/** Houses at any table. */

/** What is said of houses and of the tile in the hand. */
export const words = {
  keyList: [
    ['Arrow keys', 'move the tile'],
    ['R', 'rotate'],
    ['Shift+R', 'rotate the other way'],
    ['F', 'turn over, where that is allowed'],
    ['X', 'next square for the brick'],
    ['N', 'next place that is possible'],
  ] as readonly (readonly [string, string])[],
  nextBrick: 'Next square for the brick',
  ghost: (cells: string, brick: string) =>
    brick === '' ? `At ${cells}` : `At ${cells}, brick at ${brick}`,
  facade: {
    label: (name: string) => `Facade: ${name}`,
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
