/** The quay, where everything begins, in Danish. */
import type { FirstWords } from '../en/index.ts';
import { counted } from './grammar.ts';

/** What the home screen says, in Danish. */
export const home: FirstWords['home'] = {
  tagline: 'Byg det smukkeste hus ved havnen.',
  playNow: 'Spil nu',
  playNowGame: (game) => `Spil nu: ${game}`,
  setUp: 'Vælg spillere',
  setUpGame: (game) => `Vælg spillere: ${game}`,
  learn: 'Lær spillet',
  learnGame: (game) => `Lær spillet: ${game}`,
  learned: (done, steps) => `${done} af ${steps}`,
  rules: 'Regler',
  rulesGame: (game) => `Regler: ${game}`,
  daily: {
    title: 'Dagens terninger',
    about: 'De samme terninger til alle, alene eller i duel. Nye terninger hver dag.',
    done: 'Du har spillet begge spil. Nye terninger i morgen.',
    streak: (days) => `${counted(days, 'dag', 'dage')} i træk.`,
    go: 'Spil dagens terninger',
    look: 'Se dagens resultater',
    puzzles: 'Opgaver',
  },
  together: {
    title: 'Spil online',
    about: 'Spil med venner på hver jeres enhed: Send et link, og gå i gang.',
    go: 'Find et bord',
  },
  realTable: {
    title: 'Ved et rigtigt bord',
    about: 'Spil med jeres egne terninger og kort. Nyhavn tæller point og tjekker reglerne.',
    dice: 'Rigtige terninger',
    score: (game) => `Pointblok: ${game}`,
    print: 'Udskriv ark',
  },
  you: 'Du',
  account: 'Konto',
  games: 'Igangværende spil',
  finished: 'Afsluttede spil',
  allFinished: (count) => `Vis alle ${count}`,
  statistics: 'Din statistik',
  goOn: 'Fortsæt',
  look: 'Se',
  openRecord: 'Åbn et gemt spil',
  with: (names) => `med ${names}`,
  forget: 'Slet',
  forgetSure: 'Vil du slette dette spil for altid?',
  download: 'Hent',
  broken: 'Denne version af Nyhavn kan ikke åbne spillet. Det er ikke gået tabt: Du kan hente det.',
  settings: 'Indstillinger',
  install: 'Installer',
  unofficial:
    'Et uofficielt fanprojekt. Tak til Asger Harding Granerud og Daniel Skjold Pedersen, som har designet begge spil, og til deres forlag.',
  updateReady: 'En ny version er klar.',
  update: 'Opdater nu',
};
