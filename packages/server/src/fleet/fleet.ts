/**
 * The processes of one service. What they say to each other are hints: who misses one is told by the
 * store, which every process asks again and again for tables that it has in memory.
 */
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Allowances, Rate } from '../allowance.ts';
import { printError, type ReportError } from '../operations/errors.ts';
import type { SteadyClock } from '../steady-clock.ts';
import type { Store } from '../store/store.ts';
import type { BotJob, Neighbours } from '../table/neighbours.ts';
import type { Tables } from '../table/tables.ts';
import type { Leaving } from '../wire/sockets.ts';
import type { Bus, Ears } from './bus.ts';
import { Jobs } from './jobs.ts';
import { Ledger } from './ledger.ts';
import { Membership } from './membership.ts';
import { Notice, type Said } from './notice.ts';

/** Milliseconds between two looks at the store. */
const ROUND = 3000;

/** Every so many rounds it is said again who is here, and believed for so many. */
const ROUNDS_OF_PRESENCE = 4;
const BELIEVED = 10;

/** Every so many rounds it is asked who is still let in. */
const ROUNDS_OF_GUESTS = 10;

/** Bots that are awaited for so many rounds are asked again, and a process that is silent for so many has died. */
const REMINDED = 2;
const LEASE = 3;

/** So many tables are asked for at a time. */
const MOST = 500;

/** A time that took so many milliseconds to come is too old to be believed. */
const STALE = 1000;

/** The topic that every process hears; those of tables have a prefix. */
const EVERYBODY = 'all';
const TABLE = 'table:';

/** What this process does for the others. */
interface Duties {
  readonly tables: Tables;
  /** Closes sockets of this process. */
  dismiss(leaving: Leaving): void;
  /** Closes sockets of this process whose people are not let in any more. */
  recheck(): Promise<void>;
}

/** This process among the others. */
export class Fleet implements Neighbours, Ears {
  readonly #process = randomBytes(6).toString('base64url');
  readonly #store: Store;
  readonly #now: () => number;
  /** Milliseconds between two looks at the store. */
  readonly #round: number;
  readonly #ledger: Ledger;
  readonly #jobs: Jobs;
  readonly #membership: Membership;
  #bus: Bus | undefined;
  #duties: Duties | undefined;
  #clock: SteadyClock | undefined;
  #rounds = 0;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #renewing: Promise<void> | undefined;
  #beating: Promise<void> | undefined;
  readonly #report: ReportError;

  constructor(store: Store, now: () => number, report: ReportError = printError, round = ROUND) {
    this.#report = report;
    this.#round = round;
    this.#store = store;
    this.#now = now;
    this.#membership = new Membership({ db: store.db, process: this.#process, round, now });
    this.#ledger = new Ledger(now, (taken) => this.#say(EVERYBODY, { taken }));
    this.#jobs = new Jobs({
      db: store.db,
      now,
      lease: LEASE * round,
      report,
      think: async (job) => this.#duties?.tables.think(job),
      callForHelp: () => this.#say(EVERYBODY, { work: true }),
    });
  }

  /** Begins to hear the others. */
  async join(bus: Bus, duties: Duties): Promise<void> {
    this.#bus = bus;
    this.#duties = duties;
    await bus.subscribe(EVERYBODY);
    await this.#beat();
    this.#timer = setInterval(() => {
      void this.#beat();
      void this.#renew();
      void this.#look();
    }, this.#round).unref();
  }

  /** Has a clock follow the store's, by which all processes go. */
  async keepTime(clock: SteadyClock): Promise<void> {
    this.#clock = clock;
    await this.#readTime(Number.POSITIVE_INFINITY);
  }

  async #readTime(longest = STALE): Promise<void> {
    const asked = performance.now();
    const time = await this.#store.shared?.time();
    const took = performance.now() - asked;
    if (time !== undefined && took < longest) this.#clock?.follow(time + took / 2);
  }

  /** Leaves the others. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#jobs.stop();
    await this.#looking;
    await this.#renewing;
    await this.#beating;
    // A row that stays is soon not believed any more.
    await this.#membership.leave().catch((error) => this.#report('cluster', error));
    await this.#bus?.close();
  }

  /** Buckets that all processes share. */
  allow(name: string, rate: Rate): Allowances {
    return this.#ledger.allow(name, rate);
  }

  /** Has sockets closed, wherever they are. */
  dismiss(leaving: Leaving): void {
    this.#duties?.dismiss(leaving);
    this.#say(EVERYBODY, { leaving });
  }

  get hearingSince(): number | undefined {
    return this.#membership.hearingSince;
  }

  async attend(table: string): Promise<void> {
    await this.#bus?.subscribe(TABLE + table);
  }

  leave(table: string): void {
    this.#bus?.unsubscribe(TABLE + table);
  }

  tellEntries(table: string, next: number): void {
    this.#say(TABLE + table, { next });
  }

  tellRewritten(table: string): void {
    this.#say(TABLE + table, { rewritten: true });
  }

  tellPresence(table: string, people: readonly string[]): void {
    this.#say(TABLE + table, { people });
  }

  askPresence(table: string): void {
    this.#say(TABLE + table, { who: true });
  }

  think(job: BotJob): void {
    this.#jobs.offer(job);
  }

  #say(topic: string, said: Said): void {
    this.#bus?.publish(topic, JSON.stringify([this.#process, said]));
  }

  /** A notice that can't be read is reported and dropped: it was a hint, and the store has the truth. */
  hear(topic: string, text: string): void {
    try {
      const [process, said] = v.parse(Notice, JSON.parse(text));
      if (process === this.#process) return;
      this.#membership.hear(process);
      if (topic === EVERYBODY) this.#hearAll(said);
      else void this.#hearOf(topic.slice(TABLE.length), process, said);
    } catch (error) {
      this.#report('bus', error);
    }
  }

  #hearAll(said: Said): void {
    if ('taken' in said) this.#ledger.hear(said.taken);
    else if ('leaving' in said) this.#duties?.dismiss(said.leaving);
    else if ('work' in said) void this.#jobs.take();
  }

  async #hearOf(table: string, process: string, said: Said): Promise<void> {
    await this.#duties?.tables.withLive(table, async (live) => {
      if ('next' in said) await live.catchUp(said.next);
      else if ('rewritten' in said) await live.readAnew();
      else if ('people' in said)
        live.hearPresence(process, said.people, this.#now() + BELIEVED * this.#round);
      else if ('who' in said && live.people.length > 0) this.tellPresence(table, live.people);
    });
  }

  failed(error: unknown): void {
    this.#report('bus', error);
  }

  /** Something may have been missed: everything is asked for. */
  missed(): void {
    this.#rounds = 0;
    void this.#look();
  }

  #look(): Promise<void> {
    this.#looking ??= this.#lookNow()
      // The next round tries again.
      .catch((error) => this.#report('cluster', error))
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  /** Heartbeats go on beside the looks at tables, as leases do. */
  #beat(): Promise<void> {
    this.#say(EVERYBODY, { beat: true });
    this.#beating ??= this.#membership
      .beat()
      .catch((error) => this.#report('cluster', error))
      .finally(() => {
        this.#beating = undefined;
      });
    return this.#beating;
  }

  /** Leases are renewed beside the looks at tables, one of which may take longer than a lease. */
  #renew(): Promise<void> {
    this.#renewing ??= this.#jobs
      .renew()
      .catch((error) => this.#report('bots', error))
      .finally(() => {
        this.#renewing = undefined;
      });
    return this.#renewing;
  }

  async #lookNow(): Promise<void> {
    const { tables } = this.#duties ?? {};
    if (!tables) return;
    const isForPresence = this.#rounds % ROUNDS_OF_PRESENCE === 0;
    const isForGuests = this.#rounds % ROUNDS_OF_GUESTS === 0;
    this.#rounds++;
    if (this.#clock) await this.#readTime();
    if (isForGuests) await this.#duties?.recheck();
    void this.#jobs.take();
    const live = [...tables.live];
    for (let from = 0; from < live.length; from += MOST) {
      const some = live.slice(from, from + MOST);
      const heads = (await this.#store.shared?.heads(some)) ?? new Map<string, number>();
      for (const id of some) {
        await tables.withLive(id, async (table) => {
          await table.catchUp(heads.get(id) ?? 0);
          table.remind(this.#now() - REMINDED * this.#round);
          table.forgetPresence();
          if (isForPresence && table.people.length > 0) this.tellPresence(id, table.people);
        });
      }
    }
  }
}
