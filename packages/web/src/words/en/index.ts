/** English. */
import { common } from './common.ts';
import { home } from './home.ts';
import { setup } from './setup.ts';

/** What the first screen says, in English; every other language has the same. */
export const words = { common, home, setup };

/** The first words of a language. */
export type FirstWords = typeof words;
