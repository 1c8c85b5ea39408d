/** Sharing a game: pictures, a keepsake, the record. */
import type { ShareWords } from '../en/share.ts';

/** What is said where a game is given away, and what stands on what is given. */
export const words: ShareWords = {
  about:
    'Alles wordt hier op je eigen apparaat gemaakt, ook offline. Er gaat niets weg tot je het zelf deelt.',
  picture: 'Plaatje',
  format: 'Vorm',
  formats: { wide: 'Breed', square: 'Vierkant', tall: 'Hoog' },
  hour: 'Licht',
  hours: { day: 'Dag', dusk: 'Schemering' },
  name: 'Jouw naam erop',
  place: 'Plaats',
  placeHint: 'zoals ‘bij oma’',
  giveAs: (what) => `Delen als ${what} …`,
  again: 'Het is klaar. Druk nog een keer op Delen.',
  png: 'Bewaren als PNG',
  svg: 'Bewaren als SVG',
  keepsake: 'Aandenken',
  keepsakeAbout: 'Eén blad om af te drukken: de huizen, de punten en hoe het ging.',
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'US Letter' },
  ink: 'Inkt',
  inks: { colour: 'Kleur', saving: 'Zwart-wit' },
  pdf: 'Bewaren als PDF',
  record: 'Verslag',
  recordAbout: 'Het hele spel als tekst, zet voor zet. Nyhavn kan het weer openen.',
  copy: 'Tekst kopiëren',
  save: 'Bewaren als bestand',
  copied: 'Het verslag is gekopieerd.',
  notCopied: 'Je browser laat ons niet kopiëren. Bewaar het als bestand.',
  notYet: 'Dit spel is nog niet afgelopen. Daarna is er een plaatje van.',
  finished: 'Het huis is af',
  youWin: 'Jij wint',
  wins: (name: string) => `${name} wint`,
  share: (names: string) => `${names} delen de winst`,
  went: 'Hoe het ging',
  player: 'Speler',
  total: 'Punten',
  empty: 'Leeg',
  turns: (turns: number) =>
    turns === 1 ? 'Er is één beurt gespeeld.' : `Er zijn ${turns} beurten gespeeld.`,
  led: (name, turn) => `${name ?? 'Jij'} nam in beurt ${turn} de leiding en gaf die niet meer af.`,
  changed: (times, name, turn) =>
    `De leiding wisselde ${times === 1 ? 'één keer' : `${times} keer`}; ${name ?? 'jij'} nam haar in beurt ${turn} voorgoed.`,
  best: (name, points, turn) =>
    `De beste beurt was van ${name ?? 'jou'}: ${points} in beurt ${turn}.`,
  unofficial: 'Nyhavn · een onofficieel fanproject',
};
