/** Words that are used everywhere, in German. */
import type { FirstWords } from '../en/index.ts';
import { grammarOf } from '../grammar.ts';

const { counted, list } = grammarOf('de');

/** Words that are used everywhere, in German. */
export const common: FirstWords['common'] = {
  productName: 'Nyhavn',
  colours: { R: 'rot', B: 'blau', P: 'violett', G: 'grün', Y: 'gelb', W: 'weiß' },
  colourLetters: { R: 'R', B: 'B', P: 'V', G: 'G', Y: 'E', W: 'W' },
  points: (count) => counted(count, 'Punkt', 'Punkte'),
  squares: (count) => counted(count, 'Feld', 'Felder'),
  coats: (count) => `${count} Wappen`,
  row: (name) => `Reihe ${name}`,
  column: (name) => `Spalte ${name}`,
  list,
  close: 'Schließen',
  cancel: 'Abbrechen',
  back: 'Zurück',
  home: 'Startseite',
  loading: 'Einen Moment …',
  failed: 'Das hat nicht geklappt. Versuche es noch einmal.',
  notFound: 'Seite nicht gefunden.',
  retry: 'Noch einmal versuchen',
  trouble: {
    files:
      'Ein Teil von Nyhavn konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
    storage:
      'Deine gespeicherten Partien und Einstellungen lassen sich gerade nicht öffnen. Schließe andere Tabs mit Nyhavn oder starte den Browser neu und versuche es noch einmal.',
    other:
      'Auf dieser Seite ist etwas schiefgegangen. Versuche es noch einmal oder geh zurück zur Startseite.',
  },
  toHome: 'Zur Startseite',
  bots: {
    random: { name: 'Matrose', about: 'spielt irgendetwas Erlaubtes' },
    greedy: { name: 'Maurer', about: 'nimmt immer die meisten Punkte mit' },
    apprentice: { name: 'Lehrling', about: 'freundlich, ohne Eile, übersieht auch mal etwas' },
    carpenter: { name: 'Zimmermann', about: 'baut ordentlich, Schritt für Schritt' },
    foreman: { name: 'Polier', about: 'plant jeden Zug bis zum Ende' },
    architect: { name: 'Architekt', about: 'kennt die Chancen und schaut voraus' },
    'harbour-master': { name: 'Hafenmeister', about: 'hat alle im Blick und vergisst nichts' },
  },
};
