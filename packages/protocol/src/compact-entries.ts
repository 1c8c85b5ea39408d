/** The compact form of entries on the wire, for clients that ask for it; what is left out follows from the form. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { type Entry, type GameEntry, isGameEntry, type TableEntry } from './entries.ts';

/** A move of a seat. */
type CompactMove = readonly [by: number, move: string];

/** An event of chance with what decided it; digests are base64url. */
type CompactDraw = readonly [
  move: string,
  draw: number,
  links: readonly string[],
  link?: string | null,
  missed?: readonly number[],
];

/** A draw that is due; the head is base64url. */
type CompactDue = readonly [draw: number, seats: readonly number[], head: string];

/** An entry in the compact form: an event of chance of version 1 is its move alone, rare entries are as they are. */
export type CompactEntry = TableEntry | CompactMove | CompactDraw | CompactDue | string;

/** The compact form of an entry. */
export function compactEntry(entry: Entry): CompactEntry {
  if (!isGameEntry(entry)) {
    if (entry.kind !== 'due') return entry;
    return [entry.draw, entry.seats, toBase64(entry.head)];
  }
  const { by, move, draw, links = [], link, missed = [] } = entry;
  if (by !== 'chance') return [by, move];
  if (draw === undefined) return move;
  const event = [move, draw, links.map(toBase64)] as const;
  if (missed.length > 0) return [...event, link === undefined ? null : toBase64(link), missed];
  return link === undefined ? event : [...event, toBase64(link)];
}

/** The entry of a compact form; one in the plain form, from a server that knows no other, as it is. */
export function plainEntry(entry: CompactEntry | Entry): Entry {
  if (typeof entry === 'string') return { by: 'chance', move: entry };
  if (!isTuple(entry)) return entry;
  if (isDraw(entry)) return plainDraw(entry);
  if (isMove(entry)) return { by: entry[0], move: entry[1] };
  const [draw, seats, head] = entry;
  return { kind: 'due', draw, seats: [...seats], head: toHex(head) };
}

function plainDraw([move, draw, links, link, missed = []]: CompactDraw): GameEntry {
  const shown = link ? { link: toHex(link) } : {};
  return { by: 'chance', move, draw, links: links.map(toHex), missed: [...missed], ...shown };
}

type Tuple = CompactMove | CompactDraw | CompactDue;

function isTuple(entry: CompactEntry | Entry): entry is Tuple {
  return Array.isArray(entry);
}

function isDraw(entry: Tuple): entry is CompactDraw {
  return typeof entry[0] === 'string';
}

function isMove(entry: CompactMove | CompactDue): entry is CompactMove {
  return typeof entry[1] === 'string';
}

function toBase64(hex: string): string {
  return btoa(String.fromCharCode(...hexToBytes(hex)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function toHex(base64: string): string {
  const bytes = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
  return bytesToHex(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));
}
