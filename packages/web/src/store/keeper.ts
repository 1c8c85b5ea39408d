/** Keeping one game: every change is written after the one before, and never over somebody else's. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { type SavedGame, saveGame } from './saved.ts';

/** Whether a game is being kept: all is well, another tab has gone on with it, or it can't be. */
export type Keeping = 'kept' | 'taken-over' | 'failed';

/** Writes the changes of one game. */
export class Keeper {
  readonly #id: string;
  #revision: number;
  #writing: Promise<void> = Promise.resolve();
  readonly #keeping = signal<Keeping>('kept');

  /** How that goes. */
  readonly keeping: ReadonlySignal<Keeping> = this.#keeping;

  /** The revision is the last one that is kept already, 0 for a new game. */
  constructor(id: string, revision: number) {
    this.#id = id;
    this.#revision = revision;
  }

  /** Keeps the game as it is now. */
  keep(record: string, isOver: boolean, advice: number): void {
    const game: SavedGame = {
      id: this.#id,
      revision: ++this.#revision,
      record,
      updated: Date.now(),
      isOver,
      ...(advice > 0 ? { advice } : {}),
    };
    this.#writing = this.#writing.then(() => this.#write(game));
  }

  async #write(game: SavedGame): Promise<void> {
    try {
      if (!(await saveGame(game))) this.giveWay();
    } catch {
      this.#keeping.value = 'failed';
    }
  }

  /** Another tab goes on with the game. */
  giveWay(): void {
    this.#keeping.value = 'taken-over';
  }

  /** Settles when everything so far is written. */
  settled(): Promise<void> {
    return this.#writing;
  }
}
