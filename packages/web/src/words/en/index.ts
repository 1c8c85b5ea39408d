/** English. */
import { common } from './common.ts';
import { copenhagen } from './copenhagen.ts';
import { home } from './home.ts';
import { refusals } from './refusals.ts';
import { rollAndWrite } from './roll-and-write.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { table } from './table.ts';

/** Everything that the page says, in English; every other language has the same. */
export const words = { common, home, setup, settings, table, rollAndWrite, copenhagen, refusals };

/** The words of a language. */
export type Words = typeof words;
