/** Sharing a game, in Danish. */
import type { ShareWords } from '../en/share.ts';
import { counted, genitive, plural } from './grammar.ts';

/** What is said where a game is given away, in Danish. */
export const words: ShareWords = {
  about: 'Alt bliver lavet på din enhed, også offline. Intet bliver sendt før du deler det.',
  picture: 'Billede',
  hour: 'Tid på dagen',
  hours: { day: 'Dag', dusk: 'Skumring' },
  name: 'Dit navn',
  place: 'Sted',
  placeHint: 'for eksempel ”hos mormor”',
  giveAs: (what) => `Del som ${what} …`,
  again: 'Klar. Tryk på Del igen.',
  png: 'Gem som PNG',
  keepsake: 'Minde',
  keepsakeAbout: 'Én side til at udskrive: husene, pointene og hvordan det gik.',
  paper: 'Papir',
  papers: { a4: 'A4', letter: 'US Letter' },
  ink: 'Farver',
  inks: { colour: 'Farve', saving: 'Sort-hvid' },
  pdf: 'Gem som PDF',
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
  went: 'Sådan gik det',
  player: 'Spiller',
  total: 'Point',
  empty: 'Tomme',
  turns: (turns) => `Spillet varede ${counted(turns, 'tur', 'ture')}.`,
  led: ({ name }, turn) => `${name} tog føringen i tur ${turn} og beholdt den.`,
  changed: (times, { name, isYou }, turn) =>
    `Føringen skiftede ${plural(times, 'én gang', `${times} gange`)}; ${isYou ? 'du' : name} tog den for godt i tur ${turn}.`,
  best: ({ name, isYou }, points, turn) =>
    `Den bedste tur var ${isYou ? 'din' : genitive(name)}: ${points} i tur ${turn}.`,
  unofficial: 'Nyhavn · et uofficielt fanprojekt',
};
