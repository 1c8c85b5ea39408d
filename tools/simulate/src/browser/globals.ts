/** Brings the globals that the server's code and the simulation use, and browsers lack. It is imported before all others. */
import { Bytes } from './bytes.ts';

/** Things that are closed together, the last one first. */
class Stack {
  readonly #closing: (() => unknown)[] = [];

  defer(close: () => unknown): void {
    this.#closing.push(close);
  }
}

const turns = new MessageChannel();
const waiting: (() => void)[] = [];
turns.port1.onmessage = () => waiting.shift()?.();

/** What older browsers lack. */
Promise.withResolvers ??= function withResolvers<Value>() {
  let [resolve, reject] = [(_: Value | PromiseLike<Value>) => {}, (_?: unknown) => {}];
  const promise = new Promise<Value>((fulfil, refuse) => {
    [resolve, reject] = [fulfil, refuse];
  });
  return { promise, resolve, reject };
};

Object.assign(globalThis, {
  Buffer: Bytes,
  AsyncDisposableStack: Stack,
  process: {
    env: {},
    // No promise is left when the next message comes.
    nextTick(act: () => void) {
      waiting.push(act);
      turns.port2.postMessage(undefined);
    },
  },
});
