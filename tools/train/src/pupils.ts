/** The games that can be learned. */
import { copenhagenPupil } from './copenhagen.ts';
import type { Pupil } from './pupil.ts';
import { rollAndWritePupil } from './roll-and-write.ts';

/** One a game. */
export const PUPILS: readonly Pupil[] = [rollAndWritePupil, copenhagenPupil];
