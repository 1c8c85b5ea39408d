/** Sharing a game: pictures, a keepsake, the record. */

/** What is said where a game is given away, and what stands on what is given. */
export const words = {
  about:
    'Everything is made here on your device, also offline. Nothing is sent anywhere until you share it.',
  picture: 'Picture',
  format: 'Shape',
  formats: { wide: 'Wide', square: 'Square', tall: 'Tall' },
  hour: 'Light',
  hours: { day: 'Day', dusk: 'Dusk' },
  name: 'Your name on it',
  place: 'Place',
  placeHint: 'as in “at Grandma’s”',
  giveAs: (what: string) => `Share as ${what} …`,
  again: 'It is ready. Press Share once more.',
  png: 'Save as PNG',
  svg: 'Save as SVG',
  keepsake: 'Keepsake',
  keepsakeAbout: 'One page to print: the houses, the points and how it went.',
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'US Letter' },
  ink: 'Ink',
  inks: { colour: 'Colour', saving: 'Black and white' },
  pdf: 'Save as PDF',
  record: 'Record',
  recordAbout: 'The whole game as text, move by move. Nyhavn can open it again.',
  copy: 'Copy the text',
  save: 'Save as a file',
  copied: 'The record is copied.',
  notCopied: 'Your browser does not let us copy. Save it as a file.',
  notYet: 'This game is not over yet. There will be a picture of it when it is.',
  finished: 'The house is finished',
  youWin: 'You win',
  wins: (name: string) => `${name} wins`,
  share: (names: string) => `${names} share the win`,
  went: 'How it went',
  player: 'Player',
  total: 'Points',
  empty: 'Empty',
  turns: (turns: number) => (turns === 1 ? 'One turn was played.' : `${turns} turns were played.`),
  /** Without a name it is the one who reads it. */
  led: (name: string | undefined, turn: number) =>
    `${name ?? 'You'} took the lead in turn ${turn} and kept it.`,
  changed: (times: number, name: string | undefined, turn: number) =>
    `The lead changed ${times === 1 ? 'once' : `${times} times`}; ${name ?? 'you'} took it for good in turn ${turn}.`,
  best: (name: string | undefined, points: string, turn: number) =>
    `The best turn was ${name === undefined ? 'yours' : `${name}’s`}: ${points} in turn ${turn}.`,
  unofficial: 'Nyhavn · an unofficial fan project',
};

/** The words of sharing. */
export type ShareWords = typeof words;
