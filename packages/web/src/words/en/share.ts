/** Sharing a game: a picture and the game file. */
import type { Person } from '../grammar.ts';

/** The texts of the share panel, and of the picture. */
export const words = {
  about:
    'Everything is made on your device, even offline. Nothing is sent anywhere until you share it.',
  picture: 'Picture',
  hour: 'Time of day',
  hours: { day: 'Day', dusk: 'Dusk' },
  name: 'Your name',
  giveAs: (what: string) => `Share as ${what}…`,
  again: 'Ready. Press Share again.',
  png: 'Save as PNG',
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
};

/** The words of sharing. */
export type ShareWords = typeof words;
