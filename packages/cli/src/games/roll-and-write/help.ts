/** The help of Roll & Write. */
import { GOAL } from '@nyhavn/engine/house';
import type { Guide } from '../terminal-game.ts';

/** Greeting, rules and commands. */
export const guide: Guide = {
  title: 'Copenhagen: Roll & Write',
  aim: [
    'Draw tiles to fill rows (1 point) and columns (2), doubled if they have no X.',
    `Somebody at ${GOAL} points: last round. Type a number and press Enter, or help.`,
  ],
  rules: [
    "Your turn: roll five dice and draw one tile with dice of its colour, one die a square. White is any colour; a bonus (+) stands in for a die, at most two. Turn the tile, but don't mirror it. One of its squares must be in row 1 or on top of a filled square. One square gets an X, the others O. Tiles of 4 and 5 squares run out.",
    'Points: a full row 1, a full column 2, doubled without X; a full track 2.',
    'A coat of arms, when its line is full: draw an extra O, or mark two boxes.',
    'Then the others may take a die that you left and mark a box of its track; you do so in their turns. Boxes unlock bonuses and stars for your next turn.',
    'Stars: red, Re-roll dice. Blue, No X this turn. Purple, One X, an extra square. Green, Colour change of dice. Yellow, Use again a tile that is crossed out.',
  ],
  sheet: 'sheet',
  names: 'R4, b3, red',
  moves:
    'draw B3 a1,b1,b2 x=b2 dice=BBW, reroll BY, recolour BB>R, nox, single c4, coat c4, coat R, mark R, mark -, end',
  chance: 'dice are rolled',
  chanceCame: 'The dice have been rolled since',
};
