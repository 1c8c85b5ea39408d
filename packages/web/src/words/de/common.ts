/** Words that are used everywhere, in German. */
import type { Words } from '../en/index.ts';
import { enumerated } from '../enumerated.ts';

/** Words that are used everywhere, in German. */
export const common: Words['common'] = {
  productName: 'Nyhavn',
  colours: { R: 'rot', B: 'blau', P: 'violett', G: 'grün', Y: 'gelb', W: 'weiß' },
  points: (count) => (count === 1 ? '1 Punkt' : `${count} Punkte`),
  squares: (count) => (count === 1 ? '1 Feld' : `${count} Felder`),
  coats: (count) => `${count} Wappen`,
  row: (name) => `Reihe ${name}`,
  column: (name) => `Spalte ${name}`,
  list: (things) => enumerated(things, 'und'),
  close: 'Schließen',
  cancel: 'Abbrechen',
  back: 'Zurück',
  home: 'Startseite',
  loading: 'Einen Moment …',
  failed: 'Das hat nicht geklappt.',
  notFound: 'Unter dieser Adresse gibt es nichts.',
  retry: 'Noch einmal versuchen',
  trouble: {
    files:
      'Ein Teil von Nyhavn konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
    storage:
      'Was auf diesem Gerät gespeichert ist, lässt sich gerade nicht lesen oder ändern. Schließe andere Tabs mit Nyhavn oder starte den Browser neu, und versuche es noch einmal.',
    other:
      'Auf dieser Seite ist etwas schiefgegangen. Versuche es noch einmal oder geh zurück zum Kai.',
  },
  toHome: 'Zum Kai',
  bots: {
    random: { name: 'Matrose', about: 'spielt einfach irgendetwas Erlaubtes' },
    greedy: { name: 'Maurer', about: 'nimmt sofort die meisten Punkte' },
    apprentice: { name: 'Lehrling', about: 'freundlich, ohne Eile, übersieht auch mal etwas' },
    carpenter: { name: 'Zimmermann', about: 'baut ordentlich, Schritt für Schritt' },
    foreman: { name: 'Polier', about: 'plant jeden Zug bis zum Ende' },
    architect: { name: 'Architekt', about: 'kennt die Chancen und schaut voraus' },
    'harbour-master': { name: 'Hafenmeister', about: 'hat alle im Blick und vergisst nichts' },
  },
};
