/** A table as a client knows it: a fold over the entries that it received. */
import { type Entry, isGameEntry } from '@nyhavn/protocol';
import { type Sender, TableGame } from './game.ts';
import { afterEntry, afterMove, openedBy, type Seating } from './seating.ts';

/** A table as one person follows it, from its first entry on. */
export class TableView {
  readonly person: string;
  /** The way to the server, where there is one. */
  protected readonly sender: Sender | undefined;
  #seating: Seating | undefined;
  #game: TableGame | undefined;
  /** The number of entries that were applied. */
  protected seen = 0;

  constructor(person: string) {
    this.person = person;
  }

  /** The table beside its game; undefined until it was heard of. */
  get seating(): Seating | undefined {
    return this.#seating;
  }

  /** The game, once it has begun. */
  get game(): TableGame | undefined {
    return this.#game;
  }

  /** Follows the next entry. */
  applyEntry(entry: Entry): void {
    const number = this.seen++;
    const seating = this.#seating;
    if (isGameEntry(entry)) {
      this.#game?.applyEvent(entry.by, entry.move);
      if (seating) this.#seat(afterMove(seating, entry.by));
    } else if (entry.kind === 'opened') this.#seat(openedBy(entry));
    else if (seating) {
      // Of a newer server there may be kinds of entries that are unknown here, and change nothing.
      const after = afterEntry(seating, entry, number) ?? seating;
      this.#seat(after);
      if (entry.kind === 'began') this.#game = new TableGame(after, this.person, this.sender);
      if (entry.kind === 'late') this.#game?.applyLate(entry.seat);
      if (entry.kind === 'undone') this.#game?.takeBack(entry.count);
    }
  }

  #seat(seating: Seating): void {
    this.#seating = seating;
    if (this.#game) this.#game.seating = seating;
  }
}
