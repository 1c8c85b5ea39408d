/** The five house colours. */
export const COLOURS = ['R', 'B', 'P', 'G', 'Y'] as const;

/** One of them. */
export type Colour = (typeof COLOURS)[number];

/** A colour that paint can have: one of the five, or white. */
export type Paint = Colour | 'W';

/** The name of a cell of a building, such as `c4`. */
export type CellName = string;

/** The material of a thing: a pencilled sheet or a painted board. */
export type Medium = 'paper' | 'cardboard';
