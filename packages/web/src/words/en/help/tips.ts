/** Strategy tips for beginners. */

/** Strategy tips for beginners, a sentence or two each. */
export const tips = {
  rollAndWrite: {
    broad:
      'Begin broad: every square needs something below it, and full rows are your first points.',
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
    star: (track: string) =>
      `The next box brings a star: ${track}. Tracks close to a ★ come first.`,
    column: (column: string) =>
      `Only windows in ${column} so far: keep bricks out of it, and it brings 4 points.`,
  },
  copenhagen: {
    pair: (places: string, colour: string) =>
      `Two cards of one colour side by side (places ${places}): ${colour}. They pay for larger tiles.`,
    collect: (cards: string) =>
      `You already hold ${cards}: with more of that colour you can build a larger tile.`,
    beside: (tile: string) => `Beside a tile of its own colour the ${tile} costs one card less.`,
    coatCell: (tile: string, cell: string) =>
      `The ${tile} can cover the coat of arms at ${cell}: that gives you an action more.`,
    coatRow: (tile: string, row: string) =>
      `The ${tile} can complete ${row}: points, and the action of its coat of arms.`,
    line: (tile: string, line: string) => `The ${tile} can complete ${line}: points at once.`,
    limit: 'Seven cards are the limit: build now, before you have to discard.',
    brickRow: (row: string) =>
      `Turn the tile so that its brick lies in ${row}: there is one already, so it costs nothing more.`,
    ability: 'An ability tile that you take early helps you again and again.',
    turnBack: 'Several of your ability tiles are used: one coat of arms turns all of them back.',
    column: (column: string) =>
      `Only windows in ${column} so far: keep bricks out of it, and it brings 4 points.`,
    end: 'The End card may come with any card now: take the points that you can get.',
  },
};
