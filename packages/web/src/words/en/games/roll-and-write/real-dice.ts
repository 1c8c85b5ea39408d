/** Roll & Write with real dice on the table. */

/** What is said where people roll real dice and tell what came. */
export const words = {
  setUp: {
    title: 'Dice',
    app: 'The app rolls',
    real: 'We roll real dice',
    sheet: 'Only my own sheet',
    realAbout: 'This device is the pad for everybody at the table. You tap in what you roll.',
    sheetAbout:
      'Everybody has a sheet of their own, here or on paper. You tap in your dice, and what the others leave.',
    sheetPlayers: 'You, and the others clockwise',
  },
  rollFive: 'Roll five dice and tap them in',
  rollFiveOf: (name: string) => `${name}: roll five dice and tap them in`,
  rollFiveFor: (name: string) => `Roll five dice for ${name} and tap them in`,
  rollAgain: (dice: number) =>
    dice === 1
      ? 'Roll the die again and tap it in'
      : `Roll these ${dice} dice again and tap them in`,
  crossing: 'Which blue and which yellow tile of 4 is crossed out?',
  leaving: (name: string) => `What did ${name} leave?`,
  slots: 'The dice on the table',
  slot: (number: number, count: number, face: string) => `Die ${number} of ${count}: ${face}`,
  empty: 'empty',
  kept: (face: string) => `${face}, not rolled again`,
  faces: 'What do the dice show?',
  leftFaces: 'Which dice are left over?',
  erase: 'Take away the last die',
  confirm: 'These are the dice',
  confirmLeft: 'That was the turn',
  missing: (dice: number) => (dice === 1 ? 'One die is missing.' : `${dice} dice are missing.`),
  full: 'All dice are there. To change one, tap it first.',
  told: (dice: string) => `So far: ${dice}`,
  toldNone: 'No die yet',
  crossThese: 'Cross these out',
  chooseBoth: 'Choose one blue and one yellow tile.',
  otherColours: 'In red, purple and green one copy of 4 is crossed out anyway.',
  lots: 'Let lots decide',
  crossed: (tile: string) => `Crossed out: ${tile}`,
  crossedNone: 'none',
  crossOut: 'cross this out',
  neverCrossed: 'Tiles of 2 and 3 squares are never crossed out.',
  goal: (points: number) => `Somebody has ${points} points`,
  goalWho: (points: number) => `Who has ${points} points?`,
  goalAbout: 'The round is played to its end, then the game is over.',
  goalNow: (name: string) => `${name}, in this round`,
  goalBefore: (name: string) => `${name}, already in the last round`,
  dead: 'Nobody can draw or mark any more',
  deadBefore: 'Nobody could draw or mark any more after the last round',
  story: {
    left: (dice: string) => `left ${dice}`,
    leftNone: 'left no die',
    leftCrossing: (left: string, tile: string) => `${left}, crossed out the ${tile}`,
    goal: (name: string, points: number) => `${name} has ${points} points, this is the last round.`,
    goalBefore: (name: string, points: number) =>
      `${name} has ${points} points, that was the last round.`,
    dead: 'Nobody can draw or mark any more.',
  },
  sheetOf: (name: string) => `${name}’s sheet`,
  others: 'The others at the table',
  theirTurn: 'has the dice',
  hasGoal: (points: number) => `${points} points`,
  keys: [
    ['R B P G Y W', 'tap in a die of that colour, or a white one'],
    ['← →', 'choose another die'],
    ['Backspace', 'take away the last die'],
  ] as readonly (readonly [string, string])[],
};

/** The shape of these words in every language. */
export type RealDiceWords = typeof words;
