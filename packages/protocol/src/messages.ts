/** What goes over the WebSocket, in both directions. */
import * as v from 'valibot';
import { Command, CommandId, Sequence, TableId } from './commands.ts';
import type { Entry } from './entries.ts';
import type { AnyRefusal } from './refusals.ts';

/** The version of the protocol; a client says which one it speaks before anything else. */
export const PROTOCOL_VERSION = 1;

/** Longer messages are not read. */
export const LONGEST_MESSAGE = 4096;

/** Tables that a connection watches at most, each by a channel. */
export const MAX_CHANNELS = 256;

/** A number that a client gives to a table it watches, so that messages can be short. */
const Channel = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_CHANNELS - 1));

/** Anything that a client sends. */
export const ClientMessage = v.variant('type', [
  v.object({ type: v.literal('hello'), version: v.number() }),
  /** Wants to hear of a table from that entry on. */
  v.object({
    type: v.literal('watch'),
    id: CommandId,
    channel: Channel,
    table: TableId,
    from: v.optional(Sequence, 0),
  }),
  v.object({ type: v.literal('unwatch'), id: CommandId, channel: Channel }),
  v.object({ type: v.literal('command'), id: CommandId, channel: Channel, command: Command }),
  v.object({ type: v.literal('ping'), id: CommandId }),
]);

/** Anything that a client sends, checked. */
export type ClientMessage = v.InferOutput<typeof ClientMessage>;

/**
 * Anything that the server sends: an object with one name that says what it is. Most of what is sent
 * is news, and so it is short.
 */
export type ServerMessage =
  /** The version that is spoken, and who the server takes the client for. */
  | { readonly hello: { readonly version: number; readonly person: string } }
  /** A command was accepted and is stored; the number is that of the next entry. */
  | { readonly done: readonly [id: string, next: number] }
  /** A command was refused, or without an id, a message that could not be read. */
  | { readonly refused: readonly [code: AnyRefusal, id?: string] }
  /** Entries of a watched table, the first with the number `from`. */
  | { readonly news: readonly [channel: number, from: number, entries: readonly Entry[]] }
  /** Nothing more is told of a table on that channel, and why. */
  | { readonly shut: readonly [channel: number, code: AnyRefusal] }
  /**
   * Which seats have their person at a device now, and how many spectators there are; where a seat is away in a game,
   * milliseconds until the others may hand it to a bot, null for those that are not away.
   */
  | {
      readonly present: readonly [
        channel: number,
        seats: readonly number[],
        spectators: number,
        handover?: readonly (number | null)[],
      ];
    }
  /** Milliseconds that each seat has left for what it is asked now, null where no clock runs. */
  | { readonly clock: readonly [channel: number, left: readonly (number | null)[]] };
