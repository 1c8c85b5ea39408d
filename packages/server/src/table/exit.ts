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

/**
 * The way out for entries. A spectator sees the least: what is shown to one in full is shown to
 * everybody, as the very same list.
 */
export function exitOf(
  rules: Game,
  entries: readonly Entry[],
): (viewer: Viewer) => readonly Entry[] {
  const least = entries.map((entry) => entryFor(rules, entry, 'spectator'));
  if (least.every((entry, index) => entry === entries[index])) return () => entries;
  const seen = new Map<Viewer, readonly Entry[]>([['spectator', least]]);
  return (viewer) => {
    const visible = seen.get(viewer) ?? entries.map((entry) => entryFor(rules, entry, viewer));
    seen.set(viewer, visible);
    return visible;
  };
}
