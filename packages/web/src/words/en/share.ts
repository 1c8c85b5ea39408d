/** Sharing a game: pictures, a keepsake, the game file. */
import { grammarOf, type Person } from '../grammar.ts';

const { counted, plural } = grammarOf('en');

/** What is said where a game is given away, and what stands on what is given. */
export const words = {
  about:
    'Everything is made on your device, even offline. Nothing is sent anywhere until you share it.',
  picture: 'Picture',
  hour: 'Time of day',
  hours: { day: 'Day', dusk: 'Dusk' },
  name: 'Your name',
  place: 'Place',
  placeHint: 'for example “at Grandma’s”',
  giveAs: (what: string) => `Share as ${what}…`,
  again: 'Ready. Press Share again.',
  png: 'Save as PNG',
  keepsake: 'Keepsake',
  keepsakeAbout: 'One page to print: the houses, the points and how it went.',
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'US Letter' },
  ink: 'Ink',
  inks: { colour: 'Colour', saving: 'Black and white' },
  pdf: 'Save as PDF',
  record: 'Game file',
  recordAbout: 'The whole game as text, move by move. Nyhavn can open it again.',
  copy: 'Copy text',
  save: 'Save file',
  copied: 'Game copied.',
  notCopied: 'Your browser doesn’t allow copying. Save the file instead.',
  notYet: 'This game isn’t over yet. You can share a picture of it when it is.',
  finished: 'The house is finished',
  wins: ({ name, isYou }: Person) => (isYou ? 'You win' : `${name} wins`),
  share: (names: string) => `${names} share the victory`,
  went: 'How it went',
  player: 'Player',
  total: 'Points',
  empty: 'Empty',
  turns: (turns: number) => `The game took ${counted(turns, 'turn', 'turns')}.`,
  led: ({ name }: Person, turn: number) => `${name} took the lead in turn ${turn} and kept it.`,
  changed: (times: number, { name, isYou }: Person, turn: number) =>
    `The lead changed ${plural(times, 'once', `${times} times`)}; ${isYou ? 'you' : name} took it for good in turn ${turn}.`,
  best: ({ name, isYou }: Person, points: string, turn: number) =>
    `The best turn was ${isYou ? 'yours' : `${name}’s`}: ${points} in turn ${turn}.`,
  unofficial: 'Nyhavn · an unofficial fan project',
};

/** The words of sharing. */
export type ShareWords = typeof words;
