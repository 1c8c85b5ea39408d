/** What was answered to commands that are stored, so that they can come again. */
import type { StoredEntry } from '../store/store.ts';

/** Whose command it is, and its id. */
export interface CommandOf {
  readonly person: string;
  readonly id: string;
}

/** The replies of one table. */
export class Replies {
  readonly #next = new Map<string, number>();

  /** What was answered to a command: the number of the entry after it. */
  to({ person, id }: CommandOf): number | undefined {
    return this.#next.get(`${person} ${id}`);
  }

  /** Remembers an answer. */
  keep({ person, id }: CommandOf, next: number): void {
    this.#next.set(`${person} ${id}`, next);
  }

  /** Finds the answers in what is stored: what follows on a command belongs to it, up to the next one. */
  read(entries: readonly StoredEntry[]): void {
    let next = entries.length;
    for (let number = entries.length - 1; number >= 0; number--) {
      const { person, command: id } = entries[number] ?? {};
      if (person === undefined || id === undefined) continue;
      this.keep({ person, id }, next);
      next = number;
    }
  }
}
