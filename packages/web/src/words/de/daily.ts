/** The challenge of the day, in German. */
import type { DailyWords } from '../en/daily.ts';
import { grammarOf } from '../grammar.ts';

const { counted, plural } = grammarOf('de');

/** What is said of the challenge of the day. */
export const words: DailyWords = {
  title: 'Würfel des Tages',
  titleOf: (day) => `Würfel vom ${day}`,
  next: (time) => `Neue Würfel in ${time}`,
  toToday: 'Zu den Würfeln von heute',
  late: 'Dieser Tag ist vorbei. Du kannst ihn noch spielen, aber er zählt nicht für deine Serie.',
  notYet: 'Für diesen Tag gibt es noch keine Würfel.',
  streak: (days) => (days === 0 ? 'Noch keine Serie' : `${counted(days, 'Tag', 'Tage')} in Folge`),
  best: (turns) => `Solo-Bestleistung: ${counted(turns, 'Zug', 'Züge')}`,
  week: 'Die letzten sieben Tage',
  dayPlayed: (day) => `${day}: gespielt`,
  dayLate: (day) => `${day}: nachgeholt`,
  dayMissed: (day) => `${day}: nicht gespielt`,
  kinds: {
    alone: {
      title: 'Solo',
      about: (goal) =>
        `Erreiche ${goal} Punkte in möglichst wenigen Zügen. Außer dir würfeln nur der Wind (Vinden) und die Welle (Bølgen): Nimm von beiden einen Würfel; passen darfst du jederzeit.`,
    },
    duel: {
      title: 'Duell',
      about: (name, bot) =>
        `Spiele gegen ${name} (${bot}): Heute haben alle denselben Gegner. Die Woche beginnt gemütlich und endet mit dem Hafenmeister.`,
    },
  },
  play: 'Spielen',
  playWhat: (kind) => `Spielen: ${kind}`,
  goOn: 'Fortsetzen',
  goOnWhat: (kind) => `Fortsetzen: ${kind}`,
  practise: 'Üben',
  practiseWhat: (kind) => `Üben: ${kind}`,
  practice: 'Übung: Diese Partie zählt nicht.',
  /** After `in`, as in `12 Punkte in 9 Zügen`. */
  turns: (turns) => counted(turns, 'Zug', 'Zügen'),
  aloneDone: (points, turns) => `${counted(points, 'Punkt', 'Punkte')} in ${turns}`,
  aloneFailed: (points) => `${counted(points, 'Punkt', 'Punkte')}, Haus nicht fertig`,
  won: (own, theirs) => `${own}:${theirs} gewonnen`,
  lost: (own, theirs) => `${own}:${theirs} verloren`,
  advice: (times) => `den Hafenmeister ${plural(times, 'einmal', `${times}-mal`)} gefragt`,
  windows: (lit, total) => `${lit} von ${total} Fenstern ${plural(lit, 'leuchtet', 'leuchten')}`,
  cardTitle: (day) => `Würfel vom ${day}`,
  cardAlt: (result) => `Ein Haus am Kai in der Dämmerung: ${result}`,
  share: 'Teilen',
  copy: 'Als Text kopieren',
  copied: 'Kopiert.',
  picture: 'Bild speichern',
  failed: 'Das hat nicht geklappt. Versuche es noch einmal.',
  again: 'Noch einmal spielen',
  toDay: 'Zurück zu diesem Tag',
  replay: 'Wiedergabe',
  earlier: 'Frühere Tage',
  day: 'Tag',
  none: 'nicht gespielt',
  open: 'begonnen',
  elements: 'Der Wind und die Welle',
  rolls: 'würfelt',
};
