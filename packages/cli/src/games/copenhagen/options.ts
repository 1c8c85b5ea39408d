/** The moves of Copenhagen by kind, with what they would bring. */
import { spokenCopenhagen as spoken } from '@nyhavn/engine/copenhagen';
import { optionsBy } from '../house/options.ts';
import { gainOf } from './gains.ts';

/** The legal moves of one kind. */
export const optionsOf = optionsBy(spoken, gainOf);
