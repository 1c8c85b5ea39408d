/** A browser of any engine, as far as a journey needs it. */

/** A browser with one page, which keeps what pages store until it is closed for good. */
export interface Device {
  /** Opens an address, and waits until it is loaded. */
  open(url: string): Promise<void>;
  /** Runs a function in the page, and waits for its promise. */
  run<Arguments extends readonly unknown[], Value>(
    action: (...given: Arguments) => Value,
    ...args: Arguments
  ): Promise<Awaited<Value>>;
  /** Ends the browser, and starts it again with what it has kept. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** A function and what it is given, as a script of any driver. */
export function scriptOf(action: (...given: never) => unknown, given: string): string {
  return `(${action}).apply(null, ${given})`;
}
