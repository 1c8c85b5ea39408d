/** Reading the options of a game from a header or a form. */
import type { Setup } from '../game.ts';
import { accept, type Result, refuse } from '../result.ts';
import type { Refusal } from './refusals.ts';

/** This game has no options; whatever is given is refused. */
export function readOptions(given: Setup['options']): Result<Setup['options'], Refusal> {
  return Object.keys(given).length > 0 ? refuse('unknown-option') : accept({});
}
