/** The rules of a game, and what the book around them says, in German. */
import type { BookWords } from '../../en/rules/index.ts';

/** Everything that the book says. */
export const words: BookWords = {
  title: (game) => `Regeln: ${game}`,
  games: 'Spiel',
  contents: 'Inhalt',
  rulings: 'Klarstellungen',
  rulingsAbout:
    'Wo die gedruckten Regeln schweigen oder sich unterscheiden, gilt das hier. Zu jeder Frage gibt es eine Stellung, die du an einem echten Tisch ausprobieren kannst.',
  search: 'In den Regeln suchen',
  searchHint: (ruling) => `ein Wort, oder ${ruling}`,
  clear: 'Suche löschen',
  found: (count) =>
    count === 0
      ? 'Nichts gefunden.'
      : count === 1
        ? '1 Stelle gefunden.'
        : `${count} Stellen gefunden.`,
  why: 'Warum?',
  inRules: 'In den Regeln:',
  tryIt: 'Ausprobieren',
  trial: {
    title: (ruling) => `${ruling} ausprobieren`,
    now: 'Du bist dran:',
    begin: 'Zum Tisch',
    back: 'Zurück zur Frage',
  },
  learn: 'Spielend lernen',
  play: 'Spielen',
};
