/** Strokes that are drawn on screens and on printed sheets alike. */
import type { Colour } from './types.ts';

/** Strokes of each colour's pattern on a field of ten by ten. */
export const STROKES: Readonly<Record<Colour, string>> = {
  R: 'M-1 1 1-1M-1 11 11-1M4 16 16 4M-1 6 6-1M4 11 11 4',
  B: 'M-1 2.5Q1 .5 2.5 2.5T5 2.5 7.5 2.5 11 2.5M-1 7.5Q1 5.5 2.5 7.5T5 7.5 7.5 7.5 11 7.5',
  P: 'M2.5 2.5h.01M7.5 7.5h.01',
  G: 'M1.25-1v12M3.75-1v12M6.25-1v12M8.75-1v12',
  Y: 'M-1-1 11 11M-1 11 11-1',
};

/** The widths of those strokes. */
export const WIDTHS: Readonly<Record<Colour, number>> = { R: 0.9, B: 0.9, P: 2.8, G: 0.8, Y: 0.9 };

/** A coat of arms on twenty by twenty-four: the shield, the castle on it and the water before that. */
export const COAT = {
  shield: 'M2 2q4 1.5 8-.5 4 2 8 .5v9.5q0 7.5-8 11.5-8-4-8-11.5z',
  charge: 'M4.5 18V9.5h1.6V8h1.5v1.5h1.6V5.5l.8-1.5.8 1.5v4h1.6V8h1.5v1.5h1.6V18z',
  water: 'M3.6 14.2q1.6 1.2 3.2 0t3.2 0 3.2 0 3.2 0',
} as const;
