/** What was answered to commands that are stored, so that they can come again. */
import type { StoredEntry } from '../store/store.ts';

/** Whose command it is, and its id. */
export interface CommandOf {
  readonly person: string;
  readonly id: string;
}

/** A command's name, which no other has. */
export function nameOf({ person, id }: CommandOf): string {
  return `${person} ${id}`;
}

/** The replies of one table, by the names of commands. */
export class Replies {
  #next: Map<string, number> | undefined;

  /** Whether they have to be read before anything can be said of them. */
  get areForgotten(): boolean {
    return this.#next === undefined;
  }

  /** Forgets them all; they are stored. */
  forget(): void {
    this.#next = undefined;
  }

  /** What was answered to a command: the number of the entry after it. */
  to(command: string): number | undefined {
    return this.#next?.get(command);
  }

  /** Remembers an answer. */
  keep(command: string, next: number): void {
    this.#next?.set(command, next);
  }

  /** Finds the answers in what is stored: what follows on a command belongs to it, up to the next one. */
  read(entries: readonly StoredEntry[]): void {
    this.#next = new Map();
    let next = entries.length;
    for (let number = entries.length - 1; number >= 0; number--) {
      const { person, command: id } = entries[number] ?? {};
      if (person === undefined || id === undefined) continue;
      this.keep(nameOf({ person, id }), next);
      next = number;
    }
  }
}
