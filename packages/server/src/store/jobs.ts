/** What is said between the embedded store and its thread. */

/** An entry as a row: time, person, command, body. */
export type Row = readonly [number, string | null, string | null, string];

/** Something to be done to the file. */
export type Job =
  | {
      readonly kind: 'append';
      readonly table: string;
      readonly from: number;
      readonly rows: readonly Row[];
      /** When the table's clocks want to be looked at next; undefined leaves it as it is. */
      readonly deadline: number | null | undefined;
    }
  | { readonly kind: 'load'; readonly table: string; readonly from: number }
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'close' };

/** What came of it. */
export type Answer =
  | { readonly kind: 'stored' | 'conflict' | 'missing' | 'closed' }
  | {
      readonly kind: 'table';
      readonly seed: string;
      readonly deadline: number | null;
      readonly rows: readonly Row[];
    }
  | { readonly kind: 'rows'; readonly rows: readonly object[]; readonly changes: number }
  | { readonly kind: 'failed'; readonly message: string };
