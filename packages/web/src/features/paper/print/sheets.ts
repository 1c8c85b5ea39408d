/** From choices to a document: the same in a browser and on the command line. */

import type { Measure } from '../../../art/marks.ts';
import { loadSheetWords } from '../../../words/print.ts';
import type { Choices } from './choices.ts';
import { drawPages, type SheetPage } from './pages.ts';
import { type FontFiles, measureWith, writePdf } from './pdf.ts';

/** Draws sheets and writes them down. */
export class SheetPrinter {
  readonly #fonts: FontFiles;
  readonly #measure: Measure;

  constructor(fonts: FontFiles) {
    this.#fonts = fonts;
    this.#measure = measureWith(fonts);
  }

  /** All pages, drawn. */
  async draw(choices: Choices): Promise<SheetPage[]> {
    return drawPages(choices, await loadSheetWords(choices.language), this.#measure);
  }

  /** All pages as a PDF. */
  async write(choices: Choices): Promise<Uint8Array<ArrayBuffer>> {
    const { common, name } = await loadSheetWords(choices.language);
    const title = `${common.productName} · ${name}`;
    const about = { title, language: choices.language };
    return writePdf(await this.draw(choices), this.#fonts, this.#measure, about);
  }

  /** Any other pages in these typefaces as a PDF. */
  writePages(
    draw: (measure: Measure) => readonly Omit<SheetPage, 'kind'>[],
    about: { readonly title: string; readonly language: string },
  ): Promise<Uint8Array<ArrayBuffer>> {
    return writePdf(draw(this.#measure), this.#fonts, this.#measure, about);
  }
}
