/** Values that words of houses are tried with. */

/** Numbers that the printed rules tell. */
export const PRINT_FACTS = {
  goal: 12,
  dice: 5,
  boxes: 9,
  trackPoints: 2,
  coatRows: [3, 5],
  coatColumns: ['b', 'd'],
  row: { brick: 1, windows: 2 },
  column: { brick: 2, windows: 4 },
};
