/** The door of the command line to printing: sheets with typefaces from the packages. */
import type { Choices } from './choices.ts';
import { readFonts } from './fonts.ts';
import { SheetPrinter } from './sheets.ts';

export { LANGUAGES } from '../../../store/languages.ts';
export {
  type Choices,
  DEFAULT_CHOICES,
  INKS,
  MOST_COPIES,
  PAPERS,
  PER_PAGE,
  SHEETS,
} from './choices.ts';

/** Makes a PDF with sheets. */
export async function makeSheets(choices: Choices): Promise<Uint8Array> {
  return new SheetPrinter(await readFonts()).write(choices);
}
