/** Who comes along to a table that one has just opened: they sit down as soon as one does. */

/** Somebody who plays at our device, and where. */
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
