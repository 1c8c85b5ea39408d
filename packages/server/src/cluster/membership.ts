/** Membership: the processes that are alive, and whether this one receives the messages of all of them. */
import type { Kysely } from 'kysely';
import type { Runtime } from '../runtime.ts';
import type { Schema } from '../store/schema.ts';

/** The rows of processes among those of the service. */
const PREFIX = 'process:';

/** A process whose row does not change for so many rounds has died, and is forgotten after more of them. */
const LEASE_ROUNDS = 3;
const FORGOTTEN_ROUNDS = 100;

/** A living process that was not heard for so many rounds is behind a broken line. */
const UNHEARD_ROUNDS = 4;

/** Another process; times are monotonic, in milliseconds. */
interface Member {
  beat: string;
  beatAt: number;
  heardAt: number;
}

/** Dependencies of the membership. */
interface MembershipOptions {
  readonly db: Kysely<Schema>;
  /** The id of this process. */
  readonly process: string;
  /** Milliseconds between two heartbeats. */
  readonly round: number;
  readonly runtime: Runtime;
  now(): number;
}

/**
 * Membership by heartbeats, which every process writes to the store and says on the bus. A process whose heartbeats
 * are in the store but not on the bus serves people of whom this one hears nothing.
 */
export class Membership {
  readonly #options: MembershipOptions;
  readonly #others = new Map<string, Member>();
  #beats = 0;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #since: number | undefined;

  constructor(options: MembershipOptions) {
    this.#options = options;
  }

  /** Since when all living processes are heard without a gap; undefined while one of them is not, or may not be. */
  get connectedSince(): number | undefined {
    return this.#isWithin(LEASE_ROUNDS, this.#lookedAt) ? this.#since : undefined;
  }

  /** A process was heard on the bus. */
  noteAlive(process: string): void {
    const member = this.#others.get(PREFIX + process);
    if (member) member.heardAt = this.#options.runtime.elapsed();
  }

  /** Writes a heartbeat, and compares those of the others with what was heard of them. */
  async beat(): Promise<void> {
    const { db, process, now } = this.#options;
    const own = PREFIX + process;
    const value = `${++this.#beats}`;
    await db
      .insertInto('service')
      .values({ name: own, value })
      .onConflict((there) => there.column('name').doUpdateSet({ value }))
      .execute();
    const rows = await db
      .selectFrom('service')
      .selectAll()
      .where('name', 'like', `${PREFIX}%`)
      .where('name', '<>', own)
      .execute();
    this.#read(new Map(rows.map((row) => [row.name, row.value])));
    const living = [...this.#others.values()].filter(({ beatAt }) =>
      this.#isWithin(LEASE_ROUNDS, beatAt),
    );
    const isWhole = living.every(({ heardAt }) => this.#isWithin(UNHEARD_ROUNDS, heardAt));
    this.#since = isWhole ? (this.connectedSince ?? now()) : undefined;
    this.#lookedAt = this.#options.runtime.elapsed();
    await this.#forget();
  }

  #read(beats: ReadonlyMap<string, string>): void {
    const time = this.#options.runtime.elapsed();
    for (const name of this.#others.keys()) if (!beats.has(name)) this.#others.delete(name);
    for (const [name, beat] of beats) {
      const member = this.#others.get(name);
      if (!member) this.#others.set(name, { beat, beatAt: time, heardAt: time });
      else if (member.beat !== beat) Object.assign(member, { beat, beatAt: time });
    }
  }

  async #forget(): Promise<void> {
    for (const [name, { beat, beatAt }] of this.#others) {
      if (this.#isWithin(FORGOTTEN_ROUNDS, beatAt)) continue;
      const row = this.#options.db.deleteFrom('service').where('name', '=', name);
      await row.where('value', '=', beat).execute();
    }
  }

  /** Takes this process out of the store. */
  async leave(): Promise<void> {
    const { db, process } = this.#options;
    await db
      .deleteFrom('service')
      .where('name', '=', PREFIX + process)
      .execute();
  }

  #isWithin(rounds: number, time: number): boolean {
    return this.#options.runtime.elapsed() - time <= rounds * this.#options.round;
  }
}
