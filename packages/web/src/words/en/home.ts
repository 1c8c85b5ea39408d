/** The home page. */
import { grammarOf } from '../grammar.ts';

const { counted } = grammarOf('en');

/** What the home screen says. */
export const home = {
  tagline: 'Build the most beautiful house on the harbour.',
  playNow: 'Play now',
  playNowGame: (game: string) => `Play now: ${game}`,
  setUp: 'Choose players',
  setUpGame: (game: string) => `Choose players: ${game}`,
  learn: 'Learn',
  /** The same for somebody who has never played. */
  learnFirst: 'First time? Learn by playing',
  learnFirstGame: (game: string) => `First time? Learn by playing: ${game}`,
  learnGame: (game: string) => `Learn: ${game}`,
  /** How many steps of a lesson are done. */
  learned: (done: number, steps: number) => `${done} of ${steps}`,
  rules: 'Rules',
  rulesGame: (game: string) => `Rules: ${game}`,
  daily: {
    title: 'Daily dice',
    about: 'The same dice for everyone, solo or in a duel. New dice every day.',
    done: 'You’ve played both games. New dice tomorrow.',
    streak: (days: number) => `${counted(days, 'day', 'days')} in a row.`,
    go: 'Play today’s dice',
    look: 'See today’s results',
    puzzles: 'Puzzles',
  },
  together: {
    title: 'Play online',
    about: 'Play with friends on their own devices: send them a link and start.',
    go: 'Find a table',
  },
  realTable: {
    title: 'At a real table',
    about: 'Play with your own dice and cards. Nyhavn keeps score and checks the rules.',
    dice: 'Real dice',
    score: (game: string) => `Score pad: ${game}`,
    print: 'Print sheets',
  },
  /** The only person at a table who has no name. */
  you: 'You',
  account: 'Account',
  games: 'Games in progress',
  finished: 'Finished games',
  allFinished: (count: number) => `Show all ${count}`,
  statistics: 'Your statistics',
  goOn: 'Continue',
  look: 'View',
  openRecord: 'Open a saved game',
  with: (names: string) => `with ${names}`,
  forget: 'Delete',
  forgetSure: 'Delete this game permanently?',
  download: 'Download',
  broken: 'This version of Nyhavn can’t open this game. It isn’t lost: you can download it.',
  settings: 'Settings',
  install: 'Install',
  unofficial:
    'An unofficial fan project. Thanks to Asger Harding Granerud and Daniel Skjold Pedersen, who designed both games, and to their publisher.',
  updateReady: 'A new version is ready.',
  update: 'Update now',
};
