/** Jobs of bots: rows in the store. One process thinks about a job, and another one takes over if that process dies. */
import type { Kysely } from 'kysely';
import type { ReportError } from '../operations/errors.ts';
import type { BotJobRow, Schema } from '../store/schema.ts';
import type { BotJob } from '../table/peers.ts';

/** So many jobs a process takes at a time; the rest is for others. */
const MAX_JOBS_PER_PROCESS = 2;

/** Dependencies of jobs. */
interface BotJobsOptions {
  readonly db: Kysely<Schema>;
  now(): number;
  /** A process that has not said for so many milliseconds that it still thinks has died. */
  readonly lease: number;
  /** Thinks and moves. */
  think(job: BotJob): Promise<void>;
  /** There is more to do than this process can. */
  announceWork(): void;
  readonly report: ReportError;
}

/** Takes jobs, its own first. */
export class BotJobs {
  readonly #options: BotJobsOptions;
  readonly #known = new Set<string>();
  /** The jobs of this process. */
  readonly #running = new Set<BotJob>();
  #underWay = 0;
  #isStopped = false;

  constructor(options: BotJobsOptions) {
    this.#options = options;
  }

  /** Offers a job: this process takes it if it has time, else another. */
  offer(job: BotJob): void {
    const key = keyOf(job);
    if (this.#known.has(key) || this.#isStopped) return;
    this.#known.add(key);
    const isFree = this.#underWay < MAX_JOBS_PER_PROCESS;
    if (isFree) this.#underWay++;
    this.#insert(job, isFree)
      .then((isKept) => (isKept && isFree ? this.#run(job) : undefined))
      // The next round offers a job that could not be stored again.
      .catch((error) => this.#report(error, job))
      .finally(() => {
        this.#known.delete(key);
        if (!isFree) this.#options.announceWork();
        else this.#end();
      });
  }

  async #insert({ table, seat, askedAt, bot, how }: BotJob, isOurs: boolean): Promise<boolean> {
    const { db, now, lease } = this.#options;
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('bot_jobs')
      .values({
        table_id: table,
        seat,
        asked_at: askedAt,
        how,
        bot,
        taken_until: isOurs ? now() + lease : 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows > 0n;
  }

  async #run(job: BotJob): Promise<void> {
    this.#running.add(job);
    try {
      await this.#options.think(job);
    } finally {
      this.#running.delete(job);
    }
    await this.#options.db
      .deleteFrom('bot_jobs')
      .where('table_id', '=', job.table)
      .where('seat', '=', job.seat)
      .where('asked_at', '=', job.askedAt)
      .where('how', '=', job.how)
      .execute();
  }

  /** Says that this process still thinks about what it has taken. */
  async renew(): Promise<void> {
    const { db, now, lease } = this.#options;
    for (const { table, seat, askedAt, how } of this.#running) {
      await db
        .updateTable('bot_jobs')
        .set({ taken_until: now() + lease })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where('asked_at', '=', askedAt)
        .where('how', '=', how)
        .execute();
    }
  }

  #report(error: unknown, { table, seat }: BotJob): void {
    this.#options.report('bots', error, { table, seat });
  }

  #end(): void {
    this.#underWay--;
    void this.take();
  }

  /** Takes free jobs, as far as there is time. */
  async take(): Promise<void> {
    const room = MAX_JOBS_PER_PROCESS - this.#underWay;
    if (room <= 0 || this.#isStopped) return;
    this.#underWay += room;
    let taken: readonly BotJob[] = [];
    try {
      taken = await this.#claim(room);
    } catch (error) {
      // The next round tries again.
      this.#options.report('bots', error);
    }
    this.#underWay -= room - taken.length;
    for (const job of taken) {
      this.#run(job)
        .catch((error) => this.#report(error, job))
        .finally(() => this.#end());
    }
  }

  async #claim(most: number): Promise<BotJob[]> {
    const { db, now, lease } = this.#options;
    const time = now();
    const rows = await db
      .with('free', (among) =>
        among
          .selectFrom('bot_jobs')
          .select(['table_id', 'seat', 'asked_at', 'how'])
          // A lease never lasts that long: the clock of its process was wrong.
          .where(({ or, eb }) =>
            or([eb('taken_until', '<=', time), eb('taken_until', '>', time + 2 * lease)]),
          )
          .orderBy('taken_until')
          .limit(most)
          .forUpdate()
          .skipLocked(),
      )
      .updateTable('bot_jobs')
      .from('free')
      .set({ taken_until: time + lease })
      .whereRef('bot_jobs.table_id', '=', 'free.table_id')
      .whereRef('bot_jobs.seat', '=', 'free.seat')
      .whereRef('bot_jobs.asked_at', '=', 'free.asked_at')
      .whereRef('bot_jobs.how', '=', 'free.how')
      .returningAll('bot_jobs')
      .execute();
    return rows.map(jobOf);
  }

  /** Takes nothing any more. */
  stop(): void {
    this.#isStopped = true;
  }
}

function keyOf({ table, seat, askedAt, how }: BotJob): string {
  return `${table} ${seat} ${askedAt} ${how}`;
}

function jobOf({ table_id, seat, asked_at, bot, how }: BotJobRow): BotJob {
  return {
    table: table_id,
    seat,
    askedAt: asked_at,
    bot,
    how: how === 'moveLate' ? 'moveLate' : 'moveBot',
  };
}
