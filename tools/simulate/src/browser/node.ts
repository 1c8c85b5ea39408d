/** Stands in for what else the server's code imports from Node and from libraries for Node; most of it is never called. */

type Listener = (...args: unknown[]) => void;

/** Of `node:events`. */
export class EventEmitter {
  readonly #listeners = new Map<string, Listener[]>();

  on(event: string, listener: Listener): this {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    return this;
  }

  once(event: string, listener: Listener): this {
    const only: Listener = (...args) => {
      this.off(event, only);
      listener(...args);
    };
    return this.on(event, only);
  }

  off(event: string, listener: Listener): this {
    const left = this.#listeners.get(event)?.filter((one) => one !== listener);
    if (left) this.#listeners.set(event, left);
    return this;
  }

  removeAllListeners(): this {
    this.#listeners.clear();
    return this;
  }

  listenerCount(event: string): number {
    return this.#listeners.get(event)?.length ?? 0;
  }

  emit(event: string, ...args: unknown[]): boolean {
    const listeners = this.#listeners.get(event) ?? [];
    if (event === 'error' && listeners.length === 0) throw args[0];
    for (const listener of listeners) listener(...args);
    return listeners.length > 0;
  }
}

/** Of `node:util`, for data. */
export function isDeepStrictEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other)
    return Object.is(one, other);
  const [left, right] = [Object.entries(one), Object.entries(other)];
  return (
    left.length === right.length &&
    left.every(([key, value]) => isDeepStrictEqual(value, Reflect.get(other, key)))
  );
}

/** An error of Postgres. */
class DatabaseError extends Error {}

/** Of `pg`: the model of Postgres brings its own connections. */
export default {
  DatabaseError,
  Pool: EventEmitter,
  Client: EventEmitter,
  types: { builtins: {} },
};

function unavailable(): never {
  throw new Error('a simulation does not use this');
}

export {
  EventEmitter as WebSocketServer,
  EventEmitter as Worker,
  unavailable as chmodSync,
  unavailable as closeSync,
  unavailable as generateAuthenticationOptions,
  unavailable as generateRegistrationOptions,
  unavailable as isIP,
  unavailable as isIPv6,
  unavailable as mkdirSync,
  unavailable as openSync,
  unavailable as pino,
  unavailable as verifyAuthenticationResponse,
  unavailable as verifyRegistrationResponse,
};

/** Of `node:util`; what it makes is never called. */
export function promisify(): () => never {
  return unavailable;
}
