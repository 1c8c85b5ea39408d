/** Moves of Copenhagen that were judged, in words. */
import { spokenCopenhagen } from '@nyhavn/engine/copenhagen';
import { judgedBy } from '../house/judged.ts';

/** Cards that were saved or spent, and the pairs that are left to the others. */
export const judged = judgedBy(spokenCopenhagen, (reasons, { saved, left }) => [
  ...(saved > 0 ? [reasons.cards(saved)] : []),
  ...(saved < 0 ? [reasons.spent(-saved)] : []),
  reasons.pairs(left),
]);
