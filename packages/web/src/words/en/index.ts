/** English. */
import type { CommonRefusal } from '@nyhavn/engine';
import { common } from './common.ts';
import { home } from './home.ts';
import { refusals } from './refusals.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { table } from './table.ts';

/** Everything that the page says, in English; every other language has the same. */
export const words = { common, home, setup, settings, table, refusals };

/** The words of a language. */
export type Words = Omit<typeof words, 'refusals'> & {
  readonly refusals: Readonly<Record<CommonRefusal, string>>;
};
