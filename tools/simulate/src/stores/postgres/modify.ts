/** Changes rows as Postgres does at READ COMMITTED: it waits for others that change them, and looks at them again. */
import type { Assignment, Change, Insert, Item, Select } from './ast.ts';
import { checked, filled } from './checked.ts';
import { evaluate, type Scope } from './evaluate.ts';
import { refusal } from './refusal.ts';
import { type Found, joined, type Origin, project, readAll } from './select.ts';
import { Row, type Table, type Values } from './table.ts';
import type { Holder, Moments, Steps } from './transaction.ts';

/** What changes need. */
export interface Writing extends Origin {
  readonly moments: Moments;
  /** Throws where there is no room. */
  needsRoom(): void;
}

/** What a change has done: rows of `returning`, and how many rows it is about. */
export interface Changed {
  readonly rows: readonly Values[];
  readonly count: number;
}

/** Reads rows and locks those of the first table. */
export function* lockRows(select: Select, origin: Writing): Steps<readonly Values[]> {
  const locked: Values[] = [];
  const limit =
    select.limit && evaluate(select.limit, { rows: [], outer: undefined, statement: origin });
  for (const { scope, values } of readAll(select, undefined, origin)) {
    if (limit !== undefined && locked.length >= Number(limit)) break;
    const [first] = scope.rows;
    if (!first?.row) continue;
    const { transaction } = origin.snapshot;
    if (select.lock === 'skip' && first.row.users(transaction).length > 0) continue;
    const { row } = first;
    yield* free(() => row.users(transaction));
    const now = yield* takeRow(first, row, { ...select, rest: scope.rows.slice(1) }, origin);
    if (!now) continue;
    row.lock(transaction);
    locked.push(now === first.values ? values : project(select.items, withRow(scope, first, now)));
  }
  return locked;
}

function withRow(scope: Scope, found: Found, values: Values): Scope {
  const rows = scope.rows.map((row) => (row === found ? { ...found, values } : row));
  return { ...scope, rows };
}

/** Waits until a row is free: gives its newest values if they fulfil the condition still. */
function* takeRow(
  found: Found,
  row: Row,
  { where, rest }: Pick<Change, 'where'> & { readonly rest: readonly Found[] },
  origin: Writing,
): Steps<Values | undefined> {
  yield* free(() => row.holders(origin.snapshot.transaction));
  const newest = row.newest();
  if (!newest || newest === found.values || !where) return newest;
  const rows = [...rest, { ...found, values: newest }];
  return evaluate(where, { rows, outer: undefined, statement: origin }) === true
    ? newest
    : undefined;
}

/** Waits until nobody holds something. */
function* free(holders: () => readonly Holder[]): Steps<void> {
  for (let held = holders(); held.length > 0; held = holders()) yield { for: held };
}

/** Updates or deletes. */
export function* change(statement: Change, origin: Writing): Steps<Changed> {
  const table = origin.table(statement.table);
  const target = {
    of: { is: 'table', name: statement.table },
    alias: statement.alias,
    columns: [],
    join: 'cross',
    on: undefined,
    using: [],
  } as const;
  const rows: Values[] = [];
  let count = 0;
  for (const scope of joined([...statement.from, target], statement.where, undefined, origin)) {
    const found = scope.rows.at(-1);
    if (!found?.row) continue;
    const rest = scope.rows.slice(0, -1);
    const now = yield* takeRow(found, found.row, { where: statement.where, rest }, origin);
    // Joined with several rows, it is changed once.
    if (!now || isDone(found.row, origin)) continue;
    const values = yield* changeRow(
      table,
      found.row,
      now,
      statement,
      withRow(scope, found, now),
      origin,
    );
    count++;
    if (statement.returning.length > 0)
      rows.push(project(statement.returning, withRow(scope, found, values)));
  }
  return { rows, count };
}

/** True for a row that the statement has changed itself. */
function isDone(row: Row, { snapshot }: Writing): boolean {
  const last = row.versions.at(-1);
  return last?.by === snapshot.transaction && last.made > snapshot.moment;
}

function* changeRow(
  table: Table,
  row: Row,
  now: Values,
  { is, set }: { readonly is: Change['is']; readonly set: readonly Assignment[] },
  scope: Scope,
  origin: Writing,
): Steps<Values> {
  origin.needsRoom();
  if (is === 'delete') {
    yield* letGo(table, row, now, origin);
    row.write(undefined, origin.snapshot.transaction, origin.moments.next());
    return now;
  }
  const given = Object.fromEntries(set.map(({ column, to }) => [column, evaluate(to, scope)]));
  const values = checked(table, { ...now, ...given });
  const keys = table.keys.filter(({ columns }) => columns.some((one) => values[one] !== now[one]));
  for (const { columns } of keys) {
    if (yield* rivalOf(table, columns, values, row, origin)) throw taken(table, columns);
    yield* free(() => row.users(origin.snapshot.transaction));
    row.lock(origin.snapshot.transaction);
    if (table.referring.some(({ reference }) => columns.includes(reference.to)))
      yield* letGo(table, row, now, origin);
  }
  yield* refer(table, values, now, origin);
  row.write(values, origin.snapshot.transaction, origin.moments.next());
  return values;
}

/** Adds rows. */
export function* insert(statement: Insert, origin: Writing): Steps<Changed> {
  const table = origin.table(statement.table);
  const scope: Scope = { rows: [], outer: undefined, statement: origin };
  const { rows: given, columns } = statement;
  const lists =
    'is' in given
      ? readAll(given, undefined, origin).map(({ values }) => Object.values(values))
      : given.map((row) => row.map((of) => evaluate(of, scope)));
  const rows: Values[] = [];
  let count = 0;
  for (const list of lists) {
    const values = filled(table, columns, list, scope);
    const stored = yield* insertOne(table, values, statement, origin);
    if (!stored) continue;
    count++;
    rows.push(returned(statement.returning, table, stored, origin));
  }
  return { rows: statement.returning.length > 0 ? rows : [], count };
}

function returned(items: readonly Item[], table: Table, values: Values, origin: Writing): Values {
  return project(items, {
    rows: [{ alias: table.name, values }],
    outer: undefined,
    statement: origin,
  });
}

function* insertOne(
  table: Table,
  values: Values,
  statement: Insert,
  origin: Writing,
): Steps<Values | undefined> {
  origin.needsRoom();
  const { onConflict } = statement;
  for (const { columns } of table.keys) {
    const rival = yield* rivalOf(table, columns, values, undefined, origin);
    if (!rival) continue;
    const { columns: target = [], set } = onConflict ?? {};
    if (!onConflict || (target.length > 0 && `${target}` !== `${columns}`))
      throw taken(table, columns);
    if (!set) return undefined;
    yield* free(() => rival.holders(origin.snapshot.transaction));
    const now = rival.newest();
    if (!now) return yield* insertOne(table, values, statement, origin);
    const rows = [
      { alias: table.name, values: now },
      { alias: 'excluded', values },
    ];
    const scope = { rows, outer: undefined, statement: origin };
    return yield* changeRow(table, rival, now, { is: 'update', set }, scope, origin);
  }
  yield* refer(table, values, undefined, origin);
  new Row(table).write(values, origin.snapshot.transaction, origin.moments.next());
  return values;
}

/** Another row with the same key, once it is known whether it stays. */
function* rivalOf(
  table: Table,
  columns: readonly string[],
  values: Values,
  own: Row | undefined,
  origin: Writing,
): Steps<Row | undefined> {
  if (columns.some((column) => values[column] === null)) return undefined;
  const key = Object.fromEntries(columns.map((column) => [column, values[column] ?? null]));
  const others = () =>
    [...table.candidates(key)].filter(
      (row) => row !== own && row.versions.some((version) => isAt(key, version.values)),
    );
  yield* free(() => others().flatMap((row) => row.writers(origin.snapshot.transaction)));
  return others().find((row) => isAt(key, row.newest()));
}

function isAt(key: Values, values: Values | undefined): boolean {
  return (
    values !== undefined && Object.entries(key).every(([name, value]) => values[name] === value)
  );
}

/** The rows that a new row refers to have to be there, and stay until its transaction ends. */
function* refer(
  table: Table,
  values: Values,
  before: Values | undefined,
  origin: Writing,
): Steps<void> {
  const { transaction } = origin.snapshot;
  for (const { column, table: name, to } of table.references) {
    const value = values[column] ?? null;
    if (value === null || value === before?.[column]) continue;
    const candidates = [...origin.table(name).candidates({ [to]: value })];
    let isThere = false;
    for (const row of candidates) {
      yield* free(() => row.keyHolders(transaction));
      const isSeen = row.versions.some(({ by }) => by === transaction || by.state === 'committed');
      if (!isSeen || row.newest()?.[to] !== value) continue;
      isThere = true;
      row.shared.add(transaction);
      transaction.touched.add(row);
    }
    if (!isThere)
      throw refusal(
        '23503',
        `insert or update on table "${table.name}" violates a foreign key on ${column}`,
      );
  }
}

/** A row that goes: nothing may refer to it, or goes with it. */
function* letGo(table: Table, row: Row, values: Values, origin: Writing): Steps<void> {
  const { transaction } = origin.snapshot;
  yield* free(() => [...row.shared].filter((by) => by !== transaction));
  for (const { table: other, reference } of table.referring) {
    const value = values[reference.to] ?? null;
    for (const referring of [...other.candidates({ [reference.column]: value })]) {
      yield* free(() => referring.holders(transaction));
      const there = referring.newest();
      if (there?.[reference.column] !== value) continue;
      if (!reference.isCascade)
        throw refusal(
          '23503',
          `update or delete on table "${table.name}" violates a foreign key of "${other.name}"`,
        );
      yield* letGo(other, referring, there, origin);
      referring.write(undefined, transaction, origin.moments.next());
    }
  }
}

function taken(table: Table, columns: readonly string[]): Error {
  return refusal(
    '23505',
    `duplicate key value violates unique constraint on ${table.name} (${columns})`,
  );
}
