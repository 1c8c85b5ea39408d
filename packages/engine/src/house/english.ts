/** The refusals of every game with houses, in English. */
import type { HOUSE_REFUSALS } from './refusals.ts';

/** A sentence for each refusal. */
export const HOUSE_ENGLISH: Readonly<Record<(typeof HOUSE_REFUSALS)[number], string>> = {
  'coat-owed': 'A coat of arms comes first.',
  'unknown-tile': 'There is no such tile.',
  'unknown-cell': 'There is no such cell: columns are a to e, rows 1 to 9.',
  'unknown-colour': 'There is no such colour: they are R, B, P, G and Y, and W on dice.',
  'not-this-tile': 'Those cells do not have the shape of that tile.',
  occupied: 'A cell there is filled already.',
  unsupported: 'Nothing holds it: a square has to be in row 1 or right above a filled cell.',
  'brick-outside': 'The X has to be on one of the squares drawn.',
};
