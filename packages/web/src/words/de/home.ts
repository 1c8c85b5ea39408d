/** The quay, where everything begins, in German. */
import type { Words } from '../en/index.ts';

/** What the home screen says in German. */
export const home: Words['home'] = {
  tagline: 'Bau das schönste Haus am Hafen.',
  playNow: 'Jetzt spielen',
  playNowGame: (game) => `Jetzt spielen: ${game}`,
  setUp: 'Spieler wählen',
  setUpGame: (game) => `Spieler wählen: ${game}`,
  learn: 'Lernen',
  learnGame: (game) => `Lernen: ${game}`,
  learned: (done, steps) => `${done} von ${steps}`,
  rules: 'Regeln',
  rulesGame: (game) => `Regeln: ${game}`,
  daily: {
    title: 'Würfel des Tages',
    about: 'Dieselben Würfel für alle, allein oder im Duell. Jeden Tag neue.',
    done: 'Beide gespielt. Morgen gibt es neue Würfel.',
    streak: (days) => `${days} Tage in Folge.`,
    go: 'Heute mitspielen',
    look: 'Deinen Tag ansehen',
    puzzles: 'Rätsel',
  },
  together: {
    title: 'Zusammen spielen',
    about: 'Freunde anderswo, alle am eigenen Gerät. Schick ihnen einen Link, und los geht’s.',
    go: 'Tisch eröffnen oder finden',
  },
  realTable: {
    title: 'Am echten Tisch',
    about: 'Eure eigenen Würfel und Karten; Nyhavn ist Block, Schiedsrichter und Stift.',
    dice: 'Echte Würfel',
    score: (game) => `Wertungsblock: ${game}`,
    print: 'Blätter drucken',
  },
  you: 'Du',
  games: 'Laufende Partien',
  finished: 'Beendete Partien',
  allFinished: (count) => `Alle ${count} zeigen`,
  statistics: 'Deine Statistik',
  goOn: 'Weiter',
  look: 'Ansehen',
  openRecord: 'Aufzeichnung öffnen',
  with: (names) => `mit ${names}`,
  forget: 'Entfernen',
  forgetSure: 'Diese Partie endgültig entfernen?',
  download: 'Herunterladen',
  broken:
    'Diese Version kann die Partie nicht öffnen. Nichts ist verloren: Du kannst ihre Aufzeichnung herunterladen.',
  settings: 'Einstellungen',
  install: 'Installieren',
  unofficial:
    'Ein inoffizielles Fanprojekt, mit Dank an Asger Harding Granerud und Daniel Skjold Pedersen, die beide Spiele erfunden haben, und an ihren Verlag.',
  updateReady: 'Eine neue Version ist da.',
  update: 'Jetzt aktualisieren',
};
