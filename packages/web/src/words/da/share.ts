/** Sharing a game: a picture and the game file, in Danish. */
import type { ShareWords } from '../en/share.ts';

/** The texts of the share panel, and of the picture, in Danish. */
export const words: ShareWords = {
  about: 'Alt bliver lavet på din enhed, også offline. Intet bliver sendt før du deler det.',
  picture: 'Billede',
  hour: 'Tid på dagen',
  hours: { day: 'Dag', dusk: 'Skumring' },
  name: 'Dit navn',
  giveAs: (what) => `Del som ${what} …`,
  again: 'Klar. Tryk på Del igen.',
  png: 'Gem som PNG',
  record: 'Spilfil',
  recordAbout: 'Hele spillet som tekst, træk for træk. Nyhavn kan åbne det igen.',
  copy: 'Kopiér tekst',
  save: 'Gem fil',
  copied: 'Spillet er kopieret.',
  notCopied: 'Din browser tillader ikke kopiering. Gem filen i stedet.',
  notYet: 'Spillet er ikke slut endnu. Når det er det, kan du dele et billede af det.',
  finished: 'Huset er færdigt',
  wins: ({ name }) => `${name} vinder`,
  share: (names) => `${names} deler sejren`,
};
