/** Fetching what was left for later: once, and again after a failure, at once when a network is back. */
import { type ReadonlySignal, signal } from '@preact/signals';

const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 60_000;

/** A download that is tried again until it succeeds. */
export class Errand<Thing> {
  readonly #fetch: () => Promise<Thing>;
  readonly #found = signal<Thing | undefined>(undefined);
  #isUnderWay = false;
  #failures = 0;

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
        if (navigator.onLine) console.error(error);
        const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures++);
        let isDue = true;
        const retry = () => {
          if (!isDue) return;
          isDue = false;
          this.#isUnderWay = false;
          this.send();
        };
        setTimeout(retry, wait);
        globalThis.addEventListener?.('online', retry, { once: true });
      },
    );
  }
}
