/** Roll & Write with real dice on the table, in Danish. */
import type { RealDiceWords } from '../../../en/games/roll-and-write/real-dice.ts';
import { counted, genitive, plural } from '../../grammar.ts';

/** What is said where people roll real dice and tell what came. */
export const words: RealDiceWords = {
  setUp: {
    title: 'Terninger',
    app: 'Appen slår',
    real: 'Vi slår med rigtige terninger',
    realAbout: 'Denne enhed er pointblok for alle ved bordet. I indtaster det I slår.',
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
  slots: 'Terningerne på bordet',
  slot: (number, count, face) => `Terning ${number} af ${count}: ${face}`,
  empty: 'tom',
  kept: (face) => `${face}, ikke slået om`,
  faces: 'Hvad viser terningerne?',
  erase: 'Fjern den sidste terning',
  confirm: 'Brug disse terninger',
  missing: (dice) => `${counted(dice, 'terning', 'terninger')} mangler.`,
  full: 'Alle terninger er indtastet. Tryk først på en terning for at ændre den.',
  told: (dice) => `Indtil nu: ${dice}`,
  toldNone: 'Ingen terninger endnu',
  crossThese: 'Streg begge ud',
  chooseBoth: 'Vælg en blå og en gul brik.',
  otherColours: 'I rød, lilla og grøn er der altid streget ét eksemplar af 4-brikken ud.',
  lots: 'Vælg tilfældigt',
  sheetOf: (name) => `${genitive(name)} ark`,
  keys: [
    ['R B P G Y W', 'indtast en terning i den farve, eller hvid'],
    ['← →', 'vælg en anden terning'],
    ['Backspace', 'fjern den sidste terning'],
  ],
};
