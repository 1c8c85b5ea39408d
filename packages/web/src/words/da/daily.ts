/** The challenge of the day, in Danish. */
import type { DailyWords } from '../en/daily.ts';
import { counted, plural } from './grammar.ts';

/** What is said of the challenge of the day, in Danish. */
export const words: DailyWords = {
  title: 'Dagens terninger',
  titleOf: (day) => `Dagens terninger, ${day}`,
  next: (time) => `Nye terninger om ${time}`,
  toToday: 'Gå til i dag',
  late: 'Denne dag er forbi. Du kan stadig spille den, men den tæller ikke med i din stime.',
  notYet: 'Der er endnu ingen terninger til denne dag.',
  streak: (days) => (days === 0 ? 'Ingen stime endnu' : `${counted(days, 'dag', 'dage')} i træk`),
  best: (turns) => `din solorekord: ${counted(turns, 'tur', 'ture')}`,
  week: 'De seneste syv dage',
  dayPlayed: (day) => `${day}: spillet`,
  dayLate: (day) => `${day}: spillet senere`,
  dayMissed: (day) => `${day}: ikke spillet`,
  kinds: {
    alone: {
      title: 'Solo',
      about: (goal) =>
        `Nå ${goal} point på så få ture som muligt. Vinden og Bølgen slår også, men bygger ikke: Tag en terning fra hver, og meld pas når du vil.`,
    },
    duel: {
      title: 'Duel',
      about: (name, bot) =>
        `Spil mod ${name} (${bot}), dagens modstander for alle. Ugen begynder blidt og slutter med havnefogeden.`,
    },
  },
  play: 'Spil',
  playWhat: (kind) => `Spil: ${kind}`,
  goOn: 'Fortsæt',
  goOnWhat: (kind) => `Fortsæt: ${kind}`,
  practise: 'Øv dig',
  practiseWhat: (kind) => `Øv dig: ${kind}`,
  practice: 'Øvelse: Dette spil tæller ikke.',
  turns: (turns) => counted(turns, 'tur', 'ture'),
  aloneDone: (points, turns) => `${counted(points, 'point', 'point')} på ${turns}`,
  aloneFailed: (points) => `${counted(points, 'point', 'point')}, huset er ikke færdigt`,
  won: (own, theirs) => `Vundet ${own}–${theirs}`,
  lost: (own, theirs) => `Tabt ${own}–${theirs}`,
  advice: (times) => `spurgte havnefogeden ${plural(times, 'én gang', `${times} gange`)}`,
  windows: (lit, total) => `lys i ${lit} af ${total} vinduer`,
  cardTitle: (day) => `Dagens terninger, ${day}`,
  cardAlt: (result) => `Et hus ved kajen i skumringen: ${result}`,
  share: 'Del',
  copy: 'Kopiér som tekst',
  copied: 'Kopieret.',
  picture: 'Gem billede',
  failed: 'Det lykkedes ikke. Prøv igen.',
  again: 'Spil igen',
  toDay: 'Tilbage til dagen',
  replay: 'Genafspil',
  earlier: 'Tidligere dage',
  day: 'Dag',
  none: 'ikke spillet',
  open: 'i gang',
  elements: 'Vinden og Bølgen',
  rolls: 'slår',
};
