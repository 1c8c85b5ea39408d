/** Danish. */
import type { Words } from '../en/index.ts';
import { common } from './common.ts';
import { home } from './home.ts';
import { refusals } from './refusals.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { table } from './table.ts';

/** Everything that the page says, in Danish. */
export const words: Words = {
  common,
  home,
  setup,
  settings,
  table,
  refusals,
};
