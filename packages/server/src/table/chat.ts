/** The chat of a table, read from its entries. */
import { type Entry, isGameEntry } from '@nyhavn/protocol';

/** So many lines go along with a report. */
const REPORTED_CHAT_LINES = 50;

/** One thing that was said. */
interface Line {
  readonly person: string;
  readonly phrase?: string;
  readonly text?: string;
}

/** The chat of a table. */
interface Chat {
  /** All people who have sat at the table or written. */
  readonly people: ReadonlySet<string>;
  /** The last lines. */
  readonly lines: readonly Line[];
}

/** The chat of a table, with people in place of seats. */
export function chatOf(entries: readonly Entry[]): Chat {
  const people = new Set<string>();
  const seated = new Map<number, string>();
  const lines: Line[] = [];
  for (const entry of entries) {
    if (isGameEntry(entry)) continue;
    if (entry.kind === 'sat') {
      seated.set(entry.seat, entry.person);
      people.add(entry.person);
    } else if (entry.kind === 'said') {
      const { by, phrase, text } = entry;
      const person = typeof by === 'string' ? by : (seated.get(by) ?? '');
      people.add(person);
      const what = { ...(phrase ? { phrase } : {}), ...(text ? { text } : {}) };
      lines.push({ person, ...what });
    }
  }
  return { people, lines: lines.slice(-REPORTED_CHAT_LINES) };
}
