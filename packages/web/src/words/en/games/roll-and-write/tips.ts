/** Strategy tips for beginners at Roll & Write. */

/** Tips, a sentence or two each. */
export const tips = {
  broad: 'Build wide first: tiles need support, and rows are your first points.',
  coatLine: (line: string, tile: string) =>
    `The ${tile} can complete ${line}. Its coat of arms gives you a free window or two boxes.`,
  noX: (line: string, points: string) =>
    `Use No X before you draw: then ${line} is all windows and scores ${points}.`,
  line: (line: string, tile: string) => `The ${tile} can complete ${line} and score at once.`,
  reroll: 'This roll is only good for small tiles. Use a Re-roll star on the dice that don’t fit.',
  large: (tile: string) =>
    `You can draw the ${tile}. Large tiles are crossed out for everyone once they’re drawn.`,
  brickRow: (line: string) => `Put the brick in ${line}: it already has one, so you lose nothing.`,
  white: 'Pay with the white dice: a leftover white die lets the others mark any track.',
  star: (track: string) => `The next box unlocks a star: ${track}. Go for tracks close to a ★.`,
  column: (line: string) =>
    `Only windows in ${line} so far: keep bricks out of it and it scores 4 points.`,
};

/** The shape of these words in every language. */
export type RollAndWriteTips = typeof tips;
