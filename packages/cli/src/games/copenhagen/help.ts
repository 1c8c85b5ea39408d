/** The help of Copenhagen. */
import { GOAL } from '@nyhavn/engine/house';
import type { Guide } from '../terminal-game.ts';

/** Greeting, rules and commands. */
export const guide: Guide = {
  title: 'Copenhagen',
  aim: [
    'Build tiles to fill rows (1 point) and columns (2), doubled if all windows.',
    `${GOAL} points win at once. Type a number and press Enter, or help.`,
  ],
  rules: [
    'Your turn: take two cards from neighbouring places of the harbour, or build a tile. Places 1 and 7 are not neighbours. More than 7 cards in hand have to be discarded.',
    'A tile costs as many cards of its colour as it has squares, one card less if it touches an own tile of its colour. Turn it and turn it over as you like; one of its squares has to be in row 1 or right above a filled one. Capital letters are windows, a small letter is the brick.',
    'Points: a full row 1, a full column 2, doubled without bricks.',
    'A coat of arms, covered by a tile or beside a row that gets full: place a white tile of one square, take an ability tile, or turn all your used ones back.',
    'Abilities, each turned over when used: any (any two cards, not neighbours), extra (a third card), discount (one card less), change (one colour counts as another, when paying), both (take and build in one turn).',
    `The game ends at ${GOAL} points, or when the End card is turned up: then the most points win.`,
  ],
  sheet: 'house',
  names: '3,4, R4, b3, red',
  moves:
    'take 3,4, discard RB, build R3 a1,a2,b1 brick=a1 cards=RRR (cards=- for none), both, coat c4, coat take extra, coat turn, coat skip, end',
  chance: 'cards are turned up',
  chanceCame: 'Cards have been turned up since',
};
