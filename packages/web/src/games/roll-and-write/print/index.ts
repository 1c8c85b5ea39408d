/** Sheets as a PDF, for the command line, with typefaces from the packages. */
import { readFonts } from '../../../art/paper/fonts.ts';
import { measureWith, writePdf } from '../../../art/paper/pdf.ts';
import type { Choices } from './choices.ts';
import { drawPages } from './pages.ts';
import { loadSheetWords } from './sheet-words.ts';

export { INKS, PAPERS, PER_PAGE } from '../../../art/paper/page.ts';
export { LANGUAGES } from '../../../store/languages.ts';
export { type Choices, DEFAULT_CHOICES, MAX_COPIES, SHEETS } from './choices.ts';

/** Makes a PDF with sheets. */
export async function makeSheets(choices: Choices): Promise<Uint8Array> {
  const { language } = choices;
  const [fonts, words] = await Promise.all([readFonts(), loadSheetWords(language)]);
  const measure = measureWith(fonts);
  const title = `${words.common.productName} · ${words.name}`;
  return writePdf(drawPages(choices, words, measure), fonts, measure, { title, language });
}
