/** Keyset pagination: a page continues where the last one ended, also if rows were added meanwhile. */
import { sql } from 'kysely';

/** So many items are on a page. */
export const ROWS_PER_PAGE = 30;

/** A page of a list. */
interface Page<Item> {
  readonly items: Item[];
  /** The cursor of the next page; null at the end. */
  readonly next: string | null;
}

/** The position of a row: its time and ids. */
type Position = readonly [time: number, ...ids: string[]];

/** The condition for rows after a cursor, by columns in the order of the list. */
export function before(columns: readonly string[], cursor: string) {
  const [time, ...ids] = cursor.split('.');
  const place = [Number(time), ...ids];
  return sql<boolean>`(${sql.join(columns.map((name) => sql.ref(name)))}) < (${sql.join(place)})`;
}

/** The page that rows are, of which one more than fits was asked for. */
export async function pageOf<Row, Item>(
  rows: readonly Row[],
  positionOf: (row: Row) => Position,
  shown: (rows: readonly Row[]) => Promise<Item[]>,
): Promise<Page<Item>> {
  const some = rows.slice(0, ROWS_PER_PAGE);
  const last = some.at(-1);
  const next =
    rows.length > ROWS_PER_PAGE && last !== undefined ? positionOf(last).join('.') : null;
  return { items: await shown(some), next };
}
