/** The challenge of the day, in German. */
import type { DailyWords } from '../en/daily.ts';

/** What is said of the challenge of the day. */
export const words: DailyWords = {
  title: 'Würfel des Tages',
  titleOf: (day) => `Würfel vom ${day}`,
  next: (time) => `Neue Würfel in ${time}`,
  hours: (hours, minutes) => `${hours} Std. ${minutes} Min.`,
  toToday: 'Zu den Würfeln von heute',
  late: 'Dieser Tag ist vorbei. Du kannst ihn noch spielen, aber für deine Tage in Folge zählt er nicht.',
  notYet: 'Für diesen Tag gibt es keine Würfel.',
  streak: (days) =>
    days === 0
      ? 'Noch keine Tage in Folge'
      : days === 1
        ? '1 Tag in Folge'
        : `${days} Tage in Folge`,
  best: (turns) => `allein am besten: ${turns} Züge`,
  week: 'Die letzten sieben Tage',
  dayPlayed: (day) => `${day}: gespielt`,
  dayLate: (day) => `${day}: später gespielt`,
  dayMissed: (day) => `${day}: nicht gespielt`,
  kinds: {
    alone: {
      title: 'Allein',
      about: (goal) =>
        `Erreiche ${goal} Punkte in möglichst wenigen Zügen. Nur der Wind (Vinden) und die Welle (Bølgen) würfeln mit: Nimm von beiden einen Würfel, und passe, wann du magst.`,
    },
    duel: {
      title: 'Duell',
      about: (name, bot) =>
        `Gegen ${name} (${bot}): Heute spielen alle gegen dieselbe Figur. Die Woche beginnt gemütlich und endet mit dem Hafenmeister.`,
    },
  },
  play: 'Spielen',
  playWhat: (kind) => `Spielen: ${kind}`,
  goOn: 'Weiter',
  goOnWhat: (kind) => `Weiter: ${kind}`,
  practise: 'Üben',
  practiseWhat: (kind) => `Üben: ${kind}`,
  practice: 'Übung: Das zählt nicht mehr.',
  turns: (turns) => (turns === 1 ? '1 Zug' : `${turns} Zügen`),
  aloneDone: (points, turns) => `${points} Punkte in ${turns}`,
  aloneFailed: (points) => `${points} Punkte, und das Haus bleibt unvollendet`,
  won: (own, theirs) => `${own} zu ${theirs} gewonnen`,
  lost: (own, theirs) => `${own} zu ${theirs} verloren`,
  advice: (times) => (times === 1 ? 'einmal um Rat gefragt' : `${times}-mal um Rat gefragt`),
  windows: (lit, rounds) => `${lit} von ${rounds} Fenstern leuchten`,
  cardTitle: (day) => `Würfel vom ${day}`,
  cardAlt: (result) => `Ein Haus am Kai in der Dämmerung: ${result}`,
  share: 'Teilen',
  copy: 'Als Text kopieren',
  copied: 'Kopiert.',
  picture: 'Bild speichern',
  failed: 'Das hat nicht geklappt.',
  again: 'Noch einmal',
  toDay: 'Zum Tag',
  replay: 'Die Partie noch einmal ansehen',
  earlier: 'Frühere Tage',
  day: 'Tag',
  none: 'nicht gespielt',
  open: 'begonnen',
  elements: 'Der Wind und die Welle',
  rolls: 'hat die Würfel',
};
