/** Roll & Write with real dice on the table. */
import { grammarOf, type Person } from '../../../grammar.ts';

const { counted, plural } = grammarOf('en');

/** What is said where people roll real dice and tell what came. */
export const words = {
  setUp: {
    title: 'Dice',
    app: 'The app rolls',
    real: 'We roll real dice',
    sheet: 'My own sheet only',
    realAbout: 'This device is the score pad for everyone at the table. You tap in what you roll.',
    sheetAbout:
      'Everyone has their own sheet, on a device or on paper. You tap in your dice and what the others leave.',
    sheetPlayers: 'You, then the others clockwise',
  },
  rollFive: 'Roll five dice and tap them in',
  rollFiveOf: (name: string) => `${name}: roll five dice and tap them in`,
  rollFiveFor: (name: string) => `Roll five dice for ${name} and tap them in`,
  rollAgain: (dice: number) =>
    plural(
      dice,
      'Roll the die again and tap it in',
      `Roll these ${dice} dice again and tap them in`,
    ),
  crossing: 'Which blue and which yellow tile of 4 is crossed out?',
  leaving: (name: string) => `What did ${name} leave?`,
  slots: 'The dice on the table',
  slot: (number: number, count: number, face: string) => `Die ${number} of ${count}: ${face}`,
  empty: 'empty',
  kept: (face: string) => `${face}, not rolled again`,
  faces: 'What do the dice show?',
  leftFaces: 'Which dice are left over?',
  erase: 'Remove last die',
  confirm: 'Use these dice',
  confirmLeft: 'End turn',
  missing: (dice: number) => `${counted(dice, 'die', 'dice')} missing.`,
  full: 'All dice are entered. To change one, tap it first.',
  told: (dice: string) => `So far: ${dice}`,
  toldNone: 'No dice yet',
  crossThese: 'Cross out both',
  chooseBoth: 'Choose one blue and one yellow tile.',
  otherColours: 'In red, purple and green, one copy of the tile of 4 is crossed out anyway.',
  lots: 'Choose at random',
  crossed: (tile: string) => `Crossed out: ${tile}`,
  crossedNone: 'none',
  crossOut: 'cross this out',
  neverCrossed: 'Tiles of 2 and 3 squares are never crossed out.',
  goal: (goal: number) => `A player has ${goal} points`,
  goalWho: (goal: number) => `Who has ${goal} points?`,
  goalAbout: 'You finish this round, then the game is over.',
  goalNow: (name: string) => `${name}, in this round`,
  goalBefore: (name: string) => `${name}, already in the previous round`,
  dead: 'No player can draw or mark any more',
  deadBefore: 'No player could draw or mark any more after the previous round',
  story: {
    left: (dice: string) => `left ${dice}`,
    leftNone: 'left no die',
    leftCrossing: (left: string, tile: string) => `${left}, crossed out the ${tile}`,
    goal: ({ name, isYou }: Person, goal: number) =>
      `${name} ${isYou ? 'have' : 'has'} ${goal} points, so this is the last round.`,
    goalBefore: ({ name, isYou }: Person, goal: number) =>
      `${name} ${isYou ? 'have' : 'has'} ${goal} points, so that was the last round.`,
    dead: 'No player can draw or mark any more.',
  },
  sheetOf: (name: string) => `${name}’s sheet`,
  others: 'Other players',
  theirTurn: 'is rolling',
  hasGoal: (points: number) => counted(points, 'point', 'points'),
  keys: [
    ['R B P G Y W', 'enter a die of that colour, or white'],
    ['← →', 'select another die'],
    ['Backspace', 'remove the last die'],
  ] as readonly (readonly [string, string])[],
};

/** The shape of these words in every language. */
export type RealDiceWords = typeof words;
