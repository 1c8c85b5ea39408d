/** Fetching what was left for later: once, and again when a network that was away is back. */
import { type ReadonlySignal, signal } from '@preact/signals';

/** One thing that somebody may want. */
export class Errand<Thing> {
  readonly #fetch: () => Promise<Thing>;
  readonly #found = signal<Thing | undefined>(undefined);
  #isUnderWay = false;

  /** The thing, or undefined until it is there. */
  readonly found: ReadonlySignal<Thing | undefined> = this.#found;

  constructor(fetch: () => Promise<Thing>) {
    this.#fetch = fetch;
  }

  /** Fetches it, where that has not been asked for already. */
  send(): void {
    if (this.#isUnderWay) return;
    this.#isUnderWay = true;
    this.#fetch().then(
      (thing) => {
        this.#found.value = thing;
      },
      (error: unknown) => {
        this.#isUnderWay = false;
        if (navigator.onLine) console.error(error);
        else addEventListener('online', () => this.send(), { once: true });
      },
    );
  }
}
