/** Messages between the SQLite store and its thread. */

/** The thresholds for settling: moving entries from the log to their tables. */
export interface SettlingOptions {
  /** Entries are settled even under load once the log has so many characters. */
  readonly maxLogLength: number;
  /** All of it, when nothing has come for so many milliseconds. */
  readonly quietMs: number;
}

/** What a thread has to know of its file. */
export interface ThreadData extends SettlingOptions {
  readonly file: string;
}

/** A statement, and what the thread has to know of it. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** True if it changes nothing, so it also runs on a full disk. */
  readonly isReadOnly: boolean;
  /** True if it reads entries, which have to be settled first: moved from the log to their tables. */
  readonly needsSettled: boolean;
}

/** A statement, and whether all of its job is off when it changes nothing. */
export interface ConditionalStatement extends Statement {
  readonly mustChange: boolean;
}

/** Something to be done to the file, other than storing what happens at tables. */
export type StoreJob =
  | { readonly kind: 'load'; readonly table: string; readonly from: number }
  | ({ readonly kind: 'query' } & Statement)
  | { readonly kind: 'changes'; readonly steps: readonly ConditionalStatement[] }
  /** Holds a transaction open over several batches. Only a migration does so, while nothing else is asked. */
  | { readonly kind: 'transaction'; readonly step: 'BEGIN IMMEDIATE' | 'COMMIT' | 'ROLLBACK' }
  | { readonly kind: 'close' };

/** The result of a job. */
export type JobResult =
  | 'stored'
  | 'conflict'
  | 'missing'
  | 'closed'
  | 'done'
  | {
      readonly kind: 'table';
      readonly seed: string;
      readonly deadline: number | null;
      readonly phase: string;
      readonly openSeats: number;
      /** Its entries as one text, as in `lines.ts`. */
      readonly rows: string;
    }
  | { readonly kind: 'rows'; readonly rows: readonly object[]; readonly changes: number }
  | Failure;

/** Why something failed, and whether the store could not or whether it was asked for something wrong. */
export interface Failure {
  readonly kind: 'failed';
  readonly message: string;
  readonly isUnavailable: boolean;
}

/** A failure in the thread that belongs to no job. */
export interface WorkerFault {
  readonly trouble: Failure;
}

/** One transaction: lines to store, as one text, and the jobs after them. */
export interface Batch {
  readonly lines: string;
  readonly jobs: readonly StoreJob[];
}

/** The result of a batch. */
export interface BatchResult {
  /** A letter for each line, nothing where all are stored. */
  readonly unlike: string;
  /** Answers to the jobs; where nothing could be written there are some to those that read. */
  readonly answers: readonly JobResult[];
  /** Why nothing could be written. */
  readonly failed?: Failure;
  /** The message of SQLite once it has found the file damaged. */
  readonly damage?: string;
}
