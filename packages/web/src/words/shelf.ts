/** Words that only some screens need, and that are fetched with those. */
import { Errand } from '../app/errand.ts';
import type { Language } from '../store/settings.ts';
import { language } from './index.ts';

type Loaders<Words> = Readonly<Record<Language, () => Promise<{ readonly words: Words }>>>;

/** Words on one subject in all languages, each fetched when it is first spoken. */
export class Shelf<Words> {
  readonly #errands: Readonly<Record<Language, Errand<{ readonly words: Words }>>>;

  constructor({ en, nl, de, fr }: Loaders<Words>) {
    this.#errands = {
      en: new Errand(en),
      nl: new Errand(nl),
      de: new Errand(de),
      fr: new Errand(fr),
    };
  }

  /** The words now, or undefined until they are there; a component that calls it follows the language. */
  say(): Words | undefined {
    const errand = this.#errands[language.value];
    errand.send();
    return errand.found.value?.words;
  }
}
