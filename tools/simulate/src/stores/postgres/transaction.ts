/** Transactions of Postgres: what they have changed, which locks they hold, and for whom they wait. */
import { refusal } from './refusal.ts';
import type { Row } from './table.ts';

/** What happens first has the lower number. */
export class Moments {
  #last = 0;

  next(): number {
    return ++this.#last;
  }
}

/** A step that can't go on before one of these has let go. */
export interface Wait {
  readonly for: readonly Holder[];
}

/** A statement as it is done, with its waits. */
export type Steps<Result> = Generator<Wait, Result, void>;

/** Has something that others wait for: a transaction, or a lock of a session. */
export class Holder {
  #waitsFor: readonly Holder[] = [];
  readonly #ends: (() => void)[] = [];

  /** Calls something when it lets go. */
  onEnd(act: () => void): void {
    this.#ends.push(act);
  }

  /** Notes for whom it waits; a circle is a deadlock, and the last who came has to give up. */
  wait(others: readonly Holder[]): void {
    if (others.some((other) => other.#isBehind(this, new Set()))) {
      throw refusal('40P01', 'deadlock detected');
    }
    this.#waitsFor = others;
  }

  goOn(): void {
    this.#waitsFor = [];
  }

  #isBehind(one: Holder, seen: Set<Holder>): boolean {
    if (this === one) return true;
    if (seen.has(this)) return false;
    seen.add(this);
    return this.#waitsFor.some((other) => other.#isBehind(one, seen));
  }

  letGo(): void {
    for (const act of this.#ends.splice(0)) act();
  }
}

/** A transaction. Others see its changes once it has a moment of commit. */
export class Transaction extends Holder {
  committed: number | undefined;
  state: 'open' | 'committed' | 'rolled back' = 'open';
  /** Rows that it has written or locked. */
  readonly touched = new Set<Row>();
  /** Notices that others hear when it commits. */
  readonly notices: Notice[] = [];
  readonly #undo: (() => void)[] = [];

  /** Undoes a change of the schema if the transaction is rolled back. */
  onRollback(undo: () => void): void {
    this.#undo.unshift(undo);
  }

  end(state: 'committed' | 'rolled back', moment: number): void {
    if (this.state !== 'open') return;
    this.state = state;
    if (state === 'committed') this.committed = moment;
    for (const row of this.touched) row.release(this);
    if (state === 'rolled back') for (const undo of this.#undo) undo();
    this.letGo();
  }
}

/** What is said on a channel. */
export interface Notice {
  readonly channel: string;
  readonly payload: string;
}

/** The rows that a statement sees: what was committed before its moment, and what its transaction did before. */
export interface Snapshot {
  readonly moment: number;
  readonly transaction: Transaction;
}
