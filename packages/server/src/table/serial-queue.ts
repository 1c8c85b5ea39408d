/** Serial queue, a mutex: runs the tasks of a table one after the other, and knows whether there is any. */
export class SerialQueue {
  readonly #onIdle: () => void;
  /** The running task and those that wait for it; undefined when there is none. */
  #busy: Promise<void> | undefined;
  #count = 0;

  /** `onIdle` is called whenever no task is left. */
  constructor(onIdle: () => void) {
    this.#onIdle = onIdle;
  }

  get isIdle(): boolean {
    return this.#count === 0;
  }

  /** Holds the table in memory while something is done outside of the queue. */
  async hold<Value>(act: () => Promise<Value> | Value): Promise<Value> {
    this.#count++;
    try {
      return await act();
    } finally {
      this.#leave();
    }
  }

  /** Runs a task after all that came before it, also after those that failed. */
  run<Value>(act: () => Promise<Value>): Promise<Value> {
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

  /** Does something after all tasks; at once where there is none. */
  async whenFree(act: () => void): Promise<void> {
    if (this.#busy) return this.run(async () => act());
    act();
    if (this.#count === 0) this.#onIdle();
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
