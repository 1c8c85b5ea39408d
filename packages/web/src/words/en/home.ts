/** The quay, where everything begins. */

/** What the home screen says. */
export const home = {
  tagline: 'Build the most beautiful house on the harbour.',
  playNow: 'Play now',
  playNowGame: (game: string) => `Play now: ${game}`,
  setUp: 'Choose players',
  setUpGame: (game: string) => `Choose players: ${game}`,
  learn: 'Learn',
  learnGame: (game: string) => `Learn: ${game}`,
  /** How many steps of a lesson are done. */
  learned: (done: number, steps: number) => `${done} of ${steps}`,
  rules: 'Rules',
  rulesGame: (game: string) => `Rules: ${game}`,
  daily: {
    title: 'Dice of the day',
    about: 'The same dice for everybody, alone or in a duel. New ones every day.',
    done: 'Both games played. New dice come tomorrow.',
    streak: (days: number) => `${days} days in a row.`,
    go: 'Play today’s dice',
    look: 'Look at your day',
    puzzles: 'Puzzles',
  },
  together: {
    title: 'Play together',
    about: 'Friends elsewhere, each at their own device. Send them a link, and begin.',
    go: 'Open or find a table',
  },
  realTable: {
    title: 'At a real table',
    about: 'Your own dice and cards; Nyhavn is the pad, the judge and the pencil.',
    dice: 'Real dice',
    score: (game: string) => `Score pad: ${game}`,
    print: 'Print sheets',
  },
  you: 'You',
  games: 'Games in progress',
  finished: 'Finished games',
  allFinished: (count: number) => `Show all ${count}`,
  statistics: 'Your statistics',
  goOn: 'Go on',
  look: 'Look',
  openRecord: 'Open a record',
  with: (names: string) => `with ${names}`,
  forget: 'Remove',
  forgetSure: 'Remove this game for good?',
  download: 'Download',
  broken:
    'This game can’t be opened by this version. Nothing is lost: you can download its record.',
  settings: 'Settings',
  install: 'Install',
  unofficial:
    'An unofficial fan project, with thanks to Asger Harding Granerud and Daniel Skjold Pedersen, who designed both games, and to their publisher.',
  updateReady: 'A new version is ready.',
  update: 'Update now',
};
