/** What is being done at a table: one thing after the other, and whether there is anything. */
export class Doing {
  /** What is done now, and whatever waits for it; undefined when nothing is. */
  #busy: Promise<void> | undefined;
  #count = 0;

  get isNothing(): boolean {
    return this.#count === 0;
  }

  /** Counts something that is done beside the others. */
  async during<Value>(act: () => Promise<Value> | Value): Promise<Value> {
    this.#count++;
    try {
      return await act();
    } finally {
      this.#count--;
    }
  }

  /** Does something after all that came before it, whatever becomes of that. */
  inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
    this.#count++;
    const done = this.#busy ? this.#busy.then(act) : act();
    const leave = () => {
      this.#count--;
      if (this.#busy === busy) this.#busy = undefined;
    };
    const busy = done.then(leave, leave);
    this.#busy = busy;
    return done;
  }
}
