/**
 * Event log of a table: its entries, one after the other. The list of entries is the truth about the
 * table; events of the game look as they do in a record.
 */
import { GAMES } from '@nyhavn/engine';
import * as v from 'valibot';
import { PersonName, SeatNumber, TablePlan } from './plan.ts';

/** Hexadecimal text of so many bytes. */
const hex = (bytes: number) => v.pipe(v.string(), v.regex(/^[0-9a-f]*$/), v.length(2 * bytes));

/** The id of a person, a table or a token: unguessable, and safe in addresses. */
export const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{6,32}$/));

/** The contribution of a client to the chance of a game. */
export const Contribution = hex(16);

/** A root, an anchor, a link or a transcript head of verifiable chance, version 2. */
export const Digest = hex(32);

/** A table's version of verifiable chance, where it is not the first. */
export const CHANCE_VERSION = 2;

/** The number of a draw: 0 decides who starts, events of chance are counted from 1. */
export const DrawIndex = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The parts of an entry from which a draw follows, in version 2. */
const Drawn = {
  draw: v.optional(DrawIndex),
  /** The link of each seat, empty for seats that took no part. */
  links: v.optional(v.array(v.union([v.literal(''), Digest]))),
  /** Seats that were asked for their link and did not answer. */
  missed: v.optional(v.array(SeatNumber)),
  /** The server's link, in games that hide nothing. */
  link: v.optional(Digest),
};

/** Phrases that every client says in its own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'nice-house',
  'my-turn',
  'your-turn',
  'one-moment',
  'back',
  'ouch',
  'oops',
  'again',
  'good-bye',
] as const;

/** One of those phrases. */
export type Phrase = (typeof PHRASES)[number];

/** The reasons to report a person at a table. */
export const REPORT_REASONS = ['words', 'name', 'play', 'other'] as const;

/** The matters that people at a table vote on. */
export const MATTERS = ['undo', 'bot', 'end'] as const;

/** An event of the game; events of chance of version 2 say what decided them. */
export const GameEntry = v.object({
  by: v.union([SeatNumber, v.literal('chance')]),
  move: v.string(),
  ...Drawn,
});

/** Everything else that happens at a table. */
export const TableEntry = v.variant('kind', [
  v.object({
    kind: v.literal('opened'),
    plan: TablePlan,
    host: Id,
    /** Version 1: the hash of the seed. */
    commitment: v.optional(Digest),
    /** Verifiable chance is of this version, of the first where it is missing. */
    chance: v.optional(v.literal(CHANCE_VERSION)),
    /** Version 2: the anchor of the server's hash chain. */
    anchor: v.optional(Digest),
    /** For each seat the person for whom it is kept, after a rematch. */
    kept: v.optional(v.array(v.nullable(Id))),
    /** Of these the seats that are kept for companions of that person, by the name they had. */
    companions: v.optional(v.array(v.nullable(PersonName))),
  }),
  v.object({
    kind: v.literal('sat'),
    seat: SeatNumber,
    person: Id,
    name: PersonName,
    contribution: v.optional(Contribution),
    /** The anchor of the hash chain of that person's device, which companions share. */
    anchor: v.optional(Digest),
    /** True if it is a companion of that person, at the same device. */
    isCompanion: v.optional(v.literal(true)),
  }),
  /** Another device, or another chain, of that seat's person: it counts from the next draw on. */
  v.object({ kind: v.literal('anchored'), seat: SeatNumber, anchor: Digest }),
  /** The game waits for chance: clients at these seats are asked for their next link. */
  v.object({
    kind: v.literal('due'),
    draw: DrawIndex,
    seats: v.array(SeatNumber),
    /** The transcript head before this entry. */
    head: Digest,
  }),
  /** Before the game the seat is free again; in the game it stays that person's, who may return. */
  v.object({ kind: v.literal('left'), seat: SeatNumber, isRemoved: v.optional(v.literal(true)) }),
  /** Another person is the host from now on. */
  v.object({ kind: v.literal('host'), person: Id }),
  /** The host has changed what is allowed at the table. */
  v.object({
    kind: v.literal('set'),
    hasFreeChat: v.optional(v.boolean()),
    isOpenToSpectators: v.optional(v.boolean()),
  }),
  v.object({ kind: v.literal('began'), startPlayer: SeatNumber, ...Drawn }),
  /** The last events of the game are taken back, so many of them. */
  v.object({ kind: v.literal('undone'), count: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  v.object({
    kind: v.literal('asked'),
    matter: v.picklist(MATTERS),
    by: SeatNumber,
    /** The seat that a bot would take. */
    seat: v.optional(SeatNumber),
  }),
  v.object({ kind: v.literal('answered'), by: SeatNumber, yes: v.boolean() }),
  /** A person's time is up: a bot makes the move that follows, or is handed the seat. */
  v.object({ kind: v.literal('late'), seat: SeatNumber }),
  /** A bot plays for a person who is not there, until that person comes back. */
  v.object({ kind: v.literal('handed'), seat: SeatNumber, bot: v.string() }),
  /** A person plays again, after leaving or after a bot. */
  v.object({ kind: v.literal('returned'), seat: SeatNumber }),
  v.object({
    kind: v.literal('said'),
    by: v.union([SeatNumber, Id]),
    phrase: v.optional(v.picklist(PHRASES)),
    text: v.optional(v.pipe(v.string(), v.maxLength(280))),
  }),
  /** All have agreed to stop before the end, or an administrator has stopped it. */
  v.object({
    kind: v.literal('ended'),
    isByAdministrator: v.optional(v.literal(true)),
    /** Before the game: the host has closed the table. */
    isByHost: v.optional(v.literal(true)),
    /** Before the game: the people at the table had gone, or nothing happened for hours. */
    isExpired: v.optional(v.literal(true)),
    /** The seat that ended a rated game with no other person to agree, and so comes last. */
    by: v.optional(SeatNumber),
  }),
  /** Nothing more is played; the seed, or in version 2 the root of the server's chain, shows that chance was fair. */
  v.object({
    kind: v.literal('closed'),
    seed: v.optional(Digest),
    root: v.optional(Digest),
  }),
  /** The next game is at that table, one seat on; seats are kept there for everybody. */
  v.object({ kind: v.literal('rematch'), table: Id }),
]);

/** Anything that happens at a table. */
export const Entry = v.union([GameEntry, TableEntry]);

/** Anything that happens at a table, checked. */
export type Entry = v.InferOutput<typeof Entry>;

/** An event of the game, checked. */
export type GameEntry = v.InferOutput<typeof GameEntry>;

/** An entry beside the game, checked. */
export type TableEntry = v.InferOutput<typeof TableEntry>;

/** Returns true if an entry is an event of the game. */
export function isGameEntry(entry: Entry): entry is GameEntry {
  return 'move' in entry;
}

/** The game of that name, for plans that were checked. */
export function gameOf({ game }: TablePlan) {
  const found = GAMES.find(({ id }) => id === game);
  if (!found) throw new Error(`there is no game ${game}`);
  return found;
}
