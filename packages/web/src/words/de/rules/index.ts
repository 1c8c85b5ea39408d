/** The rules of a game, and what the book around them says, in German. */
import type { BookWords } from '../../en/rules/index.ts';

/** Everything that the book says. */
export const words: BookWords = {
  title: (game) => `Regeln: ${game}`,
  games: 'Spiel',
  contents: 'Inhalt',
  rulings: 'Klarstellungen',
  rulingsAbout:
    'Sie gelten, wo die gedruckten Regeln nichts sagen oder sich die Ausgaben unterscheiden. Zu jeder Frage gibt es eine Stellung, die du hier gleich nachspielen kannst.',
  search: 'In den Regeln suchen',
  searchHint: (ruling) => `ein Wort oder ${ruling}`,
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
