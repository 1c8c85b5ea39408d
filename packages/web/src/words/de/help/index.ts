/** Help on the spot and tips for beginners, in German. */
import type { HelpWords } from '../../en/help/index.ts';
import { copenhagen } from './copenhagen.ts';
import { rollAndWrite } from './roll-and-write.ts';
import { shared } from './shared.ts';
import { tips } from './tips.ts';

/** Everything that help says, in German. */
export const words: HelpWords = { ...shared, rollAndWrite, copenhagen, tips };
