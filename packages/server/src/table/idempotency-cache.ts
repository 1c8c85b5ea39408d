/** Idempotency cache: a command that is sent again under its id is answered from here and applied once. */
import type { CommandKey, StoredEntry } from '../store/store.ts';

/** The replies of one table: for each person and each id of theirs the number of the entry after the command. */
export class IdempotencyCache {
  #results: Map<string, Map<string, number>> | undefined;

  /** Whether they have to be read before anything can be said of them. */
  get isEvicted(): boolean {
    return this.#results === undefined;
  }

  /** Forgets them all; they are stored. */
  evict(): void {
    this.#results = undefined;
  }

  /** What was answered to a command, however long ago: the number of the entry after it. */
  resultOf({ person, id }: CommandKey): number | undefined {
    return this.#results?.get(person)?.get(id);
  }

  /** Remembers an answer. */
  remember({ person, id }: CommandKey, next: number): void {
    const answered = this.#results;
    if (!answered) return;
    const own = answered.get(person);
    if (own) own.set(id, next);
    else answered.set(person, new Map([[id, next]]));
  }

  /** Finds the answers in what is stored: what follows on a command belongs to it, up to the next one. From a number on they are added. */
  load(entries: readonly StoredEntry[], from = 0): void {
    if (from === 0) this.#results = new Map();
    let next = from + entries.length;
    for (let number = next - 1; number >= from; number--) {
      const { person, command: id } = entries[number - from] ?? {};
      if (person === undefined || id === undefined) continue;
      this.remember({ person, id }, next);
      next = number;
    }
  }
}
