/** Moves of Roll & Write that were judged, in words. */
import { spokenHeard, spokenRollAndWrite } from '@nyhavn/engine/roll-and-write';
import { judgedBy, type SpokenMove } from '../house/judged.ts';

/** A move of a table or of a sheet of one's own, part by part. */
export function spokenMove(text: string): SpokenMove {
  return spokenHeard(text) ?? spokenRollAndWrite(text);
}

/** Boxes that were marked, and the dice that are left to the others. */
export const judged = judgedBy(spokenMove, (reasons, { saved, left }) => [
  ...(saved > 0 ? [reasons.boxes(saved)] : []),
  reasons.dice(left),
]);
