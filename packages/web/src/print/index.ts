/** The door of the command line to printing: sheets with typefaces from the packages. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Choices } from './choices.ts';
import { FONT_FILES } from './fonts.ts';
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

async function read(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(require.resolve(name)));
}

/** Makes a PDF with sheets. */
export async function makeSheets(choices: Choices): Promise<Uint8Array> {
  const { display, text, bold } = FONT_FILES;
  const fonts = { display: await read(display), text: await read(text), bold: await read(bold) };
  return new SheetPrinter(fonts).write(choices);
}
