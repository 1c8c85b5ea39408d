/** The exit: what a seat or a spectator may see of an entry. Nothing leaves a table by another way. */
import type { Game, Viewer } from '@nyhavn/engine';
import { type Entry, isGameEntry } from '@nyhavn/protocol';

/** An entry as somebody may see it. */
export function entryFor(rules: Game, entry: Entry, viewer: Viewer): Entry {
  if (!isGameEntry(entry)) return entry;
  const move = rules.notation.parse(entry.move);
  if (!move.ok) throw new Error(`stored, but not a move: ${entry.move}`);
  const seen = rules.notation.format(move.value, viewer);
  return seen === entry.move ? entry : { by: entry.by, move: seen };
}
