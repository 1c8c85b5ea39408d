/**
 * People who play at this device at a table that it has just opened: they are seated when the table
 * is shown.
 */

/** A person who plays at this device, and their seat. */
export interface Companion {
  readonly seat: number;
  readonly name: string;
}

const expected = new Map<string, readonly Companion[]>();

/** Remembers who comes along to a table, until one is there. */
export function expectCompanions(table: string, companions: readonly Companion[]): void {
  expected.set(table, companions);
}

/** Gives, once, who comes along to a table. */
export function takeCompanions(table: string): readonly Companion[] {
  const companions = expected.get(table) ?? [];
  expected.delete(table);
  return companions;
}
