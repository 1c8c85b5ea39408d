/** The broadcast state of Colyseus, in its own schema. */
import { requireRival } from './rivals.ts';

/** The last move and what was rolled after it, as short as can be. */
interface BroadcastState {
  number: number;
  by: number;
  move: string;
  rolled: string;
}

/** As much of it as is needed here; it is installed for the bench alone, so its own types may be missing. */
interface Schema {
  schema(fields: object): new () => BroadcastState;
  readonly t: { number(): object; string(): object };
  readonly Decoder: new (
    state: BroadcastState,
  ) => {
    readonly state: BroadcastState;
    decode(bytes: Uint8Array, from: { offset: number }): unknown;
  };
}

let State: (new () => BroadcastState) | undefined;

/** Loaded only where Colyseus is measured: elsewhere it need not be installed. */
function library(): Schema {
  return requireRival('@colyseus/schema');
}

/** The state of a room. */
export function newBroadcastState(): BroadcastState {
  const { schema, t } = library();
  State ??= schema({ number: t.number(), by: t.number(), move: t.string(), rolled: t.string() });
  return new State();
}

/** Reads what a room tells, as its own clients do. */
export class Reader {
  readonly #decoder = new (library().Decoder)(newBroadcastState());

  /** The state after a message, whose first byte says what it is. */
  read(payload: Buffer): BroadcastState {
    this.#decoder.decode(payload, { offset: 1 });
    return this.#decoder.state;
  }
}
