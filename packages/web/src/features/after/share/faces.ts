/** The typefaces of pictures, and what stands in where they are missing. */
import type { Face } from '../../../art/marks.ts';

const TEXT = '"Alegreya Sans", "Gill Sans", "Segoe UI", system-ui, sans-serif';

/** The weight of each, and its list of families as in style sheets. */
export const FAMILIES: Readonly<Record<Face, { readonly weight: number; readonly stack: string }>> =
  {
    display: { weight: 600, stack: 'Fraunces, "Iowan Old Style", Georgia, serif' },
    text: { weight: 400, stack: TEXT },
    bold: { weight: 700, stack: TEXT },
  };
