/** Words of all screens: colours, numbers of things, bots, errors while loading. */
import { grammarOf } from '../grammar.ts';

const { counted, list } = grammarOf('en');

/** Words that are used everywhere. */
export const common = {
  productName: 'Nyhavn',
  colours: { R: 'red', B: 'blue', P: 'purple', G: 'green', Y: 'yellow', W: 'white' },
  /** What stands on things of a colour: five different letters, the first of the colour's name where that is free. */
  colourLetters: { R: 'R', B: 'B', P: 'P', G: 'G', Y: 'Y', W: 'W' },
  points: (count: number) => counted(count, 'point', 'points'),
  squares: (count: number) => counted(count, 'square', 'squares'),
  coats: (count: number) => counted(count, 'coat of arms', 'coats of arms'),
  row: (name: string) => `row ${name}`,
  column: (name: string) => `column ${name}`,
  /** Things one after the other, as in `a, b and c`. */
  list,
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  home: 'Home',
  loading: 'Just a moment…',
  failed: 'That didn’t work. Try again.',
  notFound: 'Page not found.',
  retry: 'Try again',
  trouble: {
    files: 'Part of Nyhavn couldn’t be loaded. Check your connection and try again.',
    storage:
      'Your saved games and settings can’t be opened right now. Close other Nyhavn tabs or restart the browser, then try again.',
    other: 'Something went wrong on this page. Try again, or go back to the home page.',
  },
  toHome: 'Home',
  bots: {
    random: { name: 'Deckhand', about: 'plays any legal move' },
    greedy: { name: 'Mason', about: 'grabs the most points every time' },
    apprentice: { name: 'Apprentice', about: 'friendly, unhurried, and misses things' },
    carpenter: { name: 'Carpenter', about: 'builds neatly, one step at a time' },
    foreman: { name: 'Foreman', about: 'plans each turn to the end' },
    architect: { name: 'Architect', about: 'knows the odds and looks ahead' },
    'harbour-master': { name: 'Harbour master', about: 'watches everyone and forgets nothing' },
  } as Record<string, { name: string; about: string }>,
};
