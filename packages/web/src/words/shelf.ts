/** Words that only some screens need, and that are fetched with those. */
import { Errand } from '../store/errand.ts';
import type { Language } from '../store/languages.ts';
import { language } from './index.ts';

type Loaded<Words> = { readonly words: Words };

/** Words on one subject in all languages, each fetched when it is first spoken. */
export class Shelf<Words> {
  readonly #load: (language: Language) => Promise<Loaded<Words>>;
  readonly #errands = new Map<Language, Errand<Loaded<Words>>>();
  #latest: Words | undefined;

  /** Takes how the words of a language are loaded: by an import of that language's file. */
  constructor(load: (language: Language) => Promise<Loaded<Words>>) {
    this.#load = load;
  }

  /**
   * The words now, or undefined before any are there; a component that calls it follows the language. While another
   * language is fetched, what is on the screen stays as it is.
   */
  say(): Words | undefined {
    const errand = this.#errandIn(language.value);
    errand.send();
    this.#latest = errand.found.value?.words ?? this.#latest;
    return this.#latest;
  }

  /** The words now, in what is shown only after `say` has given some. */
  known(): Words {
    const words = this.say();
    if (words === undefined) throw new Error('these words are not loaded yet');
    return words;
  }

  #errandIn(wanted: Language): Errand<Loaded<Words>> {
    const known = this.#errands.get(wanted) ?? new Errand(() => this.#load(wanted));
    this.#errands.set(wanted, known);
    return known;
  }
}
