/** The commands of the terminal program, in Danish. */
import type { CommandWords } from '../en/terminal-commands.ts';

/** What the commands say, in Danish. */
export const words: CommandWords = {
  verify: {
    game: (number) => `Spil ${number}`,
    noneAdded:
      'Ingen spiller bidrog til lodtrækningen, så serveren kan have valgt sin hemmelighed efter det der følger af den.',
    undone: 'Kun spillerne ved om de bad om det.',
    part: (events) =>
      `Spillet er ikke slut i denne optegnelse: Den går til og med hændelse ${events}.`,
    limits: 'Navne og spillernes træk er ikke bevist med det.',
    seedLater:
      'Optegnelsen nævner ikke hemmeligheden endnu: Den offentliggøres når spillet er slut. Indtil da kan intet bevises.',
    false: {
      commitment: 'Hemmeligheden er ikke den som serveren lagde fast før spillet.',
      contributions: 'Optegnelsen siger ikke for hver plads hvad den bidrog med til lodtrækningen.',
      start: 'Startspilleren følger ikke af hemmeligheden.',
      undone: 'De fortrudte hændelser følger ikke af reglerne og hemmeligheden.',
    },
    notProven: 'Ikke bevist.',
  },
  notReviewed: (game) => `Spil af ${game} kan ikke analyseres.`,
  files: {
    nameOne: (dash) => `Angiv en fil, eller ${dash} for standardinput.`,
    missing: 'den fil findes ikke',
    forbidden: 'ingen adgang',
    folder: 'det er en mappe',
    noFolder: 'det ligger ikke i en mappe',
    line: (line, reason) => `Linje ${line}: ${reason}`,
    cutOff: (line) => `Linje ${line} er skåret over; alt før den er læst.`,
  },
};
