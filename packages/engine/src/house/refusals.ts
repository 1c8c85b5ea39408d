/** The reasons for which every game of houses refuses a move. */
export const HOUSE_REFUSALS = [
  'coat-owed',
  'unknown-tile',
  'unknown-cell',
  'unknown-colour',
  'not-this-tile',
  'occupied',
  'unsupported',
  'brick-outside',
] as const;

/** A reason that a game of houses gives. */
export type HouseRefusal = (typeof HOUSE_REFUSALS)[number];
