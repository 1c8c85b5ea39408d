/** Pages in our typefaces as a document: the same in a browser and on the command line. */
import type { Measure } from '../marks.ts';
import type { PaperPage } from './page.ts';
import { type FontFiles, measureWith, writePdf } from './pdf.ts';

/** Measures texts and writes pages down. */
export class Printer {
  readonly #fonts: FontFiles;
  readonly measure: Measure;

  constructor(fonts: FontFiles) {
    this.#fonts = fonts;
    this.measure = measureWith(fonts);
  }

  /** Pages as a PDF. */
  write(
    pages: readonly PaperPage[],
    about: { readonly title: string; readonly language: string },
  ): Promise<Uint8Array<ArrayBuffer>> {
    return writePdf(pages, this.#fonts, this.measure, about);
  }
}
