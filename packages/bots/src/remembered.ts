/** A bounded cache of recent results. */

/** Things by a key; when there are too many, all are forgotten. */
export class Remembered<Found> {
  readonly #found = new Map<string, Found>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** The cached result of this key, or a new one. */
  get(key: string, find: () => Found): Found {
    const known = this.#found.get(key);
    if (known) return known;
    const found = find();
    if (this.#found.size >= this.#most) this.#found.clear();
    this.#found.set(key, found);
    return found;
  }
}
