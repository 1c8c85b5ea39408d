/** Where the typefaces of sheets are: WOFF, which can be embedded in parts. */
import type { Face } from './drawing.ts';

/** Their files in the packages. */
export const FONT_FILES: Readonly<Record<Face, string>> = {
  display: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
  text: '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff',
  bold: '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff',
};
