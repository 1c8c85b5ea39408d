/** Strategy tips for beginners at Roll & Write. */

/** Tips, a sentence or two each. */
export const tips = {
  broad: 'Begin broad: every square needs something below it, and full rows are your first points.',
  coatLine: (line: string, tile: string) =>
    `The ${tile} can complete ${line}: its coat of arms gives you a free window or two boxes.`,
  noX: (line: string, points: string) =>
    `Declare No X before you draw: then ${line}, all windows, brings ${points}.`,
  line: (line: string, tile: string) => `The ${tile} can complete ${line}: points at once.`,
  reroll:
    'This roll is good for small tiles only. You have stars for Re-roll: throw the dice again that don’t fit.',
  large: (tile: string) =>
    `The ${tile} is within reach. Large tiles are crossed out for everybody once they are drawn.`,
  brickRow: (row: string) =>
    `Put the brick into ${row}: there is one already, so it costs you nothing more.`,
  white: 'Pay with the white dice: a white die left over lets the others mark any track.',
  star: (track: string) => `The next box brings a star: ${track}. Tracks close to a ★ come first.`,
  column: (column: string) =>
    `Only windows in ${column} so far: keep bricks out of it, and it brings 4 points.`,
};

/** The shape of these words in every language. */
export type RollAndWriteTips = typeof tips;
