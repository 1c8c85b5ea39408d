/** The quay, where everything begins, in Dutch. */
import type { FirstWords } from '../en/index.ts';
import { grammarOf } from '../grammar.ts';

const { counted } = grammarOf('nl');

/** What the home screen says. */
export const home: FirstWords['home'] = {
  tagline: 'Bouw het mooiste huis aan de haven.',
  playNow: 'Nu spelen',
  playNowGame: (game) => `Nu spelen: ${game}`,
  setUp: 'Spelers kiezen',
  setUpGame: (game) => `Spelers kiezen: ${game}`,
  learn: 'Leren',
  learnFirst: 'Nieuw hier? Leer het spelend',
  learnFirstGame: (game) => `Nieuw hier? Leer het spelend: ${game}`,
  learnGame: (game) => `Leren: ${game}`,
  learned: (done, steps) => `${done} van ${steps}`,
  rules: 'Spelregels',
  rulesGame: (game) => `Spelregels: ${game}`,
  daily: {
    title: 'Dagworp',
    about: 'Dezelfde dobbelstenen voor iedereen, solo of in een duel. Elke dag nieuwe.',
    done: 'Je hebt allebei de partijen gespeeld. Morgen zijn er nieuwe dobbelstenen.',
    streak: (days) => `${counted(days, 'dag', 'dagen')} op rij.`,
    go: 'Dagworp spelen',
    look: 'Resultaten van vandaag',
    puzzles: 'Puzzels',
  },
  together: {
    title: 'Online spelen',
    about: 'Met vrienden op afstand, ieder op een eigen apparaat. Stuur een link en begin.',
    go: 'Tafel zoeken',
  },
  realTable: {
    title: 'Aan een echte tafel',
    about: 'Speel met je eigen dobbelstenen en kaarten. Nyhavn telt de punten en let op de regels.',
    dice: 'Echte dobbelstenen',
    score: (game) => `Scoreblok: ${game}`,
    print: 'Bladen afdrukken',
  },
  you: 'Jij',
  account: 'Account',
  games: 'Lopende partijen',
  finished: 'Gespeelde partijen',
  allFinished: (count) => `Alle ${count} tonen`,
  statistics: 'Je statistieken',
  goOn: 'Verder spelen',
  look: 'Bekijken',
  openRecord: 'Opgeslagen partij openen',
  with: (names) => `met ${names}`,
  forget: 'Verwijderen',
  forgetSure: 'Deze partij definitief verwijderen?',
  download: 'Downloaden',
  broken:
    'Deze versie van Nyhavn kan deze partij niet openen. Er is niets verloren: je kunt de partij downloaden.',
  settings: 'Instellingen',
  install: 'Installeren',
  unofficial:
    'Een onofficieel fanproject. Met dank aan Asger Harding Granerud en Daniel Skjold Pedersen, die beide spellen hebben bedacht, en aan hun uitgever.',
  updateReady: 'Er is een nieuwe versie.',
  update: 'Nu bijwerken',
};
