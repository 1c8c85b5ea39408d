/** From choices to a document: the same in a browser and on the command line. */
import type { Printer } from '../../../art/paper/printer.ts';
import type { Choices } from './choices.ts';
import { drawPages, type SheetPage } from './pages.ts';
import { loadSheetWords } from './sheet-words.ts';

/** Draws sheets and writes them down. */
export class SheetPrinter {
  readonly #printer: Printer;

  constructor(printer: Printer) {
    this.#printer = printer;
  }

  /** All pages, drawn. */
  async draw(choices: Choices): Promise<SheetPage[]> {
    return drawPages(choices, await loadSheetWords(choices.language), this.#printer.measure);
  }

  /** All pages as a PDF. */
  async write(choices: Choices): Promise<Uint8Array<ArrayBuffer>> {
    const { common, name } = await loadSheetWords(choices.language);
    const title = `${common.productName} · ${name}`;
    return this.#printer.write(await this.draw(choices), { title, language: choices.language });
  }
}
