/** What is said between the embedded store and its thread. */

/** An entry as a row: time, person, command, body. */
export type Row = readonly [number, string | null, string | null, string];

/** A statement, and whether all of its job is off when it changes nothing. */
export interface Step {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly mustChange: boolean;
}

/**
 * Entries for a table, from a number on: a flat list is copied to the other thread in a third of the
 * time that objects take. Person and command are the first entry's.
 */
export type Append = readonly [
  table: string,
  from: number,
  /** When the table's clocks want to be looked at next; undefined leaves it as it is. */
  deadline: number | null | undefined,
  time: number,
  person: string | null,
  command: string | null,
  ...bodies: string[],
];

/** Something to be done to the file. */
export type Job =
  | Append
  | { readonly kind: 'load'; readonly table: string; readonly from: number }
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'together'; readonly steps: readonly Step[] }
  | { readonly kind: 'close' };

/** What came of it. */
export type Answer =
  | 'stored'
  | 'conflict'
  | 'missing'
  | 'closed'
  | {
      readonly kind: 'table';
      readonly seed: string;
      readonly deadline: number | null;
      readonly phase: string;
      readonly openSeats: number;
      readonly rows: readonly Row[];
    }
  | { readonly kind: 'rows'; readonly rows: readonly object[]; readonly changes: number }
  | { readonly kind: 'failed'; readonly message: string };
