/** The lesson on Roll & Write, step by step. */

/** What each step says. */
export const words = {
  support: {
    title: 'A house of your own',
    text: 'Your house has five columns and nine rows. A tile must stand on the ground or on a filled square; one supported square is enough for the whole tile.',
    task: 'Pick a blue tile and place it at the bottom. Hold it up in the air first, if you like, and see what happens.',
    done: 'It stands. One square of every tile is a brick, marked X; the others are windows, marked O.',
    remarks: {},
  },
  dice: {
    title: 'Dice pay for tiles',
    text: 'Dice of one colour pay for a tile of that colour, one die per square. White is wild and counts as any colour.',
    task: 'Draw the green 3-square tile. Or try the green 4-square tile first to see what’s missing.',
    done: 'Two green dice and the white one pay for three squares. The dice you leave help the others, as you’ll see.',
    remarks: {
      small:
        'That’s allowed, but these dice can do more: the white die counts as a third green one.',
    },
  },
  row: {
    title: 'Complete a row',
    text: 'A complete row scores 1 point, or 2 if it has no brick. You choose which square gets the X: tap it, or press the X key.',
    task: 'Complete row 1 with the red tile so that its brick is above that row.',
    done: 'Two points: row 1 is all windows, and they light up.',
    remarks: {
      brick:
        'Row 1 is complete, but it has a brick: only 1 point. Undo and put the X on the upper square.',
    },
  },
  column: {
    title: 'Complete a column',
    text: 'Columns score as well: 2 points, or 4 if they’re all windows. They’re tall, so long tiles help.',
    task: 'Complete column a with the purple 4-square tile, standing upright.',
    done: 'Two points for column a. Without any brick it would have been four.',
    remarks: {},
  },
  bonus: {
    title: 'A bonus replaces a die',
    text: 'A bonus (+) that you’ve unlocked replaces one missing die of its colour, at most two per turn. There are only one or two copies of each 4- and 5-square tile, shared by everyone.',
    task: 'You have three green dice and a green bonus: draw the green 4-square tile.',
    done: 'The bonus is used up. And look at the sheet: that copy is crossed out and gone for everyone.',
    remarks: {
      small:
        'That’s allowed, and you’d keep the bonus. But here it gets you a bigger tile: draw the green 4-square tile.',
    },
  },
  die: {
    title: 'Leftover dice',
    text: 'After another player’s turn, you may take one die they didn’t use and mark the next box of its track; a white die marks any track. Boxes unlock bonuses and stars.',
    task: 'Take the blue die: the next blue box has a star. No red die is left: try the red track and see.',
    done: 'The star is yours from your next turn on. With two players you may take two dice.',
    remarks: {
      none: 'You don’t have to take a die, but it’s a free box. Undo and take the blue die.',
      other:
        'That’s a good box too, but the star is on the blue track. Undo and take the blue die.',
    },
  },
  reroll: {
    title: 'Red star: Re-roll',
    text: 'Each colour has its own kind of star. A red star lets you re-roll as many of your dice as you like before you draw. Everyone starts with two.',
    task: 'Keep the blue dice: pick the red and the green one, then press Re-roll. Other stars have to be unlocked first: try No X.',
    done: 'Blue and white: now all five dice count as blue, enough for the largest blue tile.',
    remarks: {
      good: 'The blue dice are worth keeping; the other two aren’t. Undo and pick both red and green.',
      draw: 'A good tile, but stars for dice come before drawing. Undo and re-roll first.',
    },
  },
  colour: {
    title: 'Green star: Colour change',
    text: 'A green star turns dice that show the same colour to another colour – one of them or all.',
    task: 'Pick both green dice, then press Colour change and turn them to red. Dice of two colours at once? Try it.',
    done: 'Now all five dice match: that makes a 5-square tile.',
    remarks: {
      half: 'That’s allowed, but now the dice don’t all match. Undo and turn both green dice to red.',
      draw: 'That’s allowed, but turning the dice gets you a bigger tile. Undo and use the star first.',
    },
  },
  'no-x': {
    title: 'Blue star: No X',
    text: 'After you use a blue star, everything you draw this turn is windows. A row of only windows scores 2 points, not 1.',
    task: 'Use No X, then complete row 1 with the yellow tile.',
    done: 'Two points, all in one turn: first the star, then the tile.',
    remarks: {
      brick: 'Row 1 is complete, but it has a brick: 1 point. Undo and use No X first.',
    },
  },
  'one-x': {
    title: 'Purple star: One X',
    text: 'A purple star draws one extra square, a brick, before or after your tile. It needs support too.',
    task: 'Row 1 is missing one square. Use One X and place it on e1. Up in the air? Try it.',
    done: 'One point, and your tile is still to come: stars don’t use up your dice.',
    remarks: {
      elsewhere: 'That’s allowed, but e1 completes row 1. Undo and place the square there.',
      draw: 'That’s allowed, and you’d keep the star. But for now, undo and use One X first.',
    },
  },
  again: {
    title: 'Yellow star: Use again',
    text: 'Large tiles are crossed out for everyone once they’re drawn. With a yellow star you can draw one of them anyway, and nothing else is crossed out.',
    task: 'Freja has drawn the red 5-square tile. You have five red dice and a yellow star: draw it too.',
    done: 'The same tile once more. Now you know every kind of star.',
    remarks: {
      small:
        'That’s allowed, but your dice and the star can do more: undo and draw the red 5-square tile.',
    },
  },
  coat: {
    title: 'Coats of arms',
    text: 'Rows 2, 4 and 6 and columns b and d have a coat of arms. Complete such a line and you at once draw an extra window or mark two boxes of a track.',
    task: 'Complete rows 1 and 2 with the yellow tile. Then choose what the coat of arms gives you.',
    done: 'That’s how big turns happen: a window may complete another line, two boxes may unlock a star.',
    remarks: {},
  },
  end: {
    title: 'Twelve points',
    text: 'Once a player has 12 points, you finish the round; then the player with the most points wins. You have 11, and yours is the last turn of this round.',
    task: 'Complete row 5 with the red 2-square tile, then end your turn.',
    done: 'Twelve points, the round is over, and the finest house on the quay is yours.',
    remarks: {},
  },
};

/** Those words in any language. */
export type RollAndWriteLessonWords = typeof words;
