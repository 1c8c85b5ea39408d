import type { Colour } from '@nyhavn/engine';

/** One of the five house colours. */
export type { Colour } from '@nyhavn/engine';

/** A colour that paint can have: one of the five, or white. */
export type Paint = Colour | 'W';

/** The name of a cell of a building, such as `c4`. */
export type CellName = string;

/** What a thing is made of: the pencilled sheet of Roll & Write or the painted board of Copenhagen. */
export type Medium = 'paper' | 'cardboard';

/** How one cell of a building looks. */
export type CellLook = {
  readonly kind: 'empty' | 'window' | 'brick';
  readonly colour?: Paint;
  readonly isLit?: boolean;
  readonly isNew?: boolean;
  /** A coat of arms is printed on the cell (Copenhagen). */
  readonly coat?: boolean;
};
