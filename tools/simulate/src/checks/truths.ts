/** Real-time order: what anybody was told is stored, every read that begins later shows. */

/** What was told so far, by table. */
export class Truths {
  readonly #told = new Map<string, number>();
  readonly #asked = new Set<string>();
  readonly problems: string[] = [];

  /** The number of entries that somebody knows a table to have. */
  knownOf(table: string): number {
    return this.#told.get(table) ?? 0;
  }

  /** Takes note of a command; true if it was sent before. */
  isAsked(id: string): boolean {
    const wasAsked = this.#asked.has(id);
    this.#asked.add(id);
    return wasAsked;
  }

  /** Somebody was told that all entries before that number are stored. */
  told(table: string, next: number): void {
    if (next > this.knownOf(table)) this.#told.set(table, next);
  }

  /** A read that began when so many entries were known shows so many. */
  read(who: string, table: string, known: number, shown: number): void {
    if (shown < known)
      this.problems.push(`${who} reads ${shown} entries of ${table}, after ${known} were told`);
  }
}
