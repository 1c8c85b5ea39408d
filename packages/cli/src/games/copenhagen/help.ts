/** The help of Copenhagen. */
import { GOAL } from '@nyhavn/engine/house';
import type { Guide } from '../terminal-game.ts';

/** Greeting, rules and commands. */
export const guide: Guide = {
  title: 'Copenhagen',
  aim: [
    'Build tiles to complete rows (1 point) and columns (2), doubled if all windows.',
    `The first player with ${GOAL} points wins. Type a number and press Enter, or help.`,
  ],
  rules: [
    'Your turn: take two cards from neighbouring spaces of the harbour, or build a tile. Spaces 1 and 7 are not neighbours. Your hand limit is 7 cards.',
    'A tile costs one card of its colour per square, and one card less if it touches a tile of its colour in your house. Rotate and flip it as you like; at least one of its squares must be in row 1 or directly above a filled square. Capital letters are windows, the small letter is the brick.',
    'Points: a complete row 1, a complete column 2, doubled without bricks.',
    'Cover a coat of arms, or complete a row that has one, to place a white tile of one square, take an ability tile, or refresh all your used ability tiles.',
    'Abilities, each turned over when used: any (any two cards, not neighbours), extra (a third card), discount (one card less), change (one colour counts as another when you pay), both (take cards and build in one turn).',
    `The game ends when a player has ${GOAL} points, or when the End card is revealed: then the player with the most points wins.`,
  ],
  sheet: 'house',
  names: '3,4, R4, b3, red',
  moves:
    'take 3,4, discard RB, build R3 a1,a2,b1 brick=a1 cards=RRR (cards=- for none), both, coat c4, coat take extra, coat turn, coat skip, end',
  chance: 'cards come up',
  chanceCame: 'Cards have come up since then',
};
