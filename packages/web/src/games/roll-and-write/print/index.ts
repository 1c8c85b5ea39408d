/** The door of the command line to printing: sheets with typefaces from the packages. */

import { readFonts } from '../../../art/paper/fonts.ts';
import { Printer } from '../../../art/paper/printer.ts';
import type { Choices } from './choices.ts';
import { SheetPrinter } from './sheets.ts';

export { INKS, PAPERS, PER_PAGE } from '../../../art/paper/page.ts';
export { LANGUAGES } from '../../../store/languages.ts';
export { type Choices, DEFAULT_CHOICES, MAX_COPIES, SHEETS } from './choices.ts';

/** Makes a PDF with sheets. */
export async function makeSheets(choices: Choices): Promise<Uint8Array> {
  return new SheetPrinter(new Printer(await readFonts())).write(choices);
}
