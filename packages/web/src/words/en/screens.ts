/** English, for all screens but the first. */
import type { CommonRefusal } from '@nyhavn/engine';
import { refusals } from './refusals.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';

/** What further screens say, in English. */
export const words = { settings, table, refusals };

/** The words of further screens in a language. */
export type ScreenWords = Omit<typeof words, 'refusals'> & {
  readonly refusals: Readonly<Record<CommonRefusal, string>>;
};
