/** The pen with which a sheet is drawn. */
import type { Drawing, Measure } from '../../../art/marks.ts';
import type { Style } from '../../../art/paper/style.ts';
import type { SheetWords } from './sheet-words.ts';

/** A drawing with the look and the words of its sheet, and the widths of texts. */
export interface Pen {
  readonly drawing: Drawing;
  readonly style: Style;
  readonly words: SheetWords;
  readonly measure: Measure;
}

/** A pen for signs, which have no words. */
export type SignPen = Pick<Pen, 'drawing' | 'style'>;

/** A part of a sheet, in its units. */
export interface Field {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
