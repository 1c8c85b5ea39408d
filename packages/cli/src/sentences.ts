/** Refusals in words. */
import type { RefusalCode } from '@nyhavn/engine';
import { ENGLISH_REFUSALS } from '@nyhavn/engine/english';

/** The sentence for a refusal; one of a game from outside is its own. */
export function refusalSentence(code: RefusalCode): string {
  return ENGLISH_REFUSALS[code] ?? `Refused: ${code}.`;
}
