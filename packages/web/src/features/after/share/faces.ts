/** The typefaces of pictures, and what stands in where they are missing. */
import type { Face } from '../../../art/marks.ts';

const TEXT = '"Alegreya Sans", "Gill Sans", "Segoe UI", system-ui, sans-serif';

/** Family, weight and the whole list for style sheets. */
export const FAMILIES: Readonly<
  Record<Face, { readonly family: string; readonly weight: number; readonly stack: string }>
> = {
  display: {
    family: 'Fraunces',
    weight: 600,
    stack: 'Fraunces, "Iowan Old Style", Georgia, serif',
  },
  text: { family: 'Alegreya Sans', weight: 400, stack: TEXT },
  bold: { family: 'Alegreya Sans', weight: 700, stack: TEXT },
};
