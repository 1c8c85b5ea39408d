/** What was answered to commands that are stored, so that they can come again. */
import type { CommandOf, StoredEntry } from '../store/store.ts';

/** A command, and the number of the entry after it. */
interface Answered extends CommandOf {
  readonly next: number;
}

/** The replies of one table, in their order: they are asked for from the end, and few of them. */
export class Replies {
  #answered: Answered[] | undefined;

  /** Whether they have to be read before anything can be said of them. */
  get areForgotten(): boolean {
    return this.#answered === undefined;
  }

  /** Forgets them all; they are stored. */
  forget(): void {
    this.#answered = undefined;
  }

  /**
   * What was answered to a command: the number of the entry after it. Whoever asks again knows no more entries than
   * when they asked first, so that answers from before those need not be looked at.
   */
  to({ person, id }: CommandOf, known = 0): number | undefined {
    const answered = this.#answered ?? [];
    for (let at = answered.length - 1; at >= 0; at--) {
      const one = answered[at]!;
      if (one.next < known) break;
      if (one.id === id && one.person === person) return one.next;
    }
    return undefined;
  }

  /** Remembers an answer. */
  keep({ person, id }: CommandOf, next: number): void {
    this.#answered?.push({ person, id, next });
  }

  /** Finds the answers in what is stored: what follows on a command belongs to it, up to the next one. From a number on they are added. */
  read(entries: readonly StoredEntry[], from = 0): void {
    const found: Answered[] = [];
    const people = new Map<string, string>();
    let next = from + entries.length;
    for (let number = next - 1; number >= from; number--) {
      const { person, command: id } = entries[number - from] ?? {};
      if (person === undefined || id === undefined) continue;
      // The same text in another place would be kept once more.
      const same = people.get(person) ?? person;
      people.set(same, same);
      found.push({ person: same, id, next });
      next = number;
    }
    this.#answered = [...(from === 0 ? [] : (this.#answered ?? [])), ...found.reverse()];
  }
}
