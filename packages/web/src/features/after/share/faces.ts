/** The typefaces of pictures, and their substitutes. */
import type { Fonts } from '../../../art/measure.ts';

const TEXT = '"Alegreya Sans", "Gill Sans", "Segoe UI", system-ui, sans-serif';

/** The fonts of pictures, by face. */
export const FAMILIES: Fonts = {
  display: { weight: 600, stack: 'Fraunces, "Iowan Old Style", Georgia, serif' },
  text: { weight: 400, stack: TEXT },
  bold: { weight: 700, stack: TEXT },
};
