/**
 * Transcript of a table: a running hash over all entries as a spectator sees them. It binds a draw to everything before it,
 * so a server that tells two clients two stories gives them two heads.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Game } from '@nyhavn/engine';
import { type Entry, isGameEntry } from './entries.ts';

/** JSON in its one form: keys sorted by code point, no spaces. Keys without a value are left out. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => byCodePoint(one, other))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`);
  return `{${fields.join(',')}}`;
}

/** UTF-16, in which JavaScript compares texts, has another order where a character takes two units. */
function byCodePoint(one: string, other: string): number {
  for (let at = 0; at < Math.min(one.length, other.length); at++) {
    const difference = one.codePointAt(at)! - other.codePointAt(at)!;
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

/** An entry as a spectator sees it. */
export function asSpectator<Kind extends Entry>({ notation }: Game, entry: Kind): Kind {
  if (!notation.hidesMoves || !isGameEntry(entry)) return entry;
  const move = notation.parse(entry.move);
  if (!move.ok) throw new Error(`an entry that is no move: ${entry.move}`);
  const seen = notation.format(move.value, 'spectator');
  return seen === entry.move ? entry : { ...entry, move: seen };
}

/** The head after the entry that opens a table. */
export function openingHead(opened: Entry): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(opened))));
}

/** The head after one more entry, given as its viewer sees it. */
export function nextHead(head: string, rules: Game, entry: Entry): string {
  const text = utf8ToBytes(canonicalJson(asSpectator(rules, entry)));
  return bytesToHex(sha256.create().update(hexToBytes(head)).update(text).digest());
}
