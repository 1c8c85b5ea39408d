/** Refusals in words. */
import type { RefusalCode } from '@nyhavn/engine';
import { say } from './words.ts';

/** The sentence for a refusal; one of a game from outside is its own. */
export function refusalSentence(code: RefusalCode): string {
  return say().refusals[code] ?? say().terminal.refused(code);
}
