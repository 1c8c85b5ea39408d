/**
 * The cluster: processes of one service. Their messages to each other are hints: a process that misses one learns it from the
 * store, which every process asks again and again for tables that it has in memory.
 */
import type { Rate } from '@nyhavn/protocol';
import * as v from 'valibot';
import { printError, type ReportError } from '../operations/errors.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import { type Cancel, type Runtime, SYSTEM } from '../runtime.ts';
import type { SlewedClock } from '../slewed-clock.ts';
import type { Store } from '../store/store.ts';
import type { SeatLink } from '../table/draws.ts';
import type { BotJob, Peers } from '../table/peers.ts';
import type { Tables } from '../table/tables.ts';
import type { Dismissal } from '../wire/sockets.ts';
import { BotJobs } from './bot-jobs.ts';
import type { Bus, BusListener } from './bus.ts';
import { BusMessage, type ClusterMessage } from './bus-message.ts';
import { Membership } from './membership.ts';
import { SharedRateLimits } from './shared-rate-limits.ts';

/** Milliseconds between two looks at the store. */
const ROUND_MS = 3000;

/** Every so many rounds it is said again who is here, and believed for so many. */
const PRESENCE_EVERY_ROUNDS = 4;
const PRESENCE_TTL_ROUNDS = 10;

/** Every so many rounds it is asked who is still let in. */
const RECHECK_EVERY_ROUNDS = 10;

/** Bots that are awaited for so many rounds are asked again, and a process that is silent for so many has died. */
const REMIND_AFTER_ROUNDS = 2;
const LEASE_ROUNDS = 3;

/** So many tables are asked for at a time. */
const TABLES_PER_QUERY = 500;

/** A time that took so many milliseconds to come is too old to be believed. */
const MAX_TIME_LATENCY_MS = 1000;

/** The topic that every process hears; those of tables have a prefix. */
const SERVICE_TOPIC = 'all';
const TABLE_TOPIC_PREFIX = 'table:';

/** Dependencies of the cluster on this process. */
interface ClusterDeps {
  readonly tables: Tables;
  /** Closes sockets of this process. */
  dismiss(leaving: Dismissal): void;
  /** Closes sockets of this process whose people are not let in any more. */
  recheck(): Promise<void>;
}

/** Settings of the cluster. */
interface ClusterOptions {
  /** Milliseconds between two looks at the store. */
  readonly round?: number;
  readonly runtime?: Runtime;
}

/** This process as a member of the cluster. */
export class Cluster implements Peers, BusListener {
  readonly #runtime: Runtime;
  readonly #process: string;
  readonly #store: Store;
  readonly #now: () => number;
  /** Milliseconds between two looks at the store. */
  readonly #round: number;
  readonly #rateLimits: SharedRateLimits;
  readonly #jobs: BotJobs;
  readonly #membership: Membership;
  #bus: Bus | undefined;
  #deps: ClusterDeps | undefined;
  #clock: SlewedClock | undefined;
  #rounds = 0;
  #stopRounds: Cancel | undefined;
  #checking: Promise<void> | undefined;
  #renewing: Promise<void> | undefined;
  #beating: Promise<void> | undefined;
  readonly #report: ReportError;

  constructor(
    store: Store,
    now: () => number,
    report: ReportError = printError,
    { round = ROUND_MS, runtime = SYSTEM }: ClusterOptions = {},
  ) {
    this.#runtime = runtime;
    this.#process = runtime.randomBytes(6).toString('base64url');
    this.#report = report;
    this.#round = round;
    this.#store = store;
    this.#now = now;
    this.#membership = new Membership({
      db: store.db,
      process: this.#process,
      round,
      runtime,
      now,
    });
    this.#rateLimits = new SharedRateLimits(
      now,
      (taken) => this.#publish(SERVICE_TOPIC, { taken }),
      runtime,
    );
    this.#jobs = new BotJobs({
      db: store.db,
      now,
      lease: LEASE_ROUNDS * round,
      report,
      think: async (job) => this.#deps?.tables.think(job),
      announceWork: () => this.#publish(SERVICE_TOPIC, { work: true }),
    });
  }

  /** Begins to hear the others. */
  async join(bus: Bus, deps: ClusterDeps): Promise<void> {
    this.#bus = bus;
    this.#deps = deps;
    await bus.subscribe(SERVICE_TOPIC);
    await this.#beat();
    this.#stopRounds = this.#runtime.every(this.#round, () => {
      void this.#beat();
      void this.#renew();
      void this.#runRound();
    });
  }

  /** Has a clock follow the store's, by which all processes go. */
  async syncClock(clock: SlewedClock): Promise<void> {
    this.#clock = clock;
    await this.#readTime(Number.POSITIVE_INFINITY);
  }

  async #readTime(longest = MAX_TIME_LATENCY_MS): Promise<void> {
    const asked = this.#runtime.elapsed();
    const time = await this.#store.shared?.time();
    const took = this.#runtime.elapsed() - asked;
    if (time !== undefined && took < longest) this.#clock?.syncTo(time + took / 2);
  }

  /** Leaves the others. */
  async close(): Promise<void> {
    this.#stopRounds?.();
    this.#jobs.stop();
    await this.#checking;
    await this.#renewing;
    await this.#beating;
    // A row that stays is soon not believed any more.
    await this.#membership.leave().catch((error) => this.#report('cluster', error));
    await this.#bus?.close();
  }

  /** A rate limiter that all processes share. */
  rateLimiterFor(name: string, rate: Rate): RateLimiter {
    return this.#rateLimits.rateLimiterFor(name, rate);
  }

  /** Has sockets closed, wherever they are. */
  dismiss(leaving: Dismissal): void {
    this.#deps?.dismiss(leaving);
    this.#publish(SERVICE_TOPIC, { leaving });
  }

  get connectedSince(): number | undefined {
    return this.#membership.connectedSince;
  }

  async subscribe(table: string): Promise<void> {
    await this.#bus?.subscribe(TABLE_TOPIC_PREFIX + table);
  }

  unsubscribe(table: string): void {
    this.#bus?.unsubscribe(TABLE_TOPIC_PREFIX + table);
  }

  publishEntries(table: string, next: number): void {
    this.#publish(TABLE_TOPIC_PREFIX + table, { next });
  }

  publishRewritten(table: string): void {
    this.#publish(TABLE_TOPIC_PREFIX + table, { rewritten: true });
  }

  publishPresence(table: string, people: readonly string[]): void {
    this.#publish(TABLE_TOPIC_PREFIX + table, { people });
  }

  publishLink(table: string, link: SeatLink): void {
    this.#publish(TABLE_TOPIC_PREFIX + table, { link });
  }

  requestPresence(table: string): void {
    this.#publish(TABLE_TOPIC_PREFIX + table, { who: true });
  }

  think(job: BotJob): void {
    this.#jobs.offer(job);
  }

  #publish(topic: string, message: ClusterMessage): void {
    this.#bus?.publish(topic, JSON.stringify([this.#process, message]));
  }

  /** A notice that can't be read is reported and dropped: it was a hint, and the store has the truth. */
  onMessage(topic: string, text: string): void {
    try {
      const [process, message] = v.parse(BusMessage, JSON.parse(text));
      if (process === this.#process) return;
      this.#membership.noteAlive(process);
      if (topic === SERVICE_TOPIC) this.#onServiceMessage(message);
      else void this.#onTableMessage(topic.slice(TABLE_TOPIC_PREFIX.length), process, message);
    } catch (error) {
      this.#report('bus', error);
    }
  }

  #onServiceMessage(message: ClusterMessage): void {
    if ('taken' in message) this.#rateLimits.applyRemote(message.taken);
    else if ('leaving' in message) this.#deps?.dismiss(message.leaving);
    else if ('work' in message) void this.#jobs.take();
  }

  async #onTableMessage(table: string, process: string, message: ClusterMessage): Promise<void> {
    await this.#deps?.tables.withLive(table, async (live) => {
      if ('next' in message) await live.catchUp(message.next);
      else if ('rewritten' in message) await live.reload();
      else if ('link' in message) await live.onLink(message.link);
      else if ('people' in message)
        live.attendance.onPresence(
          process,
          message.people,
          this.#now() + PRESENCE_TTL_ROUNDS * this.#round,
        );
      else if ('who' in message && live.attendance.audience.people.length > 0)
        this.publishPresence(table, live.attendance.audience.people);
    });
  }

  onError(error: unknown): void {
    this.#report('bus', error);
  }

  /** Something may have been missed: everything is asked for. */
  onReconnect(): void {
    this.#rounds = 0;
    void this.#runRound();
  }

  #runRound(): Promise<void> {
    this.#checking ??= this.#checkTables()
      // The next round tries again.
      .catch((error) => this.#report('cluster', error))
      .finally(() => {
        this.#checking = undefined;
      });
    return this.#checking;
  }

  /** Heartbeats go on beside the looks at tables, as leases do. */
  #beat(): Promise<void> {
    this.#publish(SERVICE_TOPIC, { beat: true });
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

  async #checkTables(): Promise<void> {
    const { tables } = this.#deps ?? {};
    if (!tables) return;
    const isForPresence = this.#rounds % PRESENCE_EVERY_ROUNDS === 0;
    const isForGuests = this.#rounds % RECHECK_EVERY_ROUNDS === 0;
    this.#rounds++;
    if (this.#clock) await this.#readTime();
    if (isForGuests) await this.#deps?.recheck();
    void this.#jobs.take();
    const live = [...tables.live];
    for (let from = 0; from < live.length; from += TABLES_PER_QUERY) {
      const some = live.slice(from, from + TABLES_PER_QUERY);
      const heads = (await this.#store.shared?.heads(some)) ?? new Map<string, number>();
      for (const id of some) {
        await tables.withLive(id, async (table) => {
          await table.catchUp(heads.get(id) ?? 0);
          table.remind(this.#now() - REMIND_AFTER_ROUNDS * this.#round);
          table.attendance.forgetPresence();
          const { people } = table.attendance.audience;
          if (isForPresence && people.length > 0) this.publishPresence(id, people);
        });
      }
    }
  }
}
