/** The moves of Copenhagen by kind, with what they would bring. */
import { type CopenhagenSpoken, spokenCopenhagen } from '@nyhavn/engine/copenhagen';
import { gainBetween } from '../house/gains.ts';
import { optionsBy } from '../house/options.ts';
import type { Picture } from './picture.ts';

/** The legal moves of one kind. */
export const optionsOf = optionsBy<Picture, CopenhagenSpoken>(spokenCopenhagen, gainBetween);
