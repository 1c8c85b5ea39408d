/** The help of Roll & Write. */
import { GOAL } from '@nyhavn/engine/house';
import type { Guide } from '../terminal-game.ts';

/** Greeting, rules and commands. */
export const guide: Guide = {
  title: 'Copenhagen: Roll & Write',
  aim: [
    'Draw tiles to complete rows (1 point) and columns (2), doubled without X.',
    `A player with ${GOAL} points: last round. Type a number and press Enter, or help.`,
  ],
  rules: [
    'Your turn: roll five dice and draw one tile with dice of its colour, one die per square. White is any colour; a bonus (+) replaces a missing die, at most two per turn. Rotate the tile, but don’t mirror it. At least one of its squares must be in row 1 or directly above a filled square. One square gets an X, the others O. Tiles of 4 and 5 squares run out.',
    'Points: a complete row 1, a complete column 2, doubled without X; a full track 2.',
    'Complete a line with a coat of arms to draw an extra O or mark two boxes.',
    'Then the other players may each take a die you left and mark a box of its track; you do the same in their turns. Boxes unlock bonuses and stars for your next turn.',
    'Stars: red, Re-roll (roll dice again). Blue, No X (only windows this turn). Purple, One X (an extra square). Green, Colour change (turn dice to another colour). Yellow, Use again (draw a crossed-out tile).',
  ],
  sheet: 'sheet',
  names: 'R4, b3, red',
  moves:
    'draw B3 a1,b1,b2 x=b2 dice=BBW, reroll BY, recolour BB>R, nox, single c4, coat c4, coat R, mark R, mark -, end',
  chance: 'dice are rolled',
  chanceCame: 'The dice have been rolled since then',
};
