/** Help on the spot and tips for beginners, in English. */
import { copenhagen } from './copenhagen.ts';
import { rollAndWrite } from './roll-and-write.ts';
import { shared } from './shared.ts';
import { tips } from './tips.ts';

/** Everything that help says, in English; every other language has the same. */
export const words = { ...shared, rollAndWrite, copenhagen, tips };

/** The words of help in a language. */
export type HelpWords = typeof words;
