/** Writing one game to the database: the newest state only, again after a failure, never over another tab's. */
import { newId } from '@nyhavn/client';
import { type ReadonlySignal, signal } from '@preact/signals';
import { publish } from './publish.ts';
import { type GameToSave, saveGame } from './saved.ts';

/**
 * `kept`: the newest state is stored or will be; `taken-over`: another tab has gone on with the
 * game; `failed`: writing fails, and is tried again.
 */
export type SaveStatus = 'kept' | 'taken-over' | 'failed';

/** The dependencies of a keeper; tests pass their own. */
export interface KeeperDeps {
  save(game: GameToSave, known: number): Promise<number | undefined>;
  /** Calls something later. */
  later(milliseconds: number, act: () => void): void;
}

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

const BROWSER: KeeperDeps = { save: saveGame, later: (wait, act) => setTimeout(act, wait) };

/** Writes the changes of one game. */
export class Keeper {
  readonly #id: string;
  readonly #deps: KeeperDeps;
  /** Tells this keeper's writes from those of other tabs. */
  readonly #writer = newId();
  /** The last revision that is known to be stored. */
  #stored: number;
  /** The newest record that is not stored yet. */
  #newest: GameToSave | undefined;
  #writing: Promise<void> | undefined;
  #failures = 0;
  readonly #status = signal<SaveStatus>('kept');

  readonly saveStatus: ReadonlySignal<SaveStatus> = this.#status;

  /** The revision is the last one that is kept already, 0 for a new game. */
  constructor(id: string, revision: number, deps: KeeperDeps = BROWSER) {
    this.#id = id;
    this.#stored = revision;
    this.#deps = deps;
  }

  /** Keeps the game as it is now. */
  keep(record: string, isOver: boolean, advice: number): void {
    this.#newest = {
      id: this.#id,
      writer: this.#writer,
      record,
      updated: Date.now(),
      isOver,
      ...(advice > 0 ? { advice } : {}),
    };
    this.#write();
  }

  /** True if something is not stored yet. */
  get isBehind(): boolean {
    return this.#newest !== undefined;
  }

  #write(): void {
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined;
    });
  }

  /** Writes until everything is stored, another tab has taken over, or a write fails. */
  async #writeAll(): Promise<void> {
    while (this.#newest && this.#status.peek() !== 'taken-over') {
      const game = this.#newest;
      try {
        const revision = await this.#deps.save(game, this.#stored);
        if (revision === undefined) return this.giveWay();
        this.#stored = revision;
      } catch {
        return this.#fail();
      }
      if (this.#newest === game) this.#newest = undefined;
      this.#failures = 0;
      this.#setStatus('kept');
    }
  }

  /** The next change is written at once; without one the same is tried again after a while. */
  #fail(): void {
    const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures++);
    this.#setStatus('failed');
    this.#deps.later(wait, () => this.#write());
  }

  /** Another tab goes on with the game. */
  giveWay(): void {
    this.#setStatus('taken-over');
  }

  #setStatus(status: SaveStatus): void {
    if (this.#status.peek() === 'taken-over') return;
    publish(() => {
      this.#status.value = status;
    });
  }

  /** Settles when everything so far is written, or can't be. */
  async settled(): Promise<void> {
    await this.#writing;
  }
}
