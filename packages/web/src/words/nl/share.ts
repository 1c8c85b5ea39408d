/** Sharing a game: pictures, a keepsake, the game file, in Dutch. */
import type { ShareWords } from '../en/share.ts';
import { grammarOf } from '../grammar.ts';

const { plural } = grammarOf('nl');

/** What is said where a game is given away, and what stands on what is given. */
export const words: ShareWords = {
  about:
    'Alles wordt op je eigen apparaat gemaakt, ook offline. Er wordt niets verstuurd tot je het deelt.',
  picture: 'Afbeelding',
  hour: 'Tijd van de dag',
  hours: { day: 'Dag', dusk: 'Schemering' },
  name: 'Je naam',
  place: 'Plaats',
  placeHint: 'bijvoorbeeld ‘bij oma’',
  giveAs: (what) => `Delen als ${what} …`,
  again: 'Klaar. Druk nog een keer op ‘Delen’.',
  png: 'Opslaan als PNG',
  keepsake: 'Aandenken',
  keepsakeAbout: 'Eén pagina om af te drukken: de huizen, de punten en hoe het ging.',
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'US Letter' },
  ink: 'Inkt',
  inks: { colour: 'Kleur', saving: 'Zwart-wit' },
  pdf: 'Opslaan als pdf',
  record: 'Partijbestand',
  recordAbout: 'De hele partij als tekst, zet voor zet. Nyhavn kan het bestand weer openen.',
  copy: 'Tekst kopiëren',
  save: 'Bestand opslaan',
  copied: 'Partij gekopieerd.',
  notCopied: 'Kopiëren is geblokkeerd door je browser. Sla het bestand op.',
  notYet: 'Deze partij is nog niet afgelopen. Daarna kun je er een afbeelding van delen.',
  finished: 'Het huis is af',
  wins: ({ name }) => `${name} wint`,
  share: (names) => `${names} delen de overwinning`,
  went: 'Hoe het ging',
  player: 'Speler',
  total: 'Punten',
  empty: 'Leeg',
  turns: (turns) =>
    plural(turns, 'Er is één beurt gespeeld.', `Er zijn ${turns} beurten gespeeld.`),
  led: ({ name }, turn) => `${name} nam in beurt ${turn} de leiding en gaf die niet meer af.`,
  changed: (times, { name, isYou }, turn) =>
    `De leiding wisselde ${plural(times, 'één', `${times}`)} keer; in beurt ${turn} nam ${isYou ? 'jij' : name} die voorgoed over.`,
  best: ({ name, isYou }, points, turn) =>
    `De beste beurt was van ${isYou ? 'jou' : name}: ${points} in beurt ${turn}.`,
  unofficial: 'Nyhavn · een onofficieel fanproject',
};
