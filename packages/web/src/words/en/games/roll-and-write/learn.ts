/** The lesson on Roll & Write, step by step. */

/** What each step says. */
export const words = {
  support: {
    title: 'A house of your own',
    text: 'Your house has five columns and nine rows. A tile has to stand on the ground or on a square that is filled already; one square that stands holds the whole tile.',
    task: 'Pick a blue tile and place it at the bottom. Hold it up in the air first, if you like, and see what happens.',
    done: 'It stands. One square of every tile is a brick, marked X; the others are windows, marked O.',
    remarks: {},
  },
  dice: {
    title: 'Dice buy tiles',
    text: 'Dice of one colour buy a tile of that colour, as many squares as dice. White is wild and counts as any colour.',
    task: 'Draw the green tile of three squares. Or try the one of four first, to see what is missing.',
    done: 'Two green dice and the white one are three squares. Dice that you leave help the others, as you will see.',
    remarks: {
      small:
        'Allowed, but there is more in these dice: with the white one you have three green ones.',
    },
  },
  row: {
    title: 'Finish a row',
    text: 'A finished row brings 1 point, and 2 if there is no brick in it. You choose which square gets the X: tap it, or press the X key.',
    task: 'Finish row 1 with the red tile, so that its brick lies above that row.',
    done: 'Two points: row 1 is all windows, and they light up.',
    remarks: {
      brick:
        'Row 1 is finished, but with a brick in it: only 1 point. Take it back and put the X on the upper square.',
    },
  },
  column: {
    title: 'Finish a column',
    text: 'Columns count as well: 2 points for a finished one, 4 if it is all windows. They are high, so a tall tile is welcome.',
    task: 'Finish column a with the purple tile of four, standing upright.',
    done: 'Two points for column a. Without any brick it would have been four.',
    remarks: {},
  },
  bonus: {
    title: 'A plus stands in for a die',
    text: 'A plus that you have unlocked makes up for one missing die of its colour; two in a turn at most. Tiles of four and five squares exist once or twice only, for everybody together.',
    task: 'You have three green dice and a green plus: draw the green tile of four.',
    done: 'The plus is used up. And look at the sheet: that copy is crossed out, nobody gets it again.',
    remarks: {
      small:
        'Allowed, and the plus would wait for you. But here it makes your tile bigger: draw the green four.',
    },
  },
  die: {
    title: 'What the others leave',
    text: 'When another player is done, you may take one die that they did not use and mark the next box of its track; with a white die the track is yours to choose. Boxes unlock pluses and stars.',
    task: 'Take the blue die: the next blue box has a star. Red is gone: try it, to see why.',
    done: 'The star is yours, from your next turn on. When only two play, you may take two dice.',
    remarks: {
      none: 'You may decline, but a box is a gift. Take it back and take the blue die.',
      other:
        'A fine box, too, but the star is on the blue track. Take it back and take the blue die.',
    },
  },
  reroll: {
    title: 'A red star: Re-roll',
    text: 'Each colour has its own kind of star. A red one lets you roll dice again, as many as you pick, before you draw. Everybody starts with two.',
    task: 'Keep the blue dice: pick the red and the green one, then Re-roll. Other stars have to be unlocked first: try No X.',
    done: 'Blue and white: now all five dice count as blue, enough for the largest blue tile.',
    remarks: {
      good: 'The blue dice are worth keeping, and the other two are not. Take it back: red and green, both of them.',
      draw: 'A good tile, but stars for dice come before drawing. Take it back and roll again first.',
    },
  },
  colour: {
    title: 'A green star: Colour change',
    text: 'A green star turns dice that show the same face to another face, one of them or all.',
    task: 'Pick both green dice, then Colour change, and turn them to red. Dice of two colours at once? Try it.',
    done: 'All five dice go together now: that makes a tile of five.',
    remarks: {
      half: 'Allowed, but now the dice don’t all go together. Take it back and turn both green dice to red.',
      draw: 'Allowed, but with the dice turned a bigger tile is yours. Take it back and use the star first.',
    },
  },
  'no-x': {
    title: 'A blue star: No X',
    text: 'After a blue star everything that you draw in this turn is windows. A row of windows only brings 2 points, not 1.',
    task: 'Use No X, then finish row 1 with the yellow tile.',
    done: 'Two points. All in one turn: first the star, then the tile.',
    remarks: {
      brick: 'Row 1 is finished, but with a brick in it: 1 point. Take it back and use No X first.',
    },
  },
  'one-x': {
    title: 'A purple star: One X',
    text: 'A purple star draws one extra square, a brick. It comes before or after your tile, and needs something to stand on, too.',
    task: 'Row 1 lacks one square. Use One X and put it on e1. Up in the air? Try it.',
    done: 'One point, and your tile is still to come: a star takes nothing away from your dice.',
    remarks: {
      elsewhere: 'Allowed, but e1 finishes row 1. Take it back and put the square there.',
      draw: 'Allowed, and the star waits for you. But take it back for now and use One X first.',
    },
  },
  again: {
    title: 'A yellow star: Use again',
    text: 'Large tiles that somebody has drawn are crossed out for everybody. With a yellow star you draw one of them all the same, and nothing new is crossed out.',
    task: 'Freja has drawn the red tile of five. You have five red dice and a yellow star: draw it, too.',
    done: 'The same tile once more. That is every kind of star.',
    remarks: {
      small:
        'Allowed, but your dice and the star are good for more: take it back and draw the red tile of five.',
    },
  },
  coat: {
    title: 'Coats of arms',
    text: 'Rows 2, 4 and 6 and columns b and d have a coat of arms. Finish such a line and at once you draw an extra window, or mark two boxes of a track.',
    task: 'Finish rows 1 and 2 with the yellow tile. Then choose what the coat of arms gives you.',
    done: 'That is how turns grow: a window may finish another line, two boxes may unlock a star.',
    remarks: {},
  },
  end: {
    title: 'Twelve points',
    text: 'When somebody has 12 points, the round is played to its end; then the most points win. You have 11, and yours is the last turn of this round.',
    task: 'Finish row 5 with the red tile of two, then end your turn.',
    done: 'Twelve points, the round is over, and the finest house on the quay is yours.',
    remarks: {},
  },
};

/** Those words in any language. */
export type RollAndWriteLessonWords = typeof words;
