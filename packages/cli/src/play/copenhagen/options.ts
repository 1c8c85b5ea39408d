/** The moves of Copenhagen by kind, with what they would bring. */
import { optionsBy } from '../options.ts';
import { gainOf } from './gains.ts';
import { spoken } from './spoken.ts';

/** The legal moves of one kind. */
export const optionsOf = optionsBy(spoken, gainOf);
