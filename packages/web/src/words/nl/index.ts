/** Dutch. */
import type { FirstWords } from '../en/index.ts';
import { common } from './common.ts';
import { home } from './home.ts';
import { setup } from './setup.ts';

/** What the first screen says, in Dutch. */
export const words: FirstWords = { common, home, setup };
