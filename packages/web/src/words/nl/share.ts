/** Sharing a game: a picture and the game file, in Dutch. */
import type { ShareWords } from '../en/share.ts';

/** The texts of the share panel, and of the picture, in Dutch. */
export const words: ShareWords = {
  about:
    'Alles wordt op je eigen apparaat gemaakt, ook offline. Er wordt niets verstuurd tot je het deelt.',
  picture: 'Afbeelding',
  hour: 'Tijdstip',
  hours: { day: 'Dag', dusk: 'Schemering' },
  name: 'Je naam',
  giveAs: (what) => `Delen als ${what} …`,
  again: 'Klaar. Druk nog een keer op ‘Delen’.',
  png: 'Opslaan als PNG',
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
};
