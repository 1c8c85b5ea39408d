/** German, for all screens but the first. */
import type { ScreenWords } from '../en/screens.ts';
import { refusals } from './refusals.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';

/** What further screens say, in German. */
export const words: ScreenWords = { settings, table, refusals };
