/** Commands to a table. Every command has an id, its idempotency key: a repeated command is applied once. */
import * as v from 'valibot';
import { Contribution, Digest, DrawIndex, Id, MATTERS, PHRASES } from './entries.ts';
import { PersonName, SeatNumber } from './plan.ts';

/** The number of an entry at a table, or of the one that comes next. */
export const Sequence = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Anything that a person can ask of a table. */
export const Command = v.variant('do', [
  /** Takes that seat, or the first that is free. */
  v.object({
    do: v.literal('sit'),
    seat: v.optional(SeatNumber),
    name: PersonName,
    contribution: v.optional(Contribution),
    /** Verifiable chance: the anchor of this device's hash chain. */
    anchor: v.optional(Digest),
    /** True if it is for a companion at the same device. */
    isCompanion: v.optional(v.boolean()),
  }),
  /** Gets up with all who are beside one, or lets one of them get up; one may return in the game. */
  v.object({ do: v.literal('leave'), seat: v.optional(SeatNumber) }),
  /** The host frees a seat before the game; who is removed may not sit down here again. */
  v.object({ do: v.literal('remove'), seat: SeatNumber }),
  /** The host changes what is allowed at the table. */
  v.object({
    do: v.literal('set'),
    hasFreeChat: v.optional(v.boolean()),
    isOpenToSpectators: v.optional(v.boolean()),
  }),
  /** The host begins; seats that are still open go to bots. */
  v.object({ do: v.literal('begin') }),
  /** The host closes the table before the game. */
  v.object({ do: v.literal('close') }),
  /** A move of the game, by a client that has seen all entries before that number. */
  v.object({
    do: v.literal('move'),
    at: Sequence,
    move: v.pipe(v.string(), v.maxLength(80)),
    /** For whom, where one has several seats; else for oneself. */
    seat: v.optional(SeatNumber),
  }),
  /** Takes back a seat's last move, at once where it is the last event, else if all agree. */
  v.object({ do: v.literal('undo'), at: Sequence, seat: v.optional(SeatNumber) }),
  v.object({ do: v.literal('ask'), matter: v.picklist(MATTERS), seat: v.optional(SeatNumber) }),
  v.object({ do: v.literal('answer'), yes: v.boolean() }),
  /** Comes back to one's seats, or one of them, after leaving or from the bot that played there. */
  v.object({ do: v.literal('return'), seat: v.optional(SeatNumber) }),
  v.object({ do: v.literal('say'), phrase: v.picklist(PHRASES) }),
  v.object({
    do: v.literal('write'),
    text: v.pipe(
      v.string(),
      v.normalize('NFC'),
      v.trim(),
      v.minLength(1),
      v.maxLength(280),
      // One line, which can't turn what stands around it.
      v.regex(/^[^\p{Cc}\u2028-\u202E\u2066-\u2069]+$/u),
    ),
  }),
  /** Verifiable chance: another device, or a new chain, takes part from the next draw on. */
  v.object({ do: v.literal('anchor'), anchor: Digest }),
  /** Verifiable chance: the next link of this device's chain, for a draw that is due. It is not stored by itself. */
  v.object({ do: v.literal('reveal'), draw: DrawIndex, link: Digest }),
  /** Opens the next game, one seat on; everybody sits down there with an anchor of their own. */
  v.object({ do: v.literal('rematch') }),
]);

/** Anything that a person can ask of a table, checked. */
export type Command = v.InferOutput<typeof Command>;

/** The id of a command, made by the client. */
export const CommandId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,36}$/));

/** A table's id. */
export const TableId = Id;

/** The parameters of addresses about one table. */
export const AtTable = v.object({ table: TableId });
