/** Reads rows: joins, conditions, groups, order. */
import type { Expression, Item, Select, Source, Value } from './ast.ts';
import {
  compare,
  evaluate,
  isAggregate,
  isKnownBefore,
  type Named,
  type Scope,
  type StatementContext,
} from './evaluate.ts';
import { refusal } from './refusal.ts';
import type { Row, Table, Values } from './table.ts';
import type { Snapshot } from './transaction.ts';

/** A row of a source; where it is in a table, that row. */
export interface Found extends Named {
  readonly row?: Row;
}

/** What a statement reads from. */
export interface Origin extends StatementContext {
  readonly snapshot: Snapshot;
  /** Rows of queries before this one that have a name. */
  readonly named: ReadonlyMap<string, readonly Values[]>;
  table(name: string): Table;
}

/** A row of a result with the rows of tables that it comes from. */
export interface Read {
  readonly scope: Omit<Scope, 'rows'> & { readonly rows: readonly Found[] };
  readonly values: Values;
}

/** The rows of a query. */
export function readAll(select: Select, outer: Scope | undefined, origin: Origin): Read[] {
  const found = joined(select.from, select.where, outer, origin);
  const isGrouped = select.groupBy.length > 0 || select.items.some(({ of }) => isAggregate(of));
  const scopes = isGrouped ? groupsOf(found, select, outer, origin) : found;
  if (select.orderBy.length > 0) sort(scopes, select);
  const limit = select.limit && evaluate(select.limit, { rows: [], outer, statement: origin });
  const all = scopes.map((scope) => ({ scope, values: project(select.items, scope) }));
  const distinct = select.isDistinct ? withoutRepeats(all) : all;
  // Where rows are locked, those that others hold don't count.
  return limit === undefined || select.lock !== 'no' ? distinct : distinct.slice(0, Number(limit));
}

type FoundScope = Read['scope'];

/** All combinations of rows for which the condition is true. */
export function joined(
  sources: readonly Source[],
  where: Expression | undefined,
  outer: Scope | undefined,
  origin: Origin,
): FoundScope[] {
  let scopes: FoundScope[] = [{ rows: [], outer, statement: origin }];
  for (const source of sources) {
    const conditions = [...conjunctsOf(source.on), ...conjunctsOf(where)];
    scopes = scopes.flatMap((scope) => joinOne(source, conditions, scope, origin));
  }
  return where ? scopes.filter((scope) => evaluate(where, scope) === true) : scopes;
}

function joinOne(
  source: Source,
  conditions: readonly Expression[],
  scope: FoundScope,
  origin: Origin,
): FoundScope[] {
  const matching: FoundScope[] = [];
  for (const found of rowsOf(source, conditions, scope, origin)) {
    const next = { ...scope, rows: [...scope.rows, found] };
    const isEqual = source.using.every((name) =>
      scope.rows.some(({ values }) => name in values && values[name] === found.values[name]),
    );
    if (isEqual && (!source.on || evaluate(source.on, next) === true)) matching.push(next);
  }
  if (matching.length > 0 || source.join !== 'left') return matching;
  const nothing = { alias: source.alias, values: emptyOf(source, origin) };
  return [{ ...scope, rows: [...scope.rows, nothing] }];
}

function* rowsOf(
  { of, alias, columns }: Source,
  conditions: readonly Expression[],
  scope: Scope,
  origin: Origin,
): Iterable<Found> {
  if (of.is === 'select') {
    for (const values of origin.read(of.select, scope)) yield { alias, values };
    return;
  }
  if (of.is === 'unnest') {
    const arrays = of.arrays.map((array) => evaluate(array, scope) as readonly Value[]);
    for (let index = 0; index < Math.max(...arrays.map(({ length }) => length)); index++) {
      const given = arrays.map((array) => array[index] ?? null);
      if (of.ordinal) given.push(index + 1);
      yield {
        alias,
        values: Object.fromEntries(given.map((value, at) => [columns[at] ?? alias, value])),
      };
    }
    return;
  }
  const named = origin.named.get(of.name);
  if (named) for (const values of named) yield { alias, values };
  else yield* rowsOfTable(origin.table(of.name), alias, conditions, scope, origin);
}

/** Rows of a table that can fulfil the conditions, found by an index where they say what equals what. */
function* rowsOfTable(
  table: Table,
  alias: string,
  conditions: readonly Expression[],
  scope: Scope,
  origin: Origin,
): Iterable<Found> {
  const known: Record<string, Value> = {};
  const empty = emptyRow(table);
  for (const condition of conditions) {
    if (condition.is !== 'binary' || condition.operator !== '=') continue;
    for (const [one, other] of [
      [condition.left, condition.right],
      [condition.right, condition.left],
    ] as const) {
      if (one.is !== 'column' || !(one.name in empty) || (one.table ?? alias) !== alias) continue;
      if (isKnownBefore(other, alias, empty, scope)) known[one.name] = evaluate(other, scope);
    }
  }
  for (const row of table.candidates(known)) {
    const values = row.seen(origin.snapshot);
    if (values) yield { alias, values, row };
  }
}

function conjunctsOf(condition: Expression | undefined): Expression[] {
  if (!condition) return [];
  if (condition.is !== 'binary' || condition.operator !== 'and') return [condition];
  return [...conjunctsOf(condition.left), ...conjunctsOf(condition.right)];
}

function emptyRow(table: Table): Values {
  return Object.fromEntries(table.columns.map(({ name }) => [name, null]));
}

function emptyOf({ of, alias }: Source, origin: Origin): Values {
  if (of.is === 'table' && !origin.named.has(of.name)) return emptyRow(origin.table(of.name));
  throw refusal('0A000', `the model of Postgres joins only tables to the left, not ${alias}`);
}

function groupsOf(
  found: readonly FoundScope[],
  { groupBy }: Select,
  outer: Scope | undefined,
  origin: Origin,
): FoundScope[] {
  if (groupBy.length === 0) {
    return [{ rows: found[0]?.rows ?? [], group: found, outer, statement: origin }];
  }
  const groups = Map.groupBy(found, (scope) =>
    JSON.stringify(groupBy.map((of) => evaluate(of, scope))),
  );
  return [...groups.values()].map((group) => ({ ...group[0]!, group }));
}

/** Nulls are last, or first where the order descends. */
function sort(scopes: FoundScope[], { orderBy, items }: Select): void {
  const keys = new Map(
    scopes.map((scope) => [scope, orderBy.map(({ of }) => evaluate(named(of, items), scope))]),
  );
  scopes.sort((one, other) => {
    for (const [index, { isDescending }] of orderBy.entries()) {
      const [left = null, right = null] = [keys.get(one)?.[index], keys.get(other)?.[index]];
      const order =
        left === null || right === null
          ? Number(left === null) - Number(right === null)
          : compare(left, right);
      if (order !== 0) return isDescending ? -order : order;
    }
    return 0;
  });
}

/** What a name in an order stands for: a column of the result comes first. */
function named(of: Expression, items: readonly Item[]): Expression {
  if (of.is !== 'column' || of.table !== undefined) return of;
  return items.find(({ name, of: item }) => name === of.name && item.is !== 'star')?.of ?? of;
}

/** The columns of a result. */
export function project(items: readonly Item[], scope: Scope): Values {
  const values: Record<string, Value> = {};
  for (const { of, name } of items) {
    if (of.is !== 'star') values[freeName(values, name)] = evaluate(of, scope);
    else
      for (const row of scope.rows)
        if ((of.table ?? row.alias) === row.alias) Object.assign(values, row.values);
  }
  return values;
}

/** Columns without a name of their own are told apart. */
function freeName(values: Values, name: string): string {
  return name === '?column?' && name in values ? `${name}${Object.keys(values).length}` : name;
}

function withoutRepeats(all: readonly Read[]): Read[] {
  return [...new Map(all.map((one) => [JSON.stringify(one.values), one])).values()];
}
