/** Words that are used everywhere. */
import { enumerated } from '../enumerated.ts';

/** Words that are used everywhere. */
export const common = {
  productName: 'Nyhavn',
  colours: { R: 'red', B: 'blue', P: 'purple', G: 'green', Y: 'yellow', W: 'white' },
  points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
  squares: (count: number) => (count === 1 ? '1 square' : `${count} squares`),
  coats: (count: number) => (count === 1 ? '1 coat of arms' : `${count} coats of arms`),
  row: (name: string) => `row ${name}`,
  column: (name: string) => `column ${name}`,
  /** Things one after the other, as in `a, b and c`. */
  list: (things: readonly string[]) => enumerated(things, 'and'),
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  home: 'Home',
  loading: 'Just a moment …',
  failed: 'That did not work.',
  notFound: 'There is nothing at this address.',
  retry: 'Try again',
  trouble: {
    files: 'Part of Nyhavn couldn’t be loaded. Check your connection and try again.',
    storage:
      'What is saved on this device can’t be read or changed right now. Close other tabs with Nyhavn or restart the browser, then try again.',
    other: 'Something went wrong on this page. Try again, or go back to the quay.',
  },
  toHome: 'To the quay',
  bots: {
    random: { name: 'Deckhand', about: 'plays anything that is allowed' },
    greedy: { name: 'Mason', about: 'takes the most points at once' },
    apprentice: { name: 'Apprentice', about: 'friendly, in no hurry, and misses things' },
    carpenter: { name: 'Carpenter', about: 'builds neatly, one step at a time' },
    foreman: { name: 'Foreman', about: 'plans every turn to its end' },
    architect: { name: 'Architect', about: 'knows the odds and looks ahead' },
    'harbour-master': { name: 'Harbour master', about: 'watches everybody and forgets nothing' },
  } as Record<string, { name: string; about: string }>,
};
