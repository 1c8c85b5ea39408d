/** Reading the options of a game from a header or a form. */
import type { Setup } from '../game.ts';
import { accept, type Result, refuse } from '../result.ts';
import { DEFAULT_OPTIONS, type Options } from './data.ts';
import type { Refusal } from './refusals.ts';

/** The options in full; what is left out has its default, what is unknown is refused. */
export function readOptions(given: Setup['options']): Result<Options, Refusal> {
  const { mirror = DEFAULT_OPTIONS.mirror, passing = DEFAULT_OPTIONS.passing, ...others } = given;
  if (Object.keys(others).length > 0 || typeof mirror !== 'boolean')
    return refuse('unknown-option');
  if (passing !== 'forced' && passing !== 'always') return refuse('unknown-option');
  return accept({ mirror, passing });
}
