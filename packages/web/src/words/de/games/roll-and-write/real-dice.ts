/** Roll & Write with real dice on the table, in German. */
import type { RealDiceWords } from '../../../en/games/roll-and-write/real-dice.ts';
import { grammarOf } from '../../../grammar.ts';
import { nouns } from '../../inflection.ts';

const { plural } = grammarOf('de');

/** What is said where people roll real dice and tell what came. */
export const words: RealDiceWords = {
  setUp: {
    title: 'Würfel',
    app: 'Die App würfelt',
    real: 'Wir würfeln mit echten Würfeln',
    realAbout:
      'Dieses Gerät ist der Wertungsblock für alle am Tisch. Ihr tippt ein, was ihr würfelt.',
  },
  rollFive: 'Würfle und tippe die fünf Würfel ein',
  rollFiveOf: (name) => `${name}: würfeln und die fünf Würfel eintippen`,
  rollFiveFor: (name) => `Würfelt für ${name} und tippt die fünf Würfel ein`,
  rollAgain: (dice) =>
    plural(
      dice,
      'Würfle den Würfel neu und tippe ihn ein',
      `Würfle diese ${dice} Würfel neu und tippe sie ein`,
    ),
  crossing: 'Welche blaue und welche gelbe 4er-Form wird durchgestrichen?',
  slots: 'Die Würfel auf dem Tisch',
  slot: (number, count, face) => `Würfel ${number} von ${count}: ${nouns(face)}`,
  empty: 'leer',
  kept: (face) => `${nouns(face)}, wird nicht neu gewürfelt`,
  faces: 'Was zeigen die Würfel?',
  erase: 'Letzten Würfel entfernen',
  confirm: 'Würfel übernehmen',
  missing: (dice) => `${plural(dice, 'Es fehlt', 'Es fehlen')} noch ${dice} Würfel.`,
  full: 'Alle Würfel sind eingetippt. Um einen zu ändern, tippe zuerst auf ihn.',
  told: (dice) => `Bisher: ${nouns(dice)}`,
  toldNone: 'Noch keine Würfel',
  crossThese: 'Beide durchstreichen',
  chooseBoth: 'Wähle eine blaue und eine gelbe Form.',
  otherColours: 'Bei Rot, Violett und Grün wird ohnehin eine 4er-Form durchgestrichen.',
  lots: 'Zufällig wählen',
  sheetOf: (name) => `Blatt von ${name}`,
  keys: [
    ['R B P G Y W', 'Würfel dieser Farbe eintippen, W für Weiß'],
    ['← →', 'einen anderen Würfel wählen'],
    ['Rücktaste', 'den letzten Würfel entfernen'],
  ],
};
