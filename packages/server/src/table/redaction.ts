/** Redaction: what a seat or a spectator may see of an entry. Nothing leaves a table by another way. */
import type { Game, Seat, Viewer } from '@nyhavn/engine';
import { type Entry, isGameEntry } from '@nyhavn/protocol';
import { seatsOf, type TableState } from './state.ts';

/** As whom a client sees a table: as a spectator, as a seat, or as several seats at one device. */
export type Viewers = Viewer | readonly Seat[];

/** The viewers whom a person sees a table as. */
export function viewersOf(state: TableState, person: string): Viewers {
  const seats = seatsOf(state, person);
  return seats.length > 1 ? seats : (seats[0] ?? 'spectator');
}

/** Redacts an entry: what its viewers may see of it. */
export function redact(rules: Game, entry: Entry, viewers: Viewers): Entry {
  if (!rules.notation.hidesMoves || !isGameEntry(entry)) return entry;
  const move = rules.notation.parse(entry.move);
  if (!move.ok) throw new Error(`stored, but not a move: ${entry.move}`);
  const look = (viewer: Viewer) => rules.notation.format(move.value, viewer);
  const seen =
    typeof viewers === 'object'
      ? leastRedacted(viewers.map(look), look('spectator'))
      : look(viewers);
  return seen === entry.move ? entry : { ...entry, move: seen };
}

/** The version that shows most: only one seat sees more than a spectator. */
function leastRedacted(seen: readonly string[], least: string): string {
  return seen.find((text) => text !== least) ?? least;
}

/**
 * The redactor for entries of which something is hidden; undefined if nothing is. A
 * spectator sees the least: an entry that a spectator sees in full needs no redaction.
 */
export function redactorFor(
  rules: Game,
  entries: readonly Entry[],
): ((viewers: Viewers) => readonly Entry[]) | undefined {
  if (!rules.notation.hidesMoves) return undefined;
  const least = entries.map((entry) => redact(rules, entry, 'spectator'));
  if (least.every((entry, index) => entry === entries[index])) return undefined;
  const seen = new Map<string, readonly Entry[]>([['spectator', least]]);
  return (viewers) => {
    const name = `${viewers}`;
    const visible = seen.get(name) ?? entries.map((entry) => redact(rules, entry, viewers));
    seen.set(name, visible);
    return visible;
  };
}
