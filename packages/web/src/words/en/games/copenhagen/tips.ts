/** Strategy tips for beginners at Copenhagen. */

/** Tips, a sentence or two each. */
export const tips = {
  pair: (places: string, cards: string) =>
    `${cards} side by side (spaces ${places}): they help pay for larger tiles.`,
  collect: (cards: string) =>
    `You already have ${cards}: with more of that colour you can build a larger tile.`,
  beside: (tile: string) => `Next to a tile of its own colour, the ${tile} costs one card less.`,
  coatCell: (tile: string, cell: string) =>
    `The ${tile} can cover the coat of arms at ${cell}: that gives you an extra action.`,
  coatRow: (tile: string, line: string) =>
    `The ${tile} can complete ${line} for points and its coat of arms.`,
  line: (tile: string, line: string) => `The ${tile} can complete ${line} and score at once.`,
  limit: 'Your hand limit is seven cards: build now, before you have to discard.',
  brickRow: (line: string) =>
    `Turn the tile so that its brick is in ${line}: it already has one, so you lose nothing.`,
  ability: 'Take ability tiles early: they help you again and again.',
  turnBack: 'Several of your ability tiles are used: one coat of arms refreshes all of them.',
  column: (line: string) =>
    `Only windows in ${line} so far: keep bricks out of it and it scores 4 points.`,
  end: 'The End card can come up at any time now: take the points you can get.',
};

/** The shape of these words in every language. */
export type CopenhagenTips = typeof tips;
