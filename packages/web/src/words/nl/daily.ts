/** The challenge of the day, in Dutch. */
import type { DailyWords } from '../en/daily.ts';

/** What is said of the challenge of the day. */
export const words: DailyWords = {
  title: 'Dagworp',
  titleOf: (day) => `Dagworp van ${day}`,
  next: (time) => `Nieuwe dobbelstenen over ${time}`,
  hours: (hours, minutes) => `${hours} u ${minutes} min`,
  toToday: 'Naar de dagworp van vandaag',
  late: 'Deze dag is voorbij. Je kunt hem nog spelen, maar hij telt niet mee voor je reeks.',
  notYet: 'Voor deze dag zijn er geen dobbelstenen.',
  streak: (days) =>
    days === 0 ? 'Nog geen dagen op rij' : days === 1 ? '1 dag op rij' : `${days} dagen op rij`,
  best: (turns) => `je beste alleen: ${turns} beurten`,
  week: 'De laatste zeven dagen',
  dayPlayed: (day) => `${day}: gespeeld`,
  dayLate: (day) => `${day}: later gespeeld`,
  dayMissed: (day) => `${day}: niet gespeeld`,
  kinds: {
    alone: {
      title: 'Alleen',
      about: (goal) =>
        `Haal ${goal} punten in zo weinig mogelijk beurten. Alleen de wind (Vinden) en de golf (Bølgen) gooien mee: neem van elk een dobbelsteen, en pas wanneer je wilt.`,
    },
    duel: {
      title: 'Duel',
      about: (name, bot) =>
        `Tegen ${name} (${bot}): vandaag voor iedereen dezelfde tegenstander. De week begint rustig en eindigt met de havenmeester.`,
    },
  },
  play: 'Spelen',
  playWhat: (kind) => `Spelen: ${kind}`,
  goOn: 'Verder',
  goOnWhat: (kind) => `Verder: ${kind}`,
  practise: 'Oefenen',
  practiseWhat: (kind) => `Oefenen: ${kind}`,
  practice: 'Oefening: dit telt niet meer mee.',
  turns: (turns) => (turns === 1 ? '1 beurt' : `${turns} beurten`),
  aloneDone: (points, turns) => `${points} punten in ${turns}`,
  aloneFailed: (points) => `${points} punten, en het huis blijft onvoltooid`,
  won: (own, theirs) => `Gewonnen met ${own}–${theirs}`,
  lost: (own, theirs) => `Verloren met ${own}–${theirs}`,
  advice: (times) =>
    times === 1 ? 'één keer raad van de havenmeester' : `${times} keer raad van de havenmeester`,
  windows: (lit, rounds) => `${lit} van de ${rounds} vensters zijn verlicht`,
  cardTitle: (day) => `Dagworp van ${day}`,
  cardAlt: (result) => `Een huis aan de kade bij schemering: ${result}`,
  share: 'Delen',
  copy: 'Als tekst kopiëren',
  copied: 'Gekopieerd.',
  picture: 'Afbeelding bewaren',
  failed: 'Dat is niet gelukt.',
  again: 'Nog een keer',
  toDay: 'Naar de dag',
  replay: 'De partij terugkijken',
  earlier: 'Eerdere dagen',
  day: 'Dag',
  none: 'niet gespeeld',
  open: 'begonnen',
  elements: 'De wind en de golf',
  rolls: 'heeft de dobbelstenen',
};
