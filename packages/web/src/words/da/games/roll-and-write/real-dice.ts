/** Roll & Write with real dice on the table, in Danish. */
import type { RealDiceWords } from '../../../en/games/roll-and-write/real-dice.ts';
import { counted, genitive, plural } from '../../grammar.ts';

/** What is said where people roll real dice and tell what came. */
export const words: RealDiceWords = {
  setUp: {
    title: 'Terninger',
    app: 'Appen slår',
    real: 'Vi slår med rigtige terninger',
    sheet: 'Kun mit eget ark',
    realAbout: 'Denne enhed er pointblok for alle ved bordet. I indtaster det I slår.',
    sheetAbout:
      'Alle har deres eget ark, på en enhed eller på papir. Du indtaster dine terninger og det de andre efterlader.',
    sheetPlayers: 'Dig og så de andre med uret',
  },
  rollFive: 'Slå fem terninger, og indtast dem',
  rollFiveOf: (name) => `${name}: Slå fem terninger, og indtast dem`,
  rollFiveFor: (name) => `Slå fem terninger for ${name}, og indtast dem`,
  rollAgain: (dice) =>
    plural(
      dice,
      'Slå terningen om, og indtast den',
      `Slå disse ${dice} terninger om, og indtast dem`,
    ),
  crossing: 'Hvilken blå og hvilken gul 4-brik er streget ud?',
  leaving: (name) => `Hvad efterlod ${name}?`,
  slots: 'Terningerne på bordet',
  slot: (number, count, face) => `Terning ${number} af ${count}: ${face}`,
  empty: 'tom',
  kept: (face) => `${face}, ikke slået om`,
  faces: 'Hvad viser terningerne?',
  leftFaces: 'Hvilke terninger er tilbage?',
  erase: 'Fjern den sidste terning',
  confirm: 'Brug disse terninger',
  confirmLeft: 'Slut tur',
  missing: (dice) => `${counted(dice, 'terning', 'terninger')} mangler.`,
  full: 'Alle terninger er indtastet. Tryk først på en terning for at ændre den.',
  told: (dice) => `Indtil nu: ${dice}`,
  toldNone: 'Ingen terninger endnu',
  crossThese: 'Streg begge ud',
  chooseBoth: 'Vælg en blå og en gul brik.',
  otherColours:
    'I rød, lilla og grøn er ét eksemplar af 4-brikken under alle omstændigheder streget ud.',
  lots: 'Vælg tilfældigt',
  crossed: (tile) => `Streget ud: ${tile}`,
  crossedNone: 'ingen',
  crossOut: 'streg denne ud',
  neverCrossed: '2-brikker og 3-brikker streges aldrig ud.',
  goal: (points) => `En spiller har ${points} point`,
  goalWho: (points) => `Hvem har ${points} point?`,
  goalAbout: 'I spiller runden færdig, og så er spillet slut.',
  goalNow: (name) => `${name}, i denne runde`,
  goalBefore: (name) => `${name}, allerede i forrige runde`,
  dead: 'Ingen spiller kan længere tegne eller krydse af',
  deadBefore: 'Ingen spiller kunne længere tegne eller krydse af efter forrige runde',
  story: {
    left: (dice) => `efterlod ${dice}`,
    leftNone: 'efterlod ingen terning',
    leftCrossing: (left, tile) => `${left}, stregede ${tile} ud`,
    goal: (name, points) => `${name} har ${points} point, så dette er den sidste runde.`,
    goalBefore: (name, points) => `${name} har ${points} point, så det var den sidste runde.`,
    dead: 'Ingen spiller kan længere tegne eller krydse af.',
  },
  sheetOf: (name) => `${genitive(name)} ark`,
  others: 'Andre spillere',
  theirTurn: 'slår',
  hasGoal: (points) => counted(points, 'point', 'point'),
  keys: [
    ['R B P G Y W', 'indtast en terning i den farve, eller hvid'],
    ['← →', 'vælg en anden terning'],
    ['Backspace', 'fjern den sidste terning'],
  ],
};
