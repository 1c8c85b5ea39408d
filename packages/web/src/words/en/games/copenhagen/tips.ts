/** Strategy tips for beginners at Copenhagen. */

/** Tips, a sentence or two each. */
export const tips = {
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
};

/** The shape of these words in every language. */
export type CopenhagenTips = typeof tips;
