/** The moves of Roll & Write by kind, with what they would bring. */
import { spokenRollAndWrite as spoken } from '@nyhavn/engine/roll-and-write';
import { optionsBy } from '../house/options.ts';
import { gainOf } from './gains.ts';

/** The legal moves of one kind. */
export const optionsOf = optionsBy(spoken, gainOf);
