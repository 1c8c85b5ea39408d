/** Roll & Write in a terminal. */
import { capital } from '../../../grammar.ts';

/** What the terminal says of Roll & Write alone. */
export const words = {
  /** The game in two lines of at most 78 columns. */
  aim: (goal: number) => [
    'Draw tiles to complete rows (1 point) and columns (2), doubled without X.',
    `A player with ${goal} points: last round. Type a number and press Enter, or help.`,
  ],
  rules: [
    'Your turn: roll five dice and draw one tile with dice of its colour, one die per square. White is any colour; a bonus (+) replaces a missing die, at most two per turn. Rotate the tile, but don’t mirror it. At least one of its squares must be in row 1 or directly above a filled square. One square gets an X, the others O. 4- and 5-square tiles run out.',
    'Points: a complete row 1, a complete column 2, doubled without X; a full track 2.',
    'Complete a line with a coat of arms to draw an extra O or mark two boxes.',
    'Then the other players may each take a die you left and mark a box of its track; you do the same in their turns. Boxes unlock bonuses and stars for your next turn.',
    'Stars: red, Re-roll (roll dice again). Blue, No X (only windows this turn). Purple, One X (an extra square). Green, Colour change (turn dice to another colour). Yellow, Use again (draw a crossed-out tile).',
  ],
  startTrack: 'Which track do you want to start with? Its first two boxes are marked.',
  left: (name: string, dice: string) => `${name} left ${dice}`,
  draw: 'Draw a tile',
  /** What a star is spent on, in a few words. */
  does: {
    R: 'roll some dice again',
    G: 'turn dice to another colour',
    B: 'everything you draw this turn becomes a window',
    P: 'draw one extra square',
  },
  whichSquare: (sign: string) => `Which square gets an ${sign}?`,
  window: 'Draw one window, O',
  boxes: 'Mark two boxes of a track',
  whichTrack: 'Which track do you want to mark?',
  rerollWhich: 'Which dice do you want to re-roll? You can also type their letters.',
  keep: (dice: string) => `keep ${dice}, roll the rest`,
  all: 'roll all of them',
  oneByOne: 'Pick the dice one by one',
  whichFirst: 'Which die first?',
  turnWhich: 'Which dice do you want to turn?',
  takeWhich: 'Which die do you want?',
  second: (colour: string) => `${capital(colour)}, and a second die?`,
  noSecond: 'No second die',
  tileWhich: 'Which tile do you want to draw?',
  ways: (count: number) => `${count} ways to pay`,
  xAt: (cell: string) => `X at ${cell}`,
  whichX: 'Which square gets the X? The others become windows, O.',
  tilesLeft: 'Tiles left',
  largeLeft: 'Large tiles left',
  smallLeft: 'and all 2- and 3-square tiles',
  /** What signs mean, in at most 50 columns. */
  signs: '♦ coat of arms, = points, + bonus, ★ star',
  usable: (things: string) => `ready to use: ${things}`,
};

/** What the terminal says of Roll & Write, in any language. */
export type RollAndWriteTerminalWords = typeof words;
