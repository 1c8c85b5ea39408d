/** The rules of a game, and what the book around them says, in German. */
import type { BookWords } from '../../en/rules/index.ts';

/** Everything that the book says. */
export const words: BookWords = {
  title: (game) => `Regeln: ${game}`,
  games: 'Spiel',
  contents: 'Inhalt',
  rulings: 'Klarstellungen',
  rulingsAbout:
    'Sie gelten, wo die gedruckten Regeln nichts sagen oder sich die Ausgaben unterscheiden. Zu jeder Frage gibt es eine Stellung, die du hier gleich ausprobieren kannst.',
  search: 'In den Regeln suchen',
  searchHint: (ruling) => `ein Wort oder ${ruling}`,
  ignored:
    'wie was wer wo wann welche der die das den dem ein eine ist sind kann darf muss ich du man mein von zu im in bei mit wenn es für und passiert geht',
  same: 'gleichstand: unentschieden patt tiebreak tiebreaker; spielende: ende endet aus schluss vorbei; spalte: senkrecht vertikal; reihe: zeile waagerecht stockwerk; punkte: wertung zählen score; nachziehstapel: stapel deck; startspieler: beginnt anfang erster; bonus: plus +; bezahl: kosten preis kaufen; drehen: rotieren spiegeln; wirfst: handlimit kartenlimit limit abwerfen',
  clear: 'Suche löschen',
  found: (count) => (count === 0 ? 'Keine Treffer.' : `${count} Treffer.`),
  why: 'Warum?',
  inRules: 'In den Regeln:',
  tryIt: 'Ausprobieren',
  trial: {
    title: (ruling) => `${ruling} ausprobieren`,
    now: 'Du bist dran:',
    begin: 'Starten',
    back: 'Zurück zur Klarstellung',
  },
  learn: 'Spielend lernen',
  play: 'Spielen',
};
