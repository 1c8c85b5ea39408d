/** The typefaces of printed pages, from the packages. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FontFiles } from './pdf.ts';

const require = createRequire(import.meta.url);

const FILES = {
  display: require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
  text: require.resolve('@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff'),
  bold: require.resolve('@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff'),
};

/** Reads them. */
export async function readFonts(): Promise<FontFiles> {
  const [display, text, bold] = await Promise.all([
    readFile(FILES.display),
    readFile(FILES.text),
    readFile(FILES.bold),
  ]);
  return {
    display: new Uint8Array(display),
    text: new Uint8Array(text),
    bold: new Uint8Array(bold),
  };
}
