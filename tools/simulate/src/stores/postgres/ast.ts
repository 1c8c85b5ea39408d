/** Statements of SQL as data: the part of Postgres' language that the server and Kysely's migrations speak. */

/** A value of a column, a parameter or an expression. */
export type Value = null | boolean | number | string | readonly Value[];

/** An expression. */
export type Expression =
  | { readonly is: 'value'; readonly value: Value }
  | { readonly is: 'parameter'; readonly index: number }
  | { readonly is: 'column'; readonly table: string | undefined; readonly name: string }
  | { readonly is: 'star'; readonly table: string | undefined }
  | { readonly is: 'row'; readonly items: readonly Expression[] }
  | { readonly is: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | { readonly is: 'not'; readonly of: Expression }
  | { readonly is: 'null'; readonly of: Expression; readonly isNot: boolean }
  | { readonly is: 'exists'; readonly select: Select }
  | { readonly is: 'scalar'; readonly select: Select }
  | {
      readonly is: 'in';
      readonly of: Expression;
      readonly among: readonly Expression[] | Select;
      readonly isNot: boolean;
    }
  | {
      readonly is: 'binary';
      readonly operator: string;
      readonly left: Expression;
      readonly right: Expression;
    };

/** An expression with the name of its column. */
export interface Item {
  readonly of: Expression;
  readonly name: string;
}

/** Where rows come from. */
export interface Source {
  readonly of:
    | { readonly is: 'table'; readonly name: string }
    | { readonly is: 'select'; readonly select: Select }
    | { readonly is: 'unnest'; readonly arrays: readonly Expression[]; readonly ordinal: boolean };
  readonly alias: string;
  /** Names that the alias gives to columns. */
  readonly columns: readonly string[];
  readonly join: 'cross' | 'inner' | 'left';
  readonly on: Expression | undefined;
  readonly using: readonly string[];
}

/** A statement that reads. */
export interface Select {
  readonly is: 'select';
  readonly isDistinct: boolean;
  readonly items: readonly Item[];
  readonly from: readonly Source[];
  readonly where: Expression | undefined;
  readonly groupBy: readonly Expression[];
  readonly orderBy: readonly { readonly of: Expression; readonly isDescending: boolean }[];
  readonly limit: Expression | undefined;
  readonly lock: 'no' | 'wait' | 'skip';
}

/** A column and its new value. */
export interface Assignment {
  readonly column: string;
  readonly to: Expression;
}

/** Rows to be added. */
export interface Insert {
  readonly is: 'insert';
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Expression[])[] | Select;
  readonly onConflict:
    | undefined
    | { readonly columns: readonly string[]; readonly set: readonly Assignment[] | undefined };
  readonly returning: readonly Item[];
}

/** Rows to be changed or, without assignments, deleted. */
export interface Change {
  readonly is: 'update' | 'delete';
  readonly table: string;
  readonly alias: string;
  readonly set: readonly Assignment[];
  readonly from: readonly Source[];
  readonly where: Expression | undefined;
  readonly returning: readonly Item[];
}

/** A statement about rows. */
export type Query = Select | Insert | Change;

/** A column of a new table. */
export interface ColumnDefinition {
  readonly name: string;
  readonly type: string;
  readonly isNotNull: boolean;
  readonly fallback: Expression | undefined;
}

/** A reference to a row of another table. */
export interface Reference {
  readonly column: string;
  readonly table: string;
  readonly to: string;
  readonly isCascade: boolean;
}

/** A statement. */
export type Statement =
  | {
      readonly is: 'query';
      readonly with: readonly { readonly name: string; readonly query: Query }[];
      readonly query: Query;
    }
  | {
      readonly is: 'create table';
      readonly name: string;
      readonly isUnlogged: boolean;
      readonly ifMissing: boolean;
      readonly columns: readonly ColumnDefinition[];
      /** The columns of its primary key, and of other unique keys. */
      readonly keys: readonly (readonly string[])[];
      readonly references: readonly Reference[];
    }
  | {
      readonly is: 'create index';
      readonly table: string;
      readonly columns: readonly string[];
      readonly isUnique: boolean;
    }
  | { readonly is: 'add column'; readonly table: string; readonly column: ColumnDefinition }
  | { readonly is: 'begin' }
  | { readonly is: 'commit' }
  | { readonly is: 'rollback' }
  | { readonly is: 'set' }
  | { readonly is: 'listen'; readonly channel: string };
