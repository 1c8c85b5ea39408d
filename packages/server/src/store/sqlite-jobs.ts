/** What is said between the embedded store and its thread. */

/** When what is in the log goes to its places. */
export interface SettlingOptions {
  /** Whatever else there is to do, when so many characters have come together. */
  readonly maxLogLength: number;
  /** All of it, when nothing has come for so many milliseconds. */
  readonly quietMs: number;
}

/** A statement, and what the thread has to know of it. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Whether it changes nothing, so that it is answered also where nothing can be written. */
  readonly isReadOnly: boolean;
  /** Whether it is about entries, which have to be settled before: moved from the log to their places. */
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

/** What came of it. */
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

/** What failed in the thread while nothing waited for it. */
export interface WorkerFault {
  readonly trouble: Failure;
}

/** What is done in one transaction: lines to be stored, as one text, and jobs after them. */
export interface Batch {
  readonly lines: string;
  readonly jobs: readonly StoreJob[];
}

/** What came of a batch. */
export interface BatchResult {
  /** A letter for each line, nothing where all are stored. */
  readonly unlike: string;
  /** Answers to the jobs; where nothing could be written there are some to those that read. */
  readonly answers: readonly JobResult[];
  /** Why nothing could be written. */
  readonly failed?: Failure;
  /** What SQLite says of a file that is damaged, once it has found that. */
  readonly damage?: string;
}
