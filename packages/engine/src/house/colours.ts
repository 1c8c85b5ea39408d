/** The five house colours, in the order in which everything lists them. */
export const COLOURS = ['R', 'B', 'P', 'G', 'Y'] as const;

/** One of the five house colours, by its letter. */
export type Colour = (typeof COLOURS)[number];

/** A colour's place in `COLOURS`; tables and tallies are indexed by it. */
export type ColourIndex = number;
