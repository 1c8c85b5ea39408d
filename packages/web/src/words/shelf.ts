/** Words that only some screens need, and that are fetched with those. */
import { Errand } from '../store/errand.ts';
import type { Language } from '../store/settings.ts';
import { language } from './index.ts';

type Loaders<Words> = Readonly<Record<Language, () => Promise<{ readonly words: Words }>>>;

/** Words on one subject in all languages, each fetched when it is first spoken. */
export class Shelf<Words> {
  readonly #errands: Readonly<Record<Language, Errand<{ readonly words: Words }>>>;
  #latest: Words | undefined;

  constructor({ en, nl, de, fr }: Loaders<Words>) {
    this.#errands = {
      en: new Errand(en),
      nl: new Errand(nl),
      de: new Errand(de),
      fr: new Errand(fr),
    };
  }

  /**
   * The words now, or undefined before any are there; a component that calls it follows the language. While another
   * language is fetched, what is on the screen stays as it is.
   */
  say(): Words | undefined {
    const errand = this.#errands[language.value];
    errand.send();
    this.#latest = errand.found.value?.words ?? this.#latest;
    return this.#latest;
  }
}
