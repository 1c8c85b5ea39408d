/** Mutex with a queue: what is being done at a table, one thing after the other, and whether there is anything. */
export class Doing {
  readonly #onIdle: () => void;
  /** What is done now, and whatever waits for it; undefined when nothing is. */
  #busy: Promise<void> | undefined;
  #count = 0;

  /** `onIdle` is called whenever nothing is left to do. */
  constructor(onIdle: () => void) {
    this.#onIdle = onIdle;
  }

  get isNothing(): boolean {
    return this.#count === 0;
  }

  /** Whether something is done in its turn. */
  get isBusy(): boolean {
    return this.#busy !== undefined;
  }

  /** Counts something that is done beside the others. */
  async during<Value>(act: () => Promise<Value> | Value): Promise<Value> {
    this.#count++;
    try {
      return await act();
    } finally {
      this.#leave();
    }
  }

  /** Does something after all that came before it, whatever becomes of that. */
  inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
    this.#count++;
    const done = this.#busy ? this.#busy.then(act) : started(act);
    const leave = () => {
      if (this.#busy === busy) this.#busy = undefined;
      this.#leave();
    };
    // Expected: the error is for the caller, who gets `done`.
    const busy = done.then(leave, leave);
    this.#busy = busy;
    return done;
  }

  #leave(): void {
    this.#count--;
    if (this.#count === 0) this.#onIdle();
  }
}

/** Calls an asynchronous function; also what it throws at once is a rejection. */
function started<Value>(act: () => Promise<Value>): Promise<Value> {
  try {
    return act();
  } catch (error) {
    return Promise.reject(error);
  }
}
