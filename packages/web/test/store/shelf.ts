/** A store of games in memory that keeps `saveGame`'s promise, and fails when a test wants it to. */
import type { KeeperDeps } from '../../src/store/keeper.ts';
import type { GameToSave, SavedGame } from '../../src/store/saved.ts';

/** Where keepers of a test write to. */
export class Shelf implements KeeperDeps {
  readonly games = new Map<string, SavedGame>();
  /** How each of the next writes fails: before it is stored, or after it. */
  readonly faults: ('before' | 'after')[] = [];
  /** What is to be done later, and after how many milliseconds. */
  readonly timers: { readonly wait: number; readonly act: () => void }[] = [];
  writes = 0;

  async save(game: GameToSave, known: number): Promise<number | undefined> {
    this.writes++;
    const fault = this.faults.shift();
    await Promise.resolve();
    if (fault === 'before') throw new DOMException('full', 'QuotaExceededError');
    const kept = this.games.get(game.id);
    const revision = kept?.revision ?? 0;
    const isOurs = kept?.writer !== undefined && kept.writer === game.writer;
    if (revision !== known && !isOurs) return undefined;
    this.games.set(game.id, { ...game, revision: revision + 1 });
    if (fault === 'after') throw new DOMException('lost', 'UnknownError');
    return revision + 1;
  }

  later(wait: number, act: () => void): void {
    this.timers.push({ wait, act });
  }

  /** Lets the next timer ring. */
  ring(): void {
    this.timers.shift()?.act();
  }
}
