/** Words that only some screens need, and that are fetched with those. */
import { signal } from '@preact/signals';
import type { Language } from '../store/settings.ts';
import { language } from './index.ts';

/** Words on one subject in all languages, each fetched when it is first spoken. */
export class Shelf<Words> {
  readonly #loaders: Readonly<Record<Language, () => Promise<{ readonly words: Words }>>>;
  readonly #found = signal<Partial<Readonly<Record<Language, Words>>>>({});
  readonly #asked = new Set<Language>();

  constructor(loaders: Readonly<Record<Language, () => Promise<{ readonly words: Words }>>>) {
    this.#loaders = loaders;
  }

  /** The words now, or undefined until they are there; a component that calls it follows the language. */
  say(): Words | undefined {
    const wanted = language.value;
    this.#ask(wanted);
    return this.#found.value[wanted];
  }

  #ask(wanted: Language): void {
    if (this.#asked.has(wanted)) return;
    this.#asked.add(wanted);
    this.#loaders[wanted]().then(
      ({ words }) => {
        this.#found.value = { ...this.#found.peek(), [wanted]: words };
      },
      (error: unknown) => {
        // The next look may find the network again.
        this.#asked.delete(wanted);
        console.error(error);
      },
    );
  }
}
