/** Moves of Roll & Write that were judged, in words. */
import { spokenRollAndWrite } from '@nyhavn/engine/roll-and-write';
import { judgedBy } from '../house/judged.ts';

/** Boxes that were marked, and the dice that are left to the others. */
export const judged = judgedBy(spokenRollAndWrite, (reasons, { saved, left }) => [
  ...(saved > 0 ? [reasons.boxes(saved)] : []),
  reasons.dice(left),
]);
