/** Values as columns take them. */
import type { Value } from './ast.ts';
import { evaluate, type Scope } from './evaluate.ts';
import { refusal } from './refusal.ts';
import type { Table, Values } from './table.ts';

const MAX_INTEGER = 2 ** 31 - 1;

/** A new row: what isn't given has its default. */
export function filled(
  table: Table,
  columns: readonly string[],
  list: readonly Value[],
  scope: Scope,
): Values {
  const values: Record<string, Value> = {};
  for (const { name, fallback } of table.columns) {
    const at = columns.indexOf(name);
    values[name] = at >= 0 ? (list[at] ?? null) : fallback ? evaluate(fallback, scope) : null;
  }
  for (const column of columns)
    if (!(column in values))
      throw refusal('42703', `column ${column} of ${table.name} does not exist`);
  return checked(table, values);
}

/** Throws where a column can't take its value. */
export function checked(table: Table, values: Values): Values {
  for (const { name, type, isNotNull } of table.columns) {
    const value = values[name] ?? null;
    if (value === null && isNotNull)
      throw refusal('23502', `null value in column "${name}" of "${table.name}"`);
    if (type === 'integer' && Math.abs(Number(value)) > MAX_INTEGER)
      throw refusal('22003', 'integer out of range');
    if (
      typeof value === 'string' &&
      type !== 'text' &&
      type !== 'varchar' &&
      Number.isNaN(Number(value))
    )
      throw refusal('22P02', `invalid input syntax for type ${type}`);
  }
  return values;
}
