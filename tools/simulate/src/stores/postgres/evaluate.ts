/** Values of expressions, with the three truths of SQL. */
import type { Expression, Select, Value } from './ast.ts';
import { refusal } from './refusal.ts';
import type { Values } from './table.ts';

/** A row of a source by the name of that source. */
export interface Named {
  readonly alias: string;
  readonly values: Values;
}

/** What an expression can see. */
export interface Scope {
  readonly rows: readonly Named[];
  /** The rows of a group, each as all of its sources. */
  readonly group?: readonly Scope[];
  readonly outer: Scope | undefined;
  readonly statement: StatementContext;
}

/** What all expressions of a statement can see. */
export interface StatementContext {
  readonly parameters: readonly Value[];
  /** Rows of a query inside of an expression. */
  read(select: Select, outer: Scope): readonly Values[];
  /** The time in milliseconds. */
  now(): number;
  /** A function that does something. */
  act(name: string, args: readonly Value[]): Value;
}

const AGGREGATES: ReadonlySet<string> = new Set(['count', 'sum', 'max', 'min']);

/** True if an expression is about a group of rows. */
export function isAggregate(of: Expression): boolean {
  if (of.is === 'call') return AGGREGATES.has(of.name) || of.args.some(isAggregate);
  if (of.is === 'binary') return isAggregate(of.left) || isAggregate(of.right);
  return false;
}

/** The value of an expression. */
export function evaluate(of: Expression, scope: Scope): Value {
  switch (of.is) {
    case 'value':
      return of.value;
    case 'parameter':
      return scope.statement.parameters[of.index] ?? null;
    case 'column':
      return columnOf(of.name, of.table, scope);
    case 'row':
      return of.items.map((item) => evaluate(item, scope));
    case 'not': {
      const value = evaluate(of.of, scope);
      return value === null ? null : !value;
    }
    case 'null':
      return (evaluate(of.of, scope) === null) !== of.isNot;
    case 'exists':
      return scope.statement.read(of.select, scope).length > 0;
    case 'scalar':
      return firstOf(scope.statement.read(of.select, scope)[0]);
    case 'in':
      return isAmong(of, scope);
    case 'binary':
      return combined(of, scope);
    case 'call':
      return AGGREGATES.has(of.name) ? aggregate(of, scope) : called(of.name, of.args, scope);
    case 'star':
      throw new Error('the model of Postgres has no value for a star');
  }
}

function firstOf(values: Values | undefined): Value {
  return values ? (Object.values(values)[0] ?? null) : null;
}

/** The value of a column, in the nearest source that has it. */
function columnOf(name: string, table: string | undefined, scope: Scope): Value {
  for (let at: Scope | undefined = scope; at; at = at.outer) {
    for (const { alias, values } of at.rows) {
      if (table !== undefined && alias !== table) continue;
      const value = values[name];
      if (value !== undefined) return value;
    }
  }
  throw refusal('42703', `column ${table ?? ''}.${name} does not exist`);
}

/** True if an expression has a value before a source has its row. */
export function isKnownBefore(
  of: Expression,
  alias: string,
  columns: Values,
  scope: Scope,
): boolean {
  switch (of.is) {
    case 'value':
    case 'parameter':
      return true;
    case 'binary':
      return (
        isKnownBefore(of.left, alias, columns, scope) &&
        isKnownBefore(of.right, alias, columns, scope)
      );
    case 'column':
      if (of.table === alias || (of.table === undefined && of.name in columns)) return false;
      for (let at: Scope | undefined = scope; at; at = at.outer)
        if (at.rows.some((row) => (of.table ?? row.alias) === row.alias && of.name in row.values))
          return true;
      return false;
    default:
      return false;
  }
}

function isAmong(of: Extract<Expression, { is: 'in' }>, scope: Scope): Value {
  const value = evaluate(of.of, scope);
  const among =
    'is' in of.among
      ? scope.statement.read(of.among, scope).map(firstOf)
      : of.among.map((one) => evaluate(one, scope));
  if (among.length === 0) return of.isNot;
  if (value === null) return null;
  if (among.some((one) => one !== null && compare(value, one) === 0)) return !of.isNot;
  return among.includes(null) ? null : of.isNot;
}

function combined(of: Extract<Expression, { is: 'binary' }>, scope: Scope): Value {
  const { operator } = of;
  const left = evaluate(of.left, scope);
  if (operator === 'and' && left === false) return false;
  if (operator === 'or' && left === true) return true;
  const right = evaluate(of.right, scope);
  if (operator === 'and')
    return right === false ? false : left === null || right === null ? null : true;
  if (operator === 'or')
    return right === true ? true : left === null || right === null ? null : false;
  if (left === null || right === null) return null;
  switch (operator) {
    case '=':
      return compare(left, right) === 0;
    case '<>':
      return compare(left, right) !== 0;
    case '<':
      return compare(left, right) < 0;
    case '>':
      return compare(left, right) > 0;
    case '<=':
      return compare(left, right) <= 0;
    case '>=':
      return compare(left, right) >= 0;
    case '+':
      return Number(left) + Number(right);
    case '-':
      return Number(left) - Number(right);
    case '*':
      return Number(left) * Number(right);
    case '||':
      return `${left}${right}`;
    case 'like':
      return isLike(String(left), String(right));
    default:
      throw new Error(`the model of Postgres has no operator ${operator}`);
  }
}

/** Orders values as Postgres does by code points; rows by their first difference. */
export function compare(one: Value, other: Value): number {
  if (one === other) return 0;
  if (Array.isArray(one) && Array.isArray(other)) {
    for (const [index, value] of one.entries()) {
      const order = compare(value, other[index]);
      if (order !== 0) return order;
    }
    return 0;
  }
  const [left, right] = typeof one === typeof other ? [one, other] : [Number(one), Number(other)];
  if (left === right) return 0;
  return (left ?? 0) < (right ?? 0) ? -1 : 1;
}

function isLike(text: string, pattern: string): boolean {
  const source = [...pattern]
    .map((letter) =>
      letter === '%'
        ? '[^]*'
        : letter === '_'
          ? '[^]'
          : letter.replace(/[\\^$.*+?()[\]{}|]/, '\\$&'),
    )
    .join('');
  return new RegExp(`^${source}$`).test(text);
}

function aggregate({ name, args }: Extract<Expression, { is: 'call' }>, scope: Scope): Value {
  const group = scope.group;
  const [of] = args;
  if (!group || !of) throw refusal('42803', `${name} is about groups`);
  if (of.is === 'star') return group.length;
  const values = group.map((row) => evaluate(of, row)).filter((value) => value !== null);
  if (name === 'count') return values.length;
  if (values.length === 0) return null;
  if (name === 'sum') return values.reduce<number>((sum, value) => sum + Number(value), 0);
  const sign = name === 'max' ? 1 : -1;
  return values.reduce((best, value) => (sign * compare(value, best) > 0 ? value : best));
}

function called(name: string, expressions: readonly Expression[], scope: Scope): Value {
  const args = expressions.map((one) => evaluate(one, scope));
  const [first = null, second = null, third = null] = args;
  switch (name) {
    case 'coalesce':
      return args.find((value) => value !== null) ?? null;
    case 'lower':
      return first === null ? null : String(first).toLowerCase();
    case 'substr':
      return first === null
        ? null
        : String(first).slice(Number(second) - 1, Number(second) - 1 + Number(third));
    case 'length':
      return first === null ? null : [...String(first)].length;
    case 'hashtextextended':
      return String(first);
    case 'clock_timestamp':
      return scope.statement.now() / 1000;
    case 'extract':
      return first;
    default:
      return scope.statement.act(name, args);
  }
}
