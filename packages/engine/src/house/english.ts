/** The refusals of every game with houses, in English. */
import type { HOUSE_REFUSALS } from './refusals.ts';

/** A sentence for each refusal. */
export const HOUSE_ENGLISH: Readonly<Record<(typeof HOUSE_REFUSALS)[number], string>> = {
  'coat-owed': 'Use your coat of arms first.',
  'unknown-tile': 'There’s no such tile.',
  'unknown-cell': 'There’s no such square. Columns are a to e, rows 1 to 9.',
  'unknown-colour': 'There’s no such colour. The colours are R, B, P, G and Y, and W on dice.',
  'not-this-tile': 'Those squares don’t have the shape of that tile.',
  occupied: 'A square there is already filled.',
  unsupported:
    'Not supported: at least one square must be in row 1 or directly above a filled square.',
  'brick-outside': 'The X must be on one of the tile’s squares.',
};
