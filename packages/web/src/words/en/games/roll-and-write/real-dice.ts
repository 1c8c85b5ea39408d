/** Roll & Write with real dice on the table. */
import { grammarOf } from '../../../grammar.ts';

const { counted, plural } = grammarOf('en');

/** What is said where people roll real dice and tell what came. */
export const words = {
  setUp: {
    title: 'Dice',
    app: 'The app rolls',
    real: 'We roll real dice',
    realAbout: 'This device is the score pad for everyone at the table. You tap in what you roll.',
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
  crossing: 'Which blue and which yellow 4-square tile is crossed out?',
  slots: 'The dice on the table',
  slot: (number: number, count: number, face: string) => `Die ${number} of ${count}: ${face}`,
  empty: 'empty',
  kept: (face: string) => `${face}, not rolled again`,
  faces: 'What do the dice show?',
  erase: 'Remove last die',
  confirm: 'Use these dice',
  missing: (dice: number) => `${counted(dice, 'die', 'dice')} missing.`,
  full: 'All dice are entered. To change one, tap it first.',
  told: (dice: string) => `So far: ${dice}`,
  toldNone: 'No dice yet',
  crossThese: 'Cross out both',
  chooseBoth: 'Choose one blue and one yellow tile.',
  otherColours: 'In red, purple and green, one copy of the 4-square tile is crossed out anyway.',
  lots: 'Choose at random',
  sheetOf: (name: string) => `${name}’s sheet`,
  keys: [
    ['R B P G Y W', 'enter a die of that colour, or white'],
    ['← →', 'select another die'],
    ['Backspace', 'remove the last die'],
  ] as readonly (readonly [string, string])[],
};

/** The shape of these words in every language. */
export type RealDiceWords = typeof words;
