/** What was answered to commands that are stored, so that they can come again. */
import type { CommandOf, StoredEntry } from '../store/store.ts';

/** The replies of one table. */
export class Replies {
  /** By the names of commands. */
  #next: Map<string, number> | undefined;
  /** Who has asked for something; in names they are numbers, which are shorter. */
  #people: readonly string[] = [];

  /** A command's name at this table, which no other has. */
  nameOf({ person, id }: CommandOf): string {
    if (!this.#people.includes(person)) this.#people = this.#people.concat(person);
    return `${this.#people.indexOf(person)} ${id}`;
  }

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

  /** Finds the answers in what is stored: what follows on a command belongs to it, up to the next one. From a number on they are added. */
  read(entries: readonly StoredEntry[], from = 0): void {
    if (from === 0) this.#next = new Map();
    let next = from + entries.length;
    for (let number = next - 1; number >= from; number--) {
      const { person, command: id } = entries[number - from] ?? {};
      if (person === undefined || id === undefined) continue;
      this.keep(this.nameOf({ person, id }), next);
      next = number;
    }
  }
}
