/** The type of a migration. */
import type { Kysely } from 'kysely';

/** The kinds of databases. */
export type Kind = 'sqlite' | 'postgres';

/** One step from a version of the database to the next. */
export interface Step {
  /** Its key in databases, which run it once: a number by which steps are sorted, and a few words. */
  readonly name: string;
  /** The one kind of database that has it; undefined for both. */
  readonly only?: Kind;
  /** Makes the changes; they are part of a transaction. */
  up(db: Kysely<unknown>, kind: Kind): Promise<void>;
}
