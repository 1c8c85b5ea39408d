/** Idempotency keys: what was answered to commands that are stored, so that they can come again. */
import type { CommandOf, StoredEntry } from '../store/store.ts';

/** The replies of one table: for each person and each id of theirs the number of the entry after the command. */
export class Replies {
  #answered: Map<string, Map<string, number>> | undefined;

  /** Whether they have to be read before anything can be said of them. */
  get areForgotten(): boolean {
    return this.#answered === undefined;
  }

  /** Forgets them all; they are stored. */
  forget(): void {
    this.#answered = undefined;
  }

  /** What was answered to a command, however long ago: the number of the entry after it. */
  to({ person, id }: CommandOf): number | undefined {
    return this.#answered?.get(person)?.get(id);
  }

  /** Remembers an answer. */
  keep({ person, id }: CommandOf, next: number): void {
    const answered = this.#answered;
    if (!answered) return;
    const own = answered.get(person);
    if (own) own.set(id, next);
    else answered.set(person, new Map([[id, next]]));
  }

  /** Finds the answers in what is stored: what follows on a command belongs to it, up to the next one. From a number on they are added. */
  read(entries: readonly StoredEntry[], from = 0): void {
    if (from === 0) this.#answered = new Map();
    let next = from + entries.length;
    for (let number = next - 1; number >= from; number--) {
      const { person, command: id } = entries[number - from] ?? {};
      if (person === undefined || id === undefined) continue;
      this.keep({ person, id }, next);
      next = number;
    }
  }
}
