/** The challenge of the day, in Dutch. */
import type { DailyWords } from '../en/daily.ts';
import { grammarOf } from '../grammar.ts';

const { counted, plural } = grammarOf('nl');

/** What is said of the challenge of the day. */
export const words: DailyWords = {
  title: 'Dagworp',
  titleOf: (day) => `Dagworp van ${day}`,
  next: (time) => `Nieuwe dobbelstenen over ${time}`,
  toToday: 'Naar vandaag',
  late: 'Deze dag is voorbij. Je kunt hem nog spelen, maar hij telt niet mee voor je reeks.',
  notYet: 'Voor deze dag zijn er nog geen dobbelstenen.',
  streak: (days) => (days === 0 ? 'Nog geen reeks' : `${counted(days, 'dag', 'dagen')} op rij`),
  best: (turns) => `Solorecord: ${counted(turns, 'beurt', 'beurten')}`,
  week: 'Afgelopen zeven dagen',
  dayPlayed: (day) => `${day}: gespeeld`,
  dayLate: (day) => `${day}: later gespeeld`,
  dayMissed: (day) => `${day}: niet gespeeld`,
  kinds: {
    alone: {
      title: 'Solo',
      about: (goal) =>
        `Haal ${goal} punten in zo weinig mogelijk beurten. Alleen de wind (Vinden) en de golf (Bølgen) gooien mee: neem van elk een dobbelsteen; passen mag altijd.`,
    },
    duel: {
      title: 'Duel',
      about: (name, bot) =>
        `Tegen ${name} (${bot}), vandaag de tegenstander van iedereen. De week begint rustig en eindigt met de havenmeester.`,
    },
  },
  play: 'Spelen',
  playWhat: (kind) => `Spelen: ${kind}`,
  goOn: 'Verder spelen',
  goOnWhat: (kind) => `Verder spelen: ${kind}`,
  practise: 'Oefenen',
  practiseWhat: (kind) => `Oefenen: ${kind}`,
  practice: 'Oefening: deze partij telt niet mee.',
  turns: (turns) => counted(turns, 'beurt', 'beurten'),
  aloneDone: (points, turns) => `${counted(points, 'punt', 'punten')} in ${turns}`,
  aloneFailed: (points) => `${counted(points, 'punt', 'punten')}, huis niet af`,
  won: (own, theirs) => `Gewonnen met ${own}–${theirs}`,
  lost: (own, theirs) => `Verloren met ${own}–${theirs}`,
  advice: (times) => `${times} keer raad gevraagd aan de havenmeester`,
  windows: (lit, total) => `${lit} van de ${total} vensters ${plural(lit, 'is', 'zijn')} verlicht`,
  cardTitle: (day) => `Dagworp van ${day}`,
  cardAlt: (result) => `Een huis aan de kade bij schemering: ${result}`,
  share: 'Delen',
  copy: 'Kopiëren als tekst',
  copied: 'Gekopieerd.',
  picture: 'Afbeelding opslaan',
  failed: 'Dat is niet gelukt. Probeer het opnieuw.',
  again: 'Nog een keer',
  toDay: 'Terug naar die dag',
  replay: 'Terugkijken',
  earlier: 'Eerdere dagen',
  day: 'Dag',
  none: 'niet gespeeld',
  open: 'begonnen',
  elements: 'De wind en de golf',
  rolls: 'gooit',
};
