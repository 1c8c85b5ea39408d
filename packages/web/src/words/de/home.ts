/** The quay, where everything begins, in German. */
import type { FirstWords } from '../en/index.ts';
import { grammarOf } from '../grammar.ts';

const { counted } = grammarOf('de');

/** What the home screen says in German. */
export const home: FirstWords['home'] = {
  tagline: 'Baue das schönste Haus am Hafen.',
  playNow: 'Jetzt spielen',
  playNowGame: (game) => `Jetzt spielen: ${game}`,
  setUp: 'Spieler wählen',
  setUpGame: (game) => `Spieler wählen: ${game}`,
  learn: 'Lernen',
  learnFirst: 'Neu hier? Spielend lernen',
  learnFirstGame: (game) => `Neu hier? Spielend lernen: ${game}`,
  learnGame: (game) => `Lernen: ${game}`,
  learned: (done, steps) => `${done} von ${steps}`,
  rules: 'Regeln',
  rulesGame: (game) => `Regeln: ${game}`,
  daily: {
    title: 'Würfel des Tages',
    about: 'Dieselben Würfel für alle, solo oder im Duell. Jeden Tag neue.',
    done: 'Du hast beide gespielt. Morgen gibt es neue Würfel.',
    streak: (days) => `${counted(days, 'Tag', 'Tage')} in Folge.`,
    go: 'Heute mitspielen',
    look: 'Ergebnisse ansehen',
    puzzles: 'Rätsel',
  },
  together: {
    title: 'Online spielen',
    about: 'Spiele mit Freunden, jeder am eigenen Gerät. Schicke ihnen einen Link, und los geht’s.',
    go: 'Tisch finden',
  },
  realTable: {
    title: 'Am echten Tisch',
    about:
      'Spielt mit euren eigenen Würfeln und Karten. Nyhavn zählt die Punkte und achtet auf die Regeln.',
    dice: 'Echte Würfel',
    score: (game) => `Wertungsblock: ${game}`,
    print: 'Blätter drucken',
  },
  you: 'Du',
  account: 'Konto',
  games: 'Laufende Partien',
  finished: 'Beendete Partien',
  allFinished: (count) => `Alle ${count} zeigen`,
  statistics: 'Deine Statistik',
  goOn: 'Fortsetzen',
  look: 'Ansehen',
  openRecord: 'Partie öffnen',
  with: (names) => `mit ${names}`,
  forget: 'Löschen',
  forgetSure: 'Diese Partie endgültig löschen?',
  download: 'Herunterladen',
  broken:
    'Diese Version von Nyhavn kann die Partie nicht öffnen. Sie ist nicht verloren: Du kannst sie herunterladen.',
  settings: 'Einstellungen',
  install: 'Installieren',
  unofficial:
    'Ein inoffizielles Fanprojekt. Danke an Asger Harding Granerud und Daniel Skjold Pedersen, die beide Spiele erfunden haben, und an ihren Verlag.',
  updateReady: 'Eine neue Version ist da.',
  update: 'Jetzt aktualisieren',
};
