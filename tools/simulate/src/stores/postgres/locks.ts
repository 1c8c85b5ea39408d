/** Advisory locks: of transactions and of sessions, shared and not. */
import { Holder, type Steps } from './transaction.ts';

/** One that holds or wants locks, and the holder that ends with its lock. */
interface Held {
  readonly owner: object;
  readonly holder: Holder;
  readonly isShared: boolean;
}

/** All advisory locks of a database, by name. */
export class AdvisoryLocks {
  readonly #held = new Map<string, Held[]>();

  /** Waits for a lock; its owner can have it again and again. */
  *take(name: string, owner: object, isShared: boolean, holder = new Holder()): Steps<void> {
    for (;;) {
      const others = this.#others(name, owner, isShared);
      if (others.length === 0) break;
      yield { for: others.map((one) => one.holder) };
    }
    this.#held.set(name, [...(this.#held.get(name) ?? []), { owner, holder, isShared }]);
  }

  /** Takes a lock if nobody else has it. */
  tryTake(name: string, owner: object): boolean {
    if (this.#others(name, owner, false).length > 0) return false;
    const held = { owner, holder: new Holder(), isShared: false };
    this.#held.set(name, [...(this.#held.get(name) ?? []), held]);
    return true;
  }

  #others(name: string, owner: object, isShared: boolean): readonly Held[] {
    const held = this.#held.get(name) ?? [];
    return held.filter((one) => one.owner !== owner && !(isShared && one.isShared));
  }

  /** Lets go of one lock that is not shared; whether there was one. */
  release(name: string, owner: object): boolean {
    const held = this.#held.get(name) ?? [];
    const mine = held.find((one) => one.owner === owner && !one.isShared);
    if (!mine) return false;
    this.#held.set(
      name,
      held.filter((one) => one !== mine),
    );
    mine.holder.letGo();
    return true;
  }

  /** Lets go of all that someone has. */
  releaseAll(owner: object): void {
    for (const [name, held] of this.#held) {
      const mine = held.filter((one) => one.owner === owner);
      if (mine.length === 0) continue;
      const others = held.filter((one) => one.owner !== owner);
      if (others.length > 0) this.#held.set(name, others);
      else this.#held.delete(name);
      for (const { holder } of mine) holder.letGo();
    }
  }
}
