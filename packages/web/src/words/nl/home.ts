/** The quay, where everything begins, in Dutch. */
import type { Words } from '../en/index.ts';

/** What the home screen says. */
export const home: Words['home'] = {
  tagline: 'Bouw het mooiste huis aan de haven.',
  playNow: 'Nu spelen',
  playNowGame: (game) => `Nu spelen: ${game}`,
  setUp: 'Spelers kiezen',
  setUpGame: (game) => `Spelers kiezen: ${game}`,
  learn: 'Leren',
  learnGame: (game) => `Leren: ${game}`,
  learned: (done, steps) => `${done} van ${steps}`,
  rules: 'Regels',
  rulesGame: (game) => `Regels: ${game}`,
  daily: {
    title: 'Dagworp',
    about: 'Dezelfde dobbelstenen voor iedereen, alleen of in een duel. Elke dag nieuwe.',
    done: 'Allebei gespeeld. Morgen zijn er nieuwe dobbelstenen.',
    streak: (days) => `${days} dagen op rij.`,
    go: 'De dagworp spelen',
    look: 'Je dag bekijken',
    puzzles: 'Puzzels',
  },
  together: {
    title: 'Samen spelen',
    about: 'Vrienden ergens anders, ieder op een eigen apparaat. Stuur een link en begin.',
    go: 'Tafel openen of zoeken',
  },
  realTable: {
    title: 'Aan een echte tafel',
    about: 'Je eigen dobbelstenen en kaarten; Nyhavn is scoreblok, scheidsrechter en potlood.',
    dice: 'Echte dobbelstenen',
    score: (game) => `Scoreblok: ${game}`,
    print: 'Bladen afdrukken',
  },
  you: 'Jij',
  account: 'Account',
  games: 'Lopende partijen',
  finished: 'Gespeelde partijen',
  allFinished: (count) => `Alle ${count} tonen`,
  statistics: 'Jouw statistieken',
  goOn: 'Verder',
  look: 'Bekijken',
  openRecord: 'Een verslag openen',
  with: (names) => `met ${names}`,
  forget: 'Verwijderen',
  forgetSure: 'Deze partij voorgoed verwijderen?',
  download: 'Downloaden',
  broken:
    'Deze versie kan deze partij niet openen. Er is niets verloren: je kunt het verslag downloaden.',
  settings: 'Instellingen',
  install: 'Installeren',
  unofficial:
    'Een onofficieel project van fans, met dank aan Asger Harding Granerud en Daniel Skjold Pedersen, die beide spellen bedachten, en aan hun uitgever.',
  updateReady: 'Er staat een nieuwe versie klaar.',
  update: 'Nu bijwerken',
};
