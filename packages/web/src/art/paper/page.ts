/** Pages of paper: their sizes, and where sheets lie on them. */
import { type Mark, type Matrix, SHEET_WIDTH } from '../marks.ts';

/** On which paper something is printed. */
export const PAPERS = ['a4', 'letter'] as const;
/** The numbers of sheets that fit on one page. */
export const PER_PAGE = [1, 2, 4] as const;
/** With how much ink. */
export const INKS = ['colour', 'saving'] as const;

/** One of those papers. */
export type Paper = (typeof PAPERS)[number];
/** One of those numbers of sheets on a page. */
export type PerPage = (typeof PER_PAGE)[number];
/** One of those inks. */
export type Ink = (typeof INKS)[number];

/** A page that is drawn, measured in points. */
export interface PaperPage {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** Papers in points, upright. */
export const SIZES: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  a4: [595.28, 841.89],
  letter: [612, 792],
};

/** The edge around a sheet that stays white, in points: printers need some of it. */
const MARGINS: Readonly<Record<PerPage, number>> = { 1: 30, 2: 25, 4: 20 };

/** The sheets of a page: how high they are in their own units, and how each comes to its place. */
export interface Places {
  readonly height: number;
  readonly matrices: readonly Matrix[];
}

/** The places of sheets on a page; those on the back are turned so that both heads are at the same edge. */
export function placesOf(paper: Paper, perPage: PerPage, isBack = false): Places {
  const [width, height] = SIZES[paper];
  const margin = MARGINS[perPage];
  if (perPage === 2) {
    // Two sheets lie on their sides, one above the other.
    const scale = (height / 2 - 2 * margin) / SHEET_WIDTH;
    const matrices = [0, 1].map((half): Matrix => {
      const top = (half * height) / 2 + margin;
      return isBack
        ? [0, scale, -scale, 0, width - margin, top]
        : [0, -scale, scale, 0, margin, top + SHEET_WIDTH * scale];
    });
    return { height: (width - 2 * margin) / scale, matrices };
  }
  const across = perPage === 1 ? 1 : 2;
  const scale = (width / across - 2 * margin) / SHEET_WIDTH;
  const matrices = Array.from({ length: perPage }, (_, place): Matrix => {
    const column = place % across;
    // A paper that is turned on its long edge has its columns the other way round.
    const left = isBack ? across - 1 - column : column;
    const top = Math.floor(place / across);
    return [scale, 0, 0, scale, (left * width) / across + margin, (top * height) / across + margin];
  });
  return { height: (height / across - 2 * margin) / scale, matrices };
}
