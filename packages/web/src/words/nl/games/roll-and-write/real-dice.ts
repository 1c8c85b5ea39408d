/** Roll & Write with real dice on the table, in Dutch. */
import type { RealDiceWords } from '../../../en/games/roll-and-write/real-dice.ts';
import { grammarOf } from '../../../grammar.ts';

const { counted, plural } = grammarOf('nl');

/** What is said where people roll real dice and tell what came. */
export const words: RealDiceWords = {
  setUp: {
    title: 'Dobbelstenen',
    app: 'De app gooit',
    real: 'Wij gooien echte dobbelstenen',
    realAbout:
      'Dit apparaat is het scoreblok voor iedereen aan tafel. Jullie tikken in wat jullie gooien.',
  },
  rollFive: 'Gooi vijf dobbelstenen en tik ze in',
  rollFiveOf: (name) => `${name}: gooi vijf dobbelstenen en tik ze in`,
  rollFiveFor: (name) => `Gooi vijf dobbelstenen voor ${name} en tik ze in`,
  rollAgain: (dice) =>
    plural(
      dice,
      'Gooi de dobbelsteen opnieuw en tik hem in',
      `Gooi deze ${dice} dobbelstenen opnieuw en tik ze in`,
    ),
  crossing: 'Welke blauwe en welke gele tegel van 4 wordt doorgestreept?',
  slots: 'De dobbelstenen op tafel',
  slot: (number, count, face) => `Dobbelsteen ${number} van ${count}: ${face}`,
  empty: 'leeg',
  kept: (face) => `${face}, niet opnieuw gegooid`,
  faces: 'Wat tonen de dobbelstenen?',
  erase: 'Laatste dobbelsteen verwijderen',
  confirm: 'Deze dobbelstenen gebruiken',
  missing: (dice) =>
    `Er ${plural(dice, 'ontbreekt', 'ontbreken')} nog ${counted(dice, 'dobbelsteen', 'dobbelstenen')}.`,
  full: 'Alle dobbelstenen zijn ingetikt. Tik eerst op de dobbelsteen die je wilt veranderen.',
  told: (dice) => `Tot nu toe: ${dice}`,
  toldNone: 'Nog geen dobbelstenen',
  crossThese: 'Allebei doorstrepen',
  chooseBoth: 'Kies één blauwe en één gele tegel.',
  otherColours: 'Bij rood, paars en groen wordt er sowieso één tegel van 4 doorgestreept.',
  lots: 'Willekeurig kiezen',
  sheetOf: (name) => `Blad van ${name}`,
  keys: [
    ['R B P G Y W', 'een dobbelsteen van die kleur intikken, of een witte'],
    ['← →', 'een andere dobbelsteen kiezen'],
    ['Backspace', 'de laatste dobbelsteen verwijderen'],
  ],
};
