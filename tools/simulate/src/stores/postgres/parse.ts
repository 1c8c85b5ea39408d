/** Reads statements of SQL. */
import type {
  Assignment,
  Change,
  ColumnDefinition,
  Expression,
  Insert,
  Item,
  Query,
  Reference,
  Select,
  Source,
  Statement,
} from './ast.ts';
import { ExpressionReader } from './expressions.ts';
import { TokenReader } from './tokens.ts';

/** Statements that were read already: servers say the same ones again and again. */
const known = new Map<string, readonly Statement[]>();

/** Texts that are kept. */
const MAX_KNOWN = 2000;

/** The statements of a text. */
export function parse(sql: string): readonly Statement[] {
  const before = known.get(sql);
  if (before) return before;
  const statements = new StatementReader(sql).all();
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(sql, statements);
  return statements;
}

class StatementReader {
  readonly #tokens: TokenReader;
  readonly #expressions: ExpressionReader;

  constructor(sql: string) {
    this.#tokens = new TokenReader(sql);
    this.#expressions = new ExpressionReader(this.#tokens, () => this.#select());
  }

  all(): Statement[] {
    const statements: Statement[] = [];
    while (!this.#tokens.isAtEnd) {
      statements.push(this.#statement());
      if (!this.#tokens.isAtEnd) this.#tokens.needs(';');
    }
    return statements;
  }

  #statement(): Statement {
    const tokens = this.#tokens;
    for (const is of ['begin', 'commit', 'rollback'] as const) if (tokens.takes(is)) return { is };
    if (tokens.takes('set')) {
      while (!tokens.sees(';') && !tokens.isAtEnd) tokens.take();
      return { is: 'set' };
    }
    if (tokens.takes('listen')) return { is: 'listen', channel: tokens.name() };
    if (tokens.takes('create')) return this.#create();
    if (tokens.takes('alter', 'table')) {
      const table = tokens.name();
      tokens.needs('add', 'column');
      return { is: 'add column', table, column: this.#definition([], [], '') };
    }
    const named: { name: string; query: Query }[] = [];
    if (tokens.takes('with')) {
      named.push(
        ...tokens.list(() => {
          const name = tokens.name();
          tokens.needs('as', '(');
          const query = this.#query();
          tokens.needs(')');
          return { name, query };
        }),
      );
    }
    return { is: 'query', with: named, query: this.#query() };
  }

  #query(): Query {
    if (this.#tokens.takes('insert', 'into')) return this.#insert();
    if (this.#tokens.takes('update')) return this.#change('update');
    if (this.#tokens.takes('delete', 'from')) return this.#change('delete');
    return this.#select();
  }

  #select(): Select {
    const tokens = this.#tokens;
    tokens.needs('select');
    const isDistinct = tokens.takes('distinct');
    const items = this.#items();
    const from = tokens.takes('from') ? this.#sources() : [];
    const where = this.#optional('where');
    const groupBy = tokens.takes('group', 'by') ? tokens.list(() => this.#expressions.read()) : [];
    const orderBy = tokens.takes('order', 'by') ? tokens.list(() => this.#order()) : [];
    const limit = this.#optional('limit');
    let lock: Select['lock'] = 'no';
    if (tokens.takes('for', 'update')) lock = tokens.takes('skip', 'locked') ? 'skip' : 'wait';
    return { is: 'select', isDistinct, items, from, where, groupBy, orderBy, limit, lock };
  }

  #optional(word: string): Expression | undefined {
    return this.#tokens.takes(word) ? this.#expressions.read() : undefined;
  }

  #order() {
    const of = this.#expressions.read();
    const isDescending = this.#tokens.takes('desc');
    if (!isDescending) this.#tokens.takes('asc');
    return { of, isDescending };
  }

  #items(): Item[] {
    return this.#tokens.list(() => {
      const of = this.#expressions.read();
      const named = of.is === 'column' || of.is === 'call' ? of.name : '?column?';
      return { of, name: this.#expressions.alias() ?? named };
    });
  }

  #sources(): Source[] {
    const sources = [this.#source('cross')];
    for (;;) {
      if (this.#tokens.takes(',')) sources.push(this.#source('cross'));
      else if (this.#tokens.takes('left', 'join')) sources.push(this.#source('left'));
      else if (this.#tokens.takes('inner', 'join') || this.#tokens.takes('join'))
        sources.push(this.#source('inner'));
      else return sources;
    }
  }

  #source(join: Source['join']): Source {
    const tokens = this.#tokens;
    const { of, name } = this.#origin();
    const alias = this.#expressions.alias() ?? name;
    const columns = tokens.sees('(') ? tokens.inBrackets(() => tokens.name()) : [];
    const on = join === 'cross' ? undefined : this.#optional('on');
    const isUsing = join !== 'cross' && tokens.takes('using');
    const using = isUsing ? tokens.inBrackets(() => tokens.name()) : [];
    return { of, alias, columns, join, on, using };
  }

  #origin(): { readonly of: Source['of']; readonly name: string } {
    const tokens = this.#tokens;
    if (tokens.takes('(')) {
      const select = this.#select();
      tokens.needs(')');
      return { of: { is: 'select', select }, name: '' };
    }
    const name = tokens.name();
    if (name === 'unnest' && tokens.sees('(')) {
      const arrays = tokens.inBrackets(() => this.#expressions.read());
      return { of: { is: 'unnest', arrays, ordinal: tokens.takes('with', 'ordinality') }, name };
    }
    return { of: { is: 'table', name }, name };
  }

  #insert(): Insert {
    const tokens = this.#tokens;
    const table = tokens.name();
    const columns = tokens.inBrackets(() => tokens.name());
    const read = () => this.#expressions.read();
    const rows = tokens.takes('values')
      ? tokens.list(() => tokens.inBrackets(read))
      : this.#select();
    let onConflict: Insert['onConflict'];
    if (tokens.takes('on', 'conflict')) {
      const target = tokens.sees('(') ? tokens.inBrackets(() => tokens.name()) : [];
      tokens.needs('do');
      if (tokens.takes('nothing')) onConflict = { columns: target, set: undefined };
      else {
        tokens.needs('update', 'set');
        onConflict = { columns: target, set: this.#assignments() };
      }
    }
    return { is: 'insert', table, columns, rows, onConflict, returning: this.#returning() };
  }

  #change(is: Change['is']): Change {
    const tokens = this.#tokens;
    const table = tokens.name();
    const alias = this.#expressions.alias() ?? table;
    const set = tokens.takes('set') ? this.#assignments() : [];
    const from = tokens.takes('from') ? this.#sources() : [];
    const where = this.#optional('where');
    return { is, table, alias, set, from, where, returning: this.#returning() };
  }

  #assignments(): Assignment[] {
    return this.#tokens.list(() => {
      const column = this.#tokens.name();
      this.#tokens.needs('=');
      return { column, to: this.#expressions.read() };
    });
  }

  #returning(): Item[] {
    return this.#tokens.takes('returning') ? this.#items() : [];
  }

  #create(): Statement {
    const tokens = this.#tokens;
    const isUnique = tokens.takes('unique');
    if (tokens.takes('index')) {
      tokens.name();
      tokens.needs('on');
      const table = tokens.name();
      const named = tokens.inBrackets(() => this.#expressions.read());
      // An index of some rows is for speed alone.
      const isPartial = this.#optional('where') !== undefined;
      const columns = named.flatMap((of) => (of.is === 'column' ? [of.name] : []));
      return { is: 'create index', table, columns, isUnique: isUnique && !isPartial };
    }
    const isUnlogged = tokens.takes('unlogged');
    tokens.needs('table');
    const ifMissing = tokens.takes('if', 'not', 'exists');
    const name = tokens.name();
    const keys: string[][] = [];
    const references: Reference[] = [];
    const columns = tokens
      .inBrackets(() => {
        if (tokens.takes('constraint')) tokens.name();
        if (!tokens.takes('primary', 'key')) return this.#definition(keys, references, name);
        keys.unshift(tokens.inBrackets(() => tokens.name()));
        return undefined;
      })
      .filter((column) => column !== undefined);
    return { is: 'create table', name, isUnlogged, ifMissing, columns, keys, references };
  }

  #definition(keys: string[][], references: Reference[], of: string): ColumnDefinition {
    const tokens = this.#tokens;
    const name = tokens.name();
    const type = tokens.takes('double', 'precision') ? 'double precision' : tokens.name();
    if (tokens.sees('(')) tokens.inBrackets(() => tokens.take());
    let isNotNull = false;
    let fallback: Expression | undefined;
    for (;;) {
      if (tokens.takes('not', 'null')) isNotNull = true;
      else if (tokens.takes('primary', 'key')) keys.unshift([name]);
      else if (tokens.takes('unique')) keys.push([name]);
      else if (tokens.takes('default')) fallback = this.#expressions.read();
      else if (tokens.takes('references')) {
        const table = tokens.name();
        const [to = 'id'] = tokens.inBrackets(() => tokens.name());
        const isCascade = tokens.takes('on', 'delete', 'cascade');
        references.push({ column: name, table: table || of, to, isCascade });
      } else return { name, type, isNotNull, fallback };
    }
  }
}
