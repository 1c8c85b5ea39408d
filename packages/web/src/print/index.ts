/** The door of the command line to printing: sheets with typefaces from the packages. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Choices } from './choices.ts';
import type { FontFiles } from './pdf.ts';
import { SheetPrinter } from './sheets.ts';

export { LANGUAGES } from '../store/languages.ts';
export {
  type Choices,
  DEFAULT_CHOICES,
  INKS,
  MOST_COPIES,
  PAPERS,
  PER_PAGE,
  SHEETS,
} from './choices.ts';

const require = createRequire(import.meta.url);

async function read(file: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(require.resolve(`@fontsource/${file}-normal.woff`)));
}

/** The typefaces of sheets. */
export async function readFonts(): Promise<FontFiles> {
  return {
    display: await read('fraunces/files/fraunces-latin-600'),
    text: await read('alegreya-sans/files/alegreya-sans-latin-400'),
    bold: await read('alegreya-sans/files/alegreya-sans-latin-700'),
  };
}

/** Makes a PDF with sheets. */
export async function makeSheets(choices: Choices): Promise<Uint8Array> {
  return new SheetPrinter(await readFonts()).write(choices);
}
