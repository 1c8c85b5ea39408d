/** The exit: what a seat or a spectator may see of an entry. Nothing leaves a table by another way. */
import type { Game, Seat, Viewer } from '@nyhavn/engine';
import { type Entry, isGameEntry } from '@nyhavn/protocol';
import { seatsOf, type TableState } from './state.ts';

/** Through whose eyes somebody sees a table: a spectator's, a seat's, or those of several seats at one device. */
export type Eyes = Viewer | readonly Seat[];

/** Through whose eyes a person sees a table. */
export function eyesOf(state: TableState, person: string): Eyes {
  const seats = seatsOf(state, person);
  return seats.length > 1 ? seats : (seats[0] ?? 'spectator');
}

/** An entry as somebody may see it. */
export function entryFor(rules: Game, entry: Entry, eyes: Eyes): Entry {
  if (!rules.notation.hidesMoves || !isGameEntry(entry)) return entry;
  const move = rules.notation.parse(entry.move);
  if (!move.ok) throw new Error(`stored, but not a move: ${entry.move}`);
  const look = (viewer: Viewer) => rules.notation.format(move.value, viewer);
  const seen = typeof eyes === 'object' ? most(eyes.map(look), look('spectator')) : look(eyes);
  return seen === entry.move ? entry : { by: entry.by, move: seen };
}

/** What one of several sees who sees more than a spectator; what is hidden is one seat's alone. */
function most(seen: readonly string[], least: string): string {
  return seen.find((text) => text !== least) ?? least;
}

/**
 * The way out for entries of which something is hidden from somebody; undefined if nothing is. A
 * spectator sees the least: what is shown to one in full is shown to everybody.
 */
export function exitOf(
  rules: Game,
  entries: readonly Entry[],
): ((eyes: Eyes) => readonly Entry[]) | undefined {
  if (!rules.notation.hidesMoves) return undefined;
  const least = entries.map((entry) => entryFor(rules, entry, 'spectator'));
  if (least.every((entry, index) => entry === entries[index])) return undefined;
  const seen = new Map<string, readonly Entry[]>([['spectator', least]]);
  return (eyes) => {
    const name = `${eyes}`;
    const visible = seen.get(name) ?? entries.map((entry) => entryFor(rules, entry, eyes));
    seen.set(name, visible);
    return visible;
  };
}
