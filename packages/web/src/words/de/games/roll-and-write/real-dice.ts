/** Roll & Write with real dice on the table, in German. */
import type { RealDiceWords } from '../../../en/games/roll-and-write/real-dice.ts';
import { grammarOf } from '../../../grammar.ts';
import { nouns } from '../../inflection.ts';

const { counted, plural } = grammarOf('de');

/** What is said where people roll real dice and tell what came. */
export const words: RealDiceWords = {
  setUp: {
    title: 'Würfel',
    app: 'Die App würfelt',
    real: 'Wir würfeln mit echten Würfeln',
    sheet: 'Nur mein eigenes Blatt',
    realAbout:
      'Dieses Gerät ist der Wertungsblock für alle am Tisch. Ihr tippt ein, was ihr würfelt.',
    sheetAbout:
      'Alle haben ein eigenes Blatt, auf einem Gerät oder auf Papier. Du tippst ein, was du würfelst und was die anderen übrig lassen.',
    sheetPlayers: 'Du, dann die anderen im Uhrzeigersinn',
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
  leaving: (name) => `Was hat ${name} übrig gelassen?`,
  slots: 'Die Würfel auf dem Tisch',
  slot: (number, count, face) => `Würfel ${number} von ${count}: ${nouns(face)}`,
  empty: 'leer',
  kept: (face) => `${nouns(face)}, wird nicht neu gewürfelt`,
  faces: 'Was zeigen die Würfel?',
  leftFaces: 'Welche Würfel sind übrig?',
  erase: 'Letzten Würfel entfernen',
  confirm: 'Würfel übernehmen',
  confirmLeft: 'Zug beenden',
  missing: (dice) => `${plural(dice, 'Es fehlt', 'Es fehlen')} noch ${dice} Würfel.`,
  full: 'Alle Würfel sind eingetippt. Um einen zu ändern, tippe zuerst auf ihn.',
  told: (dice) => `Bisher: ${nouns(dice)}`,
  toldNone: 'Noch keine Würfel',
  crossThese: 'Beide durchstreichen',
  chooseBoth: 'Wähle eine blaue und eine gelbe Form.',
  otherColours: 'Bei Rot, Violett und Grün wird ohnehin eine 4er-Form durchgestrichen.',
  lots: 'Zufällig wählen',
  crossed: (tile) => `Durchgestrichen: ${tile}`,
  crossedNone: 'keine',
  crossOut: 'diese durchstreichen',
  neverCrossed: '2er- und 3er-Formen werden nie durchgestrichen.',
  goal: (goal) => `Jemand hat ${goal} Punkte`,
  goalWho: (goal) => `Wer hat ${goal} Punkte?`,
  goalAbout: 'Ihr spielt diese Runde zu Ende, dann ist das Spiel aus.',
  goalNow: (name) => `${name}, in dieser Runde`,
  goalBefore: (name) => `${name}, schon in der vorigen Runde`,
  dead: 'Niemand kann mehr etwas einzeichnen oder ankreuzen',
  deadBefore: 'Schon nach der vorigen Runde konnte niemand mehr etwas einzeichnen oder ankreuzen',
  story: {
    left: (dice) => `übrig: ${nouns(dice)}`,
    leftNone: 'kein Würfel übrig',
    leftCrossing: (left, tile) => `${left}, durchgestrichen: ${tile}`,
    /** A name may be `Du`, so no verb follows it. */
    goal: ({ name }, goal) => `${name}: ${goal} Punkte. Dies ist die letzte Runde.`,
    goalBefore: ({ name }, goal) => `${name}: ${goal} Punkte. Das war die letzte Runde.`,
    dead: 'Niemand kann mehr etwas einzeichnen oder ankreuzen.',
  },
  sheetOf: (name) => `Blatt von ${name}`,
  others: 'Die anderen Spieler',
  theirTurn: 'würfelt',
  hasGoal: (points) => counted(points, 'Punkt', 'Punkte'),
  keys: [
    ['R B P G Y W', 'Würfel dieser Farbe eintippen, W für Weiß'],
    ['← →', 'einen anderen Würfel wählen'],
    ['Rücktaste', 'den letzten Würfel entfernen'],
  ],
};
